"""Go problems: reads collections with marked answers, has the engine answer them, and proves answers."""
