// Texts whose contrast to what they lie on is less than WCAG AA asks.
() => {
  const number = (text) => text.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const ground = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const found = number(getComputedStyle(e).backgroundColor);
      if (found.length < 4 || found[3] > .99) return found;
    }
    return [255, 255, 255];
  };
  const bad = [];
  for (const e of document.querySelectorAll("body *:not(svg *)")) {
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(e);
    if (!own || style.visibility === "hidden" || !e.getClientRects().length || e.closest(".hidden, .skip")) continue;
    const [one, two] = [light(number(style.color)), light(ground(e))].sort((a, b) => b - a);
    const large = parseFloat(style.fontSize) >= 24;
    if ((one + .05) / (two + .05) < (large ? 3 : 4.5)) bad.push(`${e.className} ${e.textContent.trim().slice(0, 30)} ${((one + .05) / (two + .05)).toFixed(2)}`);
  }
  return bad;
}
