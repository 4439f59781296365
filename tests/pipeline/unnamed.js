// Controls and pictures without a name.
() => [...document.querySelectorAll("button, a, input, select, textarea, [role=img], svg:not(.defs)")]
  .filter((e) => e.getClientRects().length)
  .filter((e) => !(e.getAttribute("aria-label") || e.labels?.length || e.textContent.trim() || e.alt || e.querySelector("title")))
  .map((e) => e.outerHTML.slice(0, 80))
