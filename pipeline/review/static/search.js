// Draw a position; the patterns that fit it follow at once.
"use strict";
(() => {
  const $ = (name) => document.getElementById(name);
  let cells = [], at = 28, brush = 28, asked = 0;
  const read = () => { cells = $("search").dataset.cells.match(/../g).map((two) => parseInt(two, 16)); };

  async function show() {
    const mine = ++asked;
    const path = `/search?cells=${cells.map((cell) => cell.toString(16).padStart(2, "0")).join("")}`;
    let page;
    try { page = await katachi.page(path, "board"); } catch (error) { katachi.say(error.message, true); return; }
    if (mine !== asked) return;
    for (const name of ["board", "number", "found"]) $(name).replaceChildren(...page.getElementById(name).childNodes);
    history.replaceState(null, "", path);
    showCursor();
  }
  function showCursor() {
    const svg = $("board").querySelector("svg"), rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    svg.querySelectorAll(".cursor").forEach((e) => e.remove());
    for (const [key, value] of Object.entries({ class: "cursor", x: (at % 8) - 0.48, y: (at >> 3) - 0.48, width: 0.96, height: 0.96 })) rect.setAttribute(key, value);
    svg.append(rect);
  }
  function paint(cell) { at = cell; if (cell !== 27) cells[cell] = brush; show(); }
  function choose(value) { brush = value; document.querySelectorAll("[data-brush]").forEach((b) => b.setAttribute("aria-pressed", String(Number(b.dataset.brush) === value))); }
  const clear = () => { cells = cells.map(() => 255); show(); };
  const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };
  katachi.keys((key, event) => {
    if (event.target.closest("button, a") && (key === " " || key === "Enter")) return false;
    if (key in STEPS) { const to = at + STEPS[key]; if (to >= 0 && to < 64 && (Math.abs(STEPS[key]) === 8 || to >> 3 === at >> 3)) at = to; showCursor(); return true; }
    const button = [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
    if (button) { choose(Number(button.dataset.brush)); paint(at); return true; }
    if (key === "c") { clear(); return true; }
    return false;
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-brush]");
    if (button) choose(Number(button.dataset.brush));
    if (event.target.closest("[data-do=clear]")) clear();
  });
  let last = -1;
  const cellOf = (event) => { const p = new DOMPoint(event.clientX, event.clientY).matrixTransform($("board").querySelector("svg").getScreenCTM().inverse()), x = Math.round(p.x), y = Math.round(p.y); return x >= 0 && x < 8 && y >= 0 && y < 8 ? 8 * y + x : -1; };
  $("board").addEventListener("pointerdown", (event) => { last = cellOf(event); if (last >= 0) { event.preventDefault(); $("board").focus(); paint(last); } });
  $("board").addEventListener("pointermove", (event) => { const cell = event.buttons ? cellOf(event) : -1; if (cell >= 0 && cell !== last) { last = cell; paint(cell); } });
  read(); showCursor();
})();
