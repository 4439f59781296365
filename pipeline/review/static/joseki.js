// Walk the joseki and enter moves: two digits, a letter or a click play a move; what is not there is added.
"use strict";
(() => {
  let row = -1, digit = "", entered = 0, line = Promise.resolve(), search;
  const began = performance.now();
  const $ = (name) => document.getElementById(name);
  const rows = () => [...document.querySelectorAll(".moves tbody tr")];
  const here = () => $("joseki").dataset.line;
  const since = () => $("joseki").dataset.since;

  const address = (to) => {
    const query = new URLSearchParams();
    if (to) query.set("line", to);
    if (since() !== "0") query.set("since", since());
    return `/joseki${query.size ? `?${query}` : ""}`;
  };

  // All steps go one after the other, so that fast fingers lose nothing.
  function then(work) { line = line.then(work).catch((error) => katachi.say(error.message, true)); return line; }

  async function visit(to, push = true, keep = -1) {
    const page = await katachi.page(to, "joseki");
    $("joseki").replaceWith(page.getElementById("joseki"));
    document.title = page.title;
    if (push) history.pushState(null, "", to); else history.replaceState(null, "", to);
    row = keep; choose(row); listen();
  }

  const again = (keep) => visit(address(here()), false, keep);
  const extended = (move) => (here() ? `${here()} ${move}` : move);
  const known = (move) => rows().find((one) => one.dataset.move === move || one.dataset.move === move.split("-").reverse().join("-") && !here());

  function play(move) {
    return then(async () => {
      if (!known(move)) {
        await katachi.post("/api/joseki", { do: "add", line: here(), move });
        entered += 1;
        tellPace();
      }
      await visit(address(extended(move)));
    });
  }

  function tellPace() {
    const hours = (performance.now() - began) / 3600000;
    $("pace").textContent = `${entered} entered${entered > 4 ? `, ${Math.round(entered / hours).toLocaleString("en")} an hour` : ""}`;
  }

  function choose(to) {
    const all = rows();
    row = Math.max(-1, Math.min(to, all.length - 1));
    all.forEach((one, i) => { one.classList.toggle("now", i === row); if (i === row) { one.setAttribute("aria-current", "true"); one.scrollIntoView({ block: "nearest" }); } else one.removeAttribute("aria-current"); });
  }

  // What a change is about: the chosen move, else the one that led here.
  function subject() {
    const chosen = rows()[row];
    if (chosen) return { line: here(), move: chosen.dataset.move, name: chosen.dataset.name, comment: chosen.dataset.comment };
    const words = here().split(" ").filter(Boolean);
    if (!words.length) throw new Error("choose a move first");
    return { line: words.slice(0, -1).join(" "), move: words.at(-1) };
  }

  function change(make, keep = row) {
    return then(async () => {
      const asked = make(), found = await katachi.post("/api/joseki", asked);
      katachi.say(found.said ? `${asked.do === "undo" ? "Taken back: " : ""}${found.said}` : "There is nothing to take back.");
      const chosen = keep < 0 ? undefined : rows()[row]?.dataset.move;
      await again(keep);
      // another type is another place in the list
      const now = rows().findIndex((one) => one.dataset.move === chosen);
      if (now >= 0) choose(now);
    });
  }

  const setType = (type) => change(() => { const { line, move } = subject(); return { do: "tell", line, move, type }; });
  function words() {
    then(async () => {
      const about = subject();
      if (about.name === undefined) {
        const found = await katachi.get(`/api/joseki?line=${encodeURIComponent(about.line)}`);
        const move = found.moves.find((one) => one.move === about.move) || {};
        about.name = move.name || ""; about.comment = move.comment || "";
      }
      $("words").hidden = false;
      $("words").dataset.line = about.line; $("words").dataset.move = about.move;
      $("on").textContent = about.move; $("name").value = about.name; $("comment").value = about.comment;
      $("name").focus();
    });
  }

  // The games where the position that is shown came up.
  function games() {
    if (search) search(); else katachi.say("Every game begins with the empty corner.");
  }

  const ACTIONS = {
    back: () => then(async () => { const all = here().split(" ").filter(Boolean); if (all.length) await visit(address(all.slice(0, -1).join(" "))); }),
    into: () => then(async () => { const one = rows()[Math.max(row, 0)]; if (one) await visit(address(one.dataset.line)); }),
    up: () => then(async () => choose(row < 0 ? rows().length - 1 : row - 1)), down: () => then(async () => choose(row + 1)),
    tenuki: () => play("tenuki"), words, drop: () => change(() => { const { line, move } = subject(); return { do: "drop", line, move }; }, -1),
    undo: () => change(() => ({ do: "undo" })), games, help: () => $("help").showModal(),
  };
  const KEYS = { ArrowLeft: "back", Backspace: "back", ArrowRight: "into", Enter: "into", ArrowUp: "up", ArrowDown: "down", k: "tenuki", e: "words", x: "drop", z: "undo", o: "games" };
  const TYPES = { u: "urgent", n: "normal", c: "complex", t: "trick", r: "rare", b: "bad", i: "ignore" };

  katachi.keys((key, event) => {
    if (event.target.closest("button, a, summary") && (key === " " || key === "Enter")) return false;
    if (/^[0-9]$/.test(key)) {
      if (!digit) { digit = key; katachi.say(`${key} –`); return true; }
      const move = `${digit === "0" ? 10 : digit}-${key === "0" ? 10 : key}`;
      digit = "";
      play(move);
      return true;
    }
    digit = "";
    if (/^[A-Z]$/.test(key)) {
      then(async () => { const one = rows().find((each) => each.dataset.letter === key); if (one) await visit(address(one.dataset.line)); });
      return true;
    }
    if (TYPES[key]) { setType(TYPES[key]); return true; }
    if (KEYS[key]) ACTIONS[KEYS[key]]();
    return Boolean(KEYS[key]);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-do]");
    if (button) { if (button.dataset.type) setType(button.dataset.type); else ACTIONS[button.dataset.do](); return; }
    const link = event.target.closest("#joseki a[href^='/joseki']");
    if (link && !event.ctrlKey && !event.metaKey) { event.preventDefault(); then(() => visit(link.getAttribute("href"))); return; }
    const move = event.target.closest(".moves tbody tr")?.dataset.move;
    if (move) then(async () => choose(rows().findIndex((one) => one.dataset.move === move)));
  });
  function listen() {
    search = here() && katachi.gameSearch(`/api/joseki/games?line=${encodeURIComponent(here())}`, $("thumbs"), $("searched"));
    $("corner").addEventListener("click", (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform($("corner").firstElementChild.getScreenCTM().inverse());
      const x = Math.round(point.x) + 1, y = Math.round(point.y) + 1;
      if (x >= 1 && x <= 10 && y >= 1 && y <= 10) play(`${x}-${y}`);
    });
    $("words").addEventListener("submit", (event) => {
      event.preventDefault();
      const { line, move } = $("words").dataset;
      change(() => ({ do: "tell", line, move, name: $("name").value, comment: $("comment").value }));
      $("name").blur();
    });
    $("words").addEventListener("keydown", (event) => { if (event.key === "Escape") $("never-mind").click(); });
    $("never-mind").addEventListener("click", () => { document.activeElement.blur(); $("words").hidden = true; });
    $("paste-form").addEventListener("submit", (event) => { event.preventDefault(); const sgf = $("sgf").value; change(() => ({ do: "paste", sgf }), -1); });
    // the first step of the slider is all games, the others begin with an era
    const chosen = () => ($("since").value === "0" ? "0" : $("since").dataset.years.split(" ")[$("since").value]);
    $("since")?.addEventListener("input", () => { $("since-year").textContent = chosen() === "0" ? "of all years" : `since ${chosen()}`; });
    $("since")?.addEventListener("change", () => { $("joseki").dataset.since = chosen(); then(() => again(row)); });
  }
  addEventListener("popstate", () => location.reload());
  listen();
})();
