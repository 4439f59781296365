// One pattern: decide and go on to the next; or edit it and see at once what that would do.
"use strict";
(() => {
  const shown = document.getElementById("pattern");
  const { id, version, following, queue } = shown.dataset;
  const $ = (name) => document.getElementById(name);
  const began = performance.now();
  let draft = JSON.parse($("draft").textContent), saved = draft.text, editing = false, brush = "28", at = draft.move, path = [];
  const past = [];

  // -- deciding

  async function decide(action, more = {}) {
    const milliseconds = Math.round(performance.now() - began);
    const one = { pattern: id, version, seen: Number(shown.dataset.seen), action, milliseconds, ...more };
    try {
      await katachi.post("/api/decisions", { decisions: [one] });
      if (action !== "edit") { next(); return; }
      saved = draft.text;
      if (shown.dataset.new) location.assign(`/patterns/${id}`); else { location.hash = ""; location.reload(); }
    } catch (error) {
      const faster = (error.found?.conflicts || []).find((row) => row.pattern === id);
      if (faster) shown.dataset.seen = faster.id;  // who has been told may decide after the other, or an edit would be lost
      katachi.say(faster ? `${error.message}; once more, and yours is written after it` : error.message, true);
    }
  }

  async function undo() {
    try {
      const found = await katachi.post("/api/undo", {});
      if (!found.done.length) katachi.say("There is nothing to take back.");
      else if (found.done.some((one) => one.pattern === id)) location.reload();
      else location.assign(`/patterns/${found.done[0].pattern}${location.search}`);
    } catch (error) { katachi.say(error.message, true); }
  }

  const next = () => location.assign(following || queue);

  // -- trying

  let controller = null, wait = 0;
  function tryOut() { clearTimeout(wait); wait = setTimeout(attempt, 60); }
  async function attempt() {
    const asked = draft.text;
    try {
      const found = await katachi.post("/api/tries", { text: asked, without: !editing });
      if (asked !== draft.text) return;
      if (!found.ready) { setTimeout(attempt, 1500); return; }
      $("tried").replaceChildren(...told(found));
    } catch (error) { $("tried").textContent = error.message; }
  }

  const make = (name, words = "", kind = "") => { const e = document.createElement(name); e.textContent = words; if (kind) e.className = kind; return e; };
  const percent = (share) => `${(100 * share).toFixed(2)} %`;
  function told(found) {
    const share = found.on_board ? ` (${percent(found.played / found.on_board)})` : "";
    const was = found.was && (found.was.on_board !== found.on_board || found.was.played !== found.played) ? ` Before: ${found.was.played.toLocaleString("en")} of ${found.was.on_board.toLocaleString("en")}.` : "";
    const parts = [make("p", `In ${found.positions.toLocaleString("en")} positions its move was played ${found.played.toLocaleString("en")} of the ${found.on_board.toLocaleString("en")} times it could be${share}.${was}`)];
    const table = make("table", "", "effect");
    const head = table.createTHead().insertRow();
    for (const words of ["played move among the", "now", { without: "without it", with: "with it", changed: "with this" }[found.compared]]) { const th = make("th", words); th.scope = "col"; head.append(th); }
    const body = table.createTBody();
    for (const [top, [before, after]] of Object.entries(found.tops)) {
      const row = body.insertRow();
      row.append(make("td", top === "1" ? "first" : `first ${top}`), make("td", percent(before), "number"), make("td", percent(after), `number ${after > before ? "up" : after < before ? "down" : ""}`));
    }
    const row = body.insertRow();
    row.append(make("td", "evidence of all, nats"), make("td", "", "number"), make("td", `${found.nats >= 0 ? "+" : "−"}${Math.abs(found.nats).toFixed(2)}`, `number ${found.nats > 0.005 ? "up" : found.nats < -0.005 ? "down" : ""}`));
    parts.push(table);
    if (found.network) parts.push(make("p", "The network has looked again at these positions, as the player would.", "quiet"));
    for (const [words, list] of [["Found better", found.better], ["Found worse", found.worse]]) if (list.length) {
      const p = make("p", `${words}: `, "places");
      for (const one of list) { const a = make("a", `${one.before} → ${one.after}`); a.href = `/games/${one.game}/${one.move}`; a.title = `game ${one.game}, move ${one.move}`; p.append(a, " "); }
      parts.push(p);
    }
    if (found.instead.length) parts.push(make("p", `Played instead: ${found.instead.map(([name, count]) => `${name} ${count.toLocaleString("en")}`).join(", ")}.`, "places"));
    if (found.examples.length) {
      const p = make("p", "Played in: ", "places");
      for (const one of found.examples) { const a = make("a", `${one.game}:${one.move}`); a.href = `/games/${one.game}/${one.move}`; p.append(a, " "); }
      parts.push(p);
    }
    return parts;
  }

  // -- editing

  function show(found) {
    draft = found;
    $("board").innerHTML = found.picture;  // our own drawing: everything in it was escaped on the server
    $("sentence").textContent = found.sentence;
    $("asks").replaceChildren(...found.asks.map((one) => { const li = make("li"); if (one.letter) li.append(make("b", `${one.letter} `)); li.append(one.words); return li; }));
    $("text").value = found.text;
    if (at > 63) at = found.move;
    showTold(); showTree(); showCursor(); tryOut();
  }

  function showTold() {
    for (const field of document.querySelectorAll("[data-tell]")) {
      const value = { kind: draft.kind, type: draft.type, urgent: draft.urgent, quiet: draft.quiet, weight: draft.weight, text: draft.words }[field.dataset.tell];
      if (field.type === "checkbox") field.checked = value; else if (field !== document.activeElement) field.value = value;
    }
  }

  function showTree() {
    $("no-moves").hidden = draft.moves.length > 0;
    $("moves").replaceChildren(...draft.moves.map((move) => {
      const li = make("li", "", `depth-${Math.min(move.path.length, 8)}`);
      const go = make("button", `${move.side} ${move.name}${move.type === "normal" ? "" : ` (${move.type})`} ${move.text}`, "plain");
      go.type = "button";
      go.setAttribute("aria-pressed", String(move.path.join() === path.join()));
      go.addEventListener("click", () => { path = move.path.join() === path.join() ? [] : move.path; showTree(); showCursor(); });
      const kind = document.createElement("select");
      kind.setAttribute("aria-label", `type of ${move.side} ${move.name}`);
      for (const option of document.querySelector("[data-tell=type]").options) kind.append(new Option(option.value, option.value, false, option.value === move.type));
      kind.addEventListener("change", () => change({ do: "note", path: move.path, type: kind.value, text: move.text }));
      const words = document.createElement("input");
      words.value = move.text; words.size = 14; words.placeholder = "words"; words.setAttribute("aria-label", `words on ${move.side} ${move.name}`);
      words.addEventListener("change", () => change({ do: "note", path: move.path, type: move.type, text: words.value }));
      const drop = make("button", "×", "plain");
      drop.type = "button"; drop.setAttribute("aria-label", `drop ${move.side} ${move.name}`);
      drop.addEventListener("click", () => { path = []; change({ do: "drop", path: move.path }); });
      li.append(go, kind, words, drop);
      return li;
    }));
  }

  const SVG = "http://www.w3.org/2000/svg";
  function mark(name, attributes, words = "") { const e = document.createElementNS(SVG, name); for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value); e.textContent = words; $("board").firstElementChild.append(e); }
  function showCursor() {
    const svg = $("board").firstElementChild;
    svg.querySelectorAll(".cursor, .ghost").forEach((e) => e.remove());
    if (!editing) return;
    for (let depth = 1; depth <= path.length; depth++) {
      const move = draft.moves.find((one) => one.path.join() === path.slice(0, depth).join());
      if (!move) continue;
      const x = move.cell % 8, y = move.cell >> 3, kind = move.side === "friend" ? "b" : "w";
      mark("circle", { class: `${kind} ghost`, cx: x, cy: y, r: 0.46 });
      mark("text", { class: `on-${kind} ghost`, x, y, "font-size": 0.5 }, String(depth + 1));
    }
    mark("rect", { class: "cursor", x: (at % 8) - 0.48, y: (at >> 3) - 0.48, width: 0.96, height: 0.96, rx: 0.1 });
    $("at").textContent = at === draft.move ? "the move" : "abcdefgh"[at % 8] + ((at >> 3) + 1);
    for (const field of document.querySelectorAll("[data-ask]")) {
      const cell = field.dataset.board === undefined ? at : -1;
      const found = draft.attributes.find(([measure, where]) => measure === field.dataset.ask && where === cell);
      if (field !== document.activeElement) field.value = found ? range(field, found[2], found[3]) : "";
    }
  }
  function range(field, low, high) {
    if (field.tagName === "SELECT") return `${low}-${high}`;
    const words = field.dataset.words ? field.dataset.words.split(",") : null;
    const name = (value) => (words ? words[value] : value);
    return low === high ? `${name(low)}` : `${name(low)}-${high === Number(field.dataset.most) && !words ? "" : name(high)}`;
  }

  // Changes, and what takes them back, leaves or saves them, go one after the other.
  let line = Promise.resolve();
  function change(what, keep = true) {
    line = line.then(async () => {
      try {
        const found = await katachi.post("/api/drafts", { text: draft.text, change: what });
        if (keep && found.text !== draft.text) past.push(draft.text);
        show(found);
      } catch (error) { katachi.say(error.message, true); showTold(); showTree(); showCursor(); }
    });
    return line;
  }
  async function take(text) {
    try { const found = await katachi.post("/api/drafts", { text }); show(found); return true; }
    catch (error) { katachi.say(error.message, true); return false; }
  }

  function paint(cell, how = brush) {
    at = cell;
    if (how === "look") { showCursor(); return; }
    if (how === "move") { change({ do: "move", cell }); return; }
    if (how === "add") {
      const before = path;
      change({ do: "add", cell, path: before }).then(() => {
        const move = draft.moves.find((one) => one.cell === cell && one.path.length === before.length + 1 && one.path.slice(0, -1).join() === before.join());
        if (move) { path = move.path; showTree(); showCursor(); }
      });
      return;
    }
    change({ do: "paint", cell, allowed: counted(Number(how)) });
  }
  function counted(allowed) {
    let bits = 0;
    for (const box of document.querySelectorAll(".liberties input:checked")) bits |= Number(box.value);
    if (!bits || bits === 7 || allowed === 255 || (allowed & 2 && allowed !== 2)) return allowed;
    const friend = allowed & 28 ? bits << 2 : 0, enemy = allowed & 224 ? bits << 5 : 0;
    return (allowed & 3) | friend | enemy;
  }

  function choose(how) {
    brush = how;
    document.querySelectorAll("[data-brush]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.brush === how)));
  }

  function edit() {
    if (editing) return;
    editing = true;
    $("editing").hidden = false;
    document.body.classList.add("is-editing");
    show(draft);
    $("board").focus();
    $("board").scrollIntoView({ block: "nearest" });
  }
  function leave() { line = line.then(leaveNow); }
  async function leaveNow() {
    if (!editing) return;
    if (shown.dataset.new) { history.back(); return; }
    if (isChanged()) { if (!await take(saved)) return; katachi.say("Nothing was saved."); }
    editing = false; past.length = 0; path = []; tryOut();
    $("editing").hidden = true;
    document.body.classList.remove("is-editing");
    showCursor();
  }
  // what stands in the box of the text counts, also when nobody has taken it
  async function takeTyped() {
    const before = draft.text;
    if ($("text").value === before) return true;
    if (!await take($("text").value)) return false;
    past.push(before);
    return true;
  }
  const isChanged = () => draft.text !== saved || $("text").value !== draft.text;
  async function saveNow() {
    if (!await takeTyped()) return;
    if (draft.text === saved && !shown.dataset.new) { katachi.say("Nothing was changed."); return; }
    await decide("edit", { text: draft.text });
  }
  function save() { if (editing) line = line.then(saveNow); }
  function back() { line = line.then(async () => { if (past.length) await take(past.pop()); else katachi.say("Nothing was changed."); }); }

  // -- games

  const search = $("games") && katachi.gameSearch(`/api/patterns/${id}/games`, $("thumbs"), $("searched"));
  function games() { if (search) search(); }

  // -- keys and clicks

  const ACTIONS = {
    accept: () => decide("accept"), reject: () => decide("reject"), defer: () => decide("defer"), edit, undo, next, games, save, back, leave,
    like: () => location.assign(`/patterns?like=${id}`), queue: () => location.assign(queue),
    help: () => $("help").showModal(),
  };
  const KEYS = { a: "accept", r: "reject", d: "defer", e: "edit", u: "undo", f: "like", n: "next", q: "queue", o: "games" };
  const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };

  function editKey(key) {
    if (key in STEPS) {
      const to = at + STEPS[key];
      if (to >= 0 && to < 64 && (Math.abs(STEPS[key]) === 8 || to >> 3 === at >> 3)) at = to;
      showCursor();
      return true;
    }
    const button = [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
    if (button) { choose(button.dataset.brush); if (button.dataset.brush !== "look") paint(at); return true; }
    if (key === " " || key === "Enter") { paint(at); return true; }
    const name = { s: "save", z: "back", Escape: "leave", o: "games" }[key];
    if (name) ACTIONS[name]();
    return Boolean(name);
  }
  katachi.keys((key, event) => {
    if (event.target.closest("button, a, summary") && (key === " " || key === "Enter")) return false;
    if (editing) return editKey(key);
    if (KEYS[key]) ACTIONS[KEYS[key]]();
    return Boolean(KEYS[key]);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-do]");
    if (button) ACTIONS[button.dataset.do]();
    const chosen = event.target.closest("[data-brush]");
    if (chosen) choose(chosen.dataset.brush);
  });
  let last = -1;
  function cellOf(event) {
    const svg = $("board").firstElementChild, point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const x = Math.round(point.x), y = Math.round(point.y);
    return x >= 0 && x < 8 && y >= 0 && y < 8 ? 8 * y + x : -1;
  }
  $("board").addEventListener("pointerdown", (event) => {
    if (!editing) return;
    last = cellOf(event);
    if (last >= 0) { event.preventDefault(); $("board").focus(); paint(last); }
  });
  $("board").addEventListener("pointermove", (event) => {
    if (!editing || !event.buttons || !/^\d+$/.test(brush)) return;
    const cell = cellOf(event);
    if (cell >= 0 && cell !== last) { last = cell; paint(cell); }
  });
  $("editing").addEventListener("change", (event) => {
    const field = event.target;
    if (field.dataset.ask) {
      const cell = field.dataset.board === undefined ? { cell: at } : {};
      const value = field.value.trim();
      if (!value) { change({ do: "ask", measure: field.dataset.ask, ...cell }); return; }
      const words = field.dataset.words ? field.dataset.words.split(",") : null;
      const number = (word) => (words && words.includes(word) ? words.indexOf(word) : Number(word));
      const [first, then] = value.split("-").map((word) => word.trim());
      const low = number(first), high = then === undefined ? low : then === "" ? Number(field.dataset.most) : number(then);
      if (Number.isNaN(low + high)) { katachi.say(`${field.dataset.ask}: '${value}' is no value. ${field.title}`, true); showCursor(); return; }
      change({ do: "ask", measure: field.dataset.ask, ...cell, low, high });
    } else if (field.dataset.tell) {
      const value = field.type === "checkbox" ? field.checked : field.type === "number" ? field.valueAsNumber : field.value;
      change({ do: "tell", [field.dataset.tell]: value });
    }
  });
  $("read-text").addEventListener("click", () => { line = line.then(takeTyped); });
  addEventListener("beforeunload", (event) => { if (editing && isChanged()) event.preventDefault(); });
  if (location.hash === "#edit" || shown.dataset.new) edit(); else tryOut();
  if (location.hash === "#games") games();
})();
