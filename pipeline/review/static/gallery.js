// The queue: one key decides and goes on. Decisions are shown at once and written in the order they were made.
"use strict";
(() => {
  let gallery, cards, at = 0, shownSince = performance.now(), ahead = null, done = 0, busy = false;
  const began = performance.now(), waiting = [];
  const STATE = { accept: "accepted", reject: "rejected", defer: "deferred" };
  const VERBS = { accept: "Accepted", reject: "Rejected", defer: "Deferred" };

  function begin() {
    if (document.getElementById("looking")) setTimeout(() => location.reload(), 1500);
    gallery = document.getElementById("gallery");
    cards = gallery ? [...gallery.querySelectorAll(".card")] : [];
    ahead = null;
    const open = cards.findIndex((card) => card.dataset.state === "open");
    go(open >= 0 && wantsOpen() ? open : 0);
    fetchAhead();
    tellPicked();
  }

  const wantsOpen = () => !new URLSearchParams(location.search).has("state");
  const picked = () => cards.filter((card) => card.querySelector(".pick input").checked);

  function go(to) {
    if (!cards.length) return;
    cards[at]?.classList.remove("now");
    if (cards[at]) cards[at].tabIndex = -1;
    at = Math.max(0, Math.min(to, cards.length - 1));
    cards[at].classList.add("now");
    cards[at].tabIndex = 0;
    cards[at].focus({ preventScroll: true });
    cards[at].scrollIntoView({ block: "nearest" });
    shownSince = performance.now();
  }

  function paint(card, state, seen) {
    card.classList.remove("open", "accepted", "rejected", "deferred", "edited");
    card.classList.add(state);
    card.dataset.state = state;
    if (seen !== undefined) card.dataset.seen = seen;
    card.querySelector(".state").textContent = state === "open" ? "" : state;
    card.setAttribute("aria-label", `${card.querySelector(".sentence").textContent}, ${state}`);
  }

  function decide(action) {
    const chosen = picked();
    const on = chosen.length ? chosen : cards.slice(at, at + 1);
    if (!on.length) return;
    const each = Math.round((performance.now() - shownSince) / on.length);
    const before = on.map((card) => card.dataset.state);
    for (const card of on) { paint(card, STATE[action]); card.querySelector(".pick input").checked = false; card.classList.remove("picked"); }
    done += on.length;
    tellPace();
    queue(async () => {
      const decisions = on.map((card) => ({
        pattern: card.dataset.id, version: card.dataset.version, seen: Number(card.dataset.seen), action, milliseconds: each,
      }));
      try {
        const found = await katachi.post("/api/decisions", { decisions });
        for (const one of found.done) { const card = on.find((each) => each.dataset.id === one.pattern); card.dataset.seen = one.seen; }
        if (on.length > 1) katachi.say(`${VERBS[action]} ${on.length} patterns. U takes it back.`);
      } catch (error) {
        on.forEach((card, i) => paint(card, before[i]));
        done -= on.length;
        for (const row of error.found?.conflicts || []) {
          const card = cards.find((each) => each.dataset.id === row.pattern);
          if (card) paint(card, STATE[row.action] || (row.action === "edit" ? "edited" : "open"), row.id);
        }
        katachi.say(error.message, true);
      }
    });
    tellPicked();
    onward(chosen.length ? at - 1 : at);
  }

  function onward(from) {
    const undone = (card) => card.dataset.state === "open" || (!wantsOpen() && !card.dataset.visited);
    if (cards[at]) cards[at].dataset.visited = "1";
    let next = cards.findIndex((card, i) => i > from && undone(card));
    if (next < 0 && wantsOpen()) next = cards.findIndex(undone);
    if (next >= 0) go(next); else if (gallery.dataset.next) turn(); else { katachi.say("That was the last one here."); shownSince = performance.now(); }
  }

  // Writes go one after the other; a page is turned only when they are done.
  function queue(work) { waiting.push(work); run(); }
  async function run() {
    if (busy) return;
    busy = true;
    document.documentElement.dataset.busy = "";
    while (waiting.length) await waiting.shift()();
    busy = false;
    delete document.documentElement.dataset.busy;
  }

  function undo() {
    queue(async () => {
      try {
        const found = await katachi.post("/api/undo", {});
        if (!found.done.length) { katachi.say("There is nothing to take back."); return; }
        let first = -1;
        for (const one of found.done) {
          const i = cards.findIndex((card) => card.dataset.id === one.pattern);
          if (i >= 0) { paint(cards[i], one.state, one.seen); if (first < 0) first = i; }
        }
        if (first >= 0) go(first);
        const names = found.done.map((one) => one.pattern);
        katachi.say(`Taken back: ${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}.`);
      } catch (error) { katachi.say(error.message, true); }
    });
  }

  function fetchAhead() {
    const next = gallery?.dataset.next;
    if (next) ahead = fetch(next).then((answer) => answer.ok ? answer.text() : Promise.reject(new Error("no next page")));
    ahead?.catch(() => {});
  }

  let turning = null;
  function turn() {
    const next = gallery?.dataset.next;
    if (!next) { katachi.say("This is the last page."); return; }
    if (turning) return;
    cards = [];
    turning = (async () => {
      try {
        const page = new DOMParser().parseFromString(await ahead, "text/html");
        document.getElementById("main").replaceWith(page.getElementById("main"));
        document.title = page.title;
        history.pushState(null, "", next);
        scrollTo(0, 0);
        at = 0; listen(); begin(); tellPace();
        queue(async () => { countAnew(); });
      } catch { location.assign(next); }
      turning = null;
      early.splice(0).forEach((key) => act(key));
    })();
  }
  const early = [];

  // A page that was fetched ahead tells the numbers of then.
  async function countAnew() {
    const asked = gallery, query = new URLSearchParams(location.search);
    query.delete("after");
    query.set("per", "1");
    const answer = await fetch(`/patterns?${query}`).catch(() => null);
    if (!answer?.ok) return;
    const tally = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".tally");
    if (tally && asked === gallery) document.querySelector(".tally").replaceWith(tally);
  }

  function tellPace() {
    const hours = (performance.now() - began) / 3600000;
    const pace = document.getElementById("pace");
    if (done && pace) pace.textContent = `${done} decided${done > 4 ? `, ${Math.round(done / hours).toLocaleString("en")} an hour` : ""}`;
  }

  function tellPicked() {
    const number = picked().length;
    for (const card of cards) card.classList.toggle("picked", card.querySelector(".pick input").checked);
    gallery?.classList.toggle("picking", number > 0);
    for (const name of ["accept", "reject", "defer"]) {
      const button = document.querySelector(`button[data-do=${name}]`);
      const word = { accept: "Accept", reject: "Reject", defer: "Defer" }[name];
      button.lastChild.textContent = ` ${word}${number ? ` ${number}` : ""}`;
    }
  }

  function select() { const box = cards[at]?.querySelector(".pick input"); if (box) { box.checked = !box.checked; tellPicked(); } }
  function all() {
    const every = picked().length < cards.length;
    for (const card of cards) card.querySelector(".pick input").checked = every;
    tellPicked();
  }

  function columns() {
    const top = cards[0]?.offsetTop;
    const second = cards.findIndex((card) => card.offsetTop > top);
    return second > 0 ? second : Math.max(cards.length, 1);
  }

  function visit(part = "") { const address = cards[at]?.dataset.address; if (address) location.assign(address + part); }
  function family() { const id = cards[at]?.dataset.id; if (id) location.assign(`/patterns?like=${id}`); }

  const ACTIONS = {
    accept: () => decide("accept"), reject: () => decide("reject"), defer: () => decide("defer"), undo, select, all,
    edit: () => visit("#edit"), source: () => visit("#games"), like: family, next: turn, back: () => history.back(),
    help: () => document.getElementById("help").showModal(),
    left: () => go(at - 1), right: () => go(at + 1), up: () => go(at - columns()), down: () => go(at + columns()),
  };
  const KEYS = {
    a: "accept", r: "reject", d: "defer", e: "edit", u: "undo", x: "select", " ": "select", A: "all", f: "like", o: "source",
    n: "next", p: "back", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", h: "left", l: "right", k: "up", j: "down",
  };

  function act(name) {
    if (turning && name !== "help") { early.push(name); return; }
    ACTIONS[name]();
  }

  function listen() {
    document.getElementById("gallery")?.addEventListener("click", (event) => {
      const card = event.target.closest(".card");
      if (!card) return;
      const i = cards.indexOf(card);
      if (i !== at) go(i);
      if (event.target.matches(".pick input")) tellPicked();
    });
    document.querySelector(".actions")?.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-do]");
      if (button) act(button.dataset.do);
    });
    document.getElementById("filters")?.addEventListener("change", (event) => {
      if (event.target.name !== "name") event.currentTarget.requestSubmit();
    });
  }

  katachi.keys((key, event) => {
    if (event.target.closest("button, a") && (key === " " || key === "Enter")) return false;
    const name = KEYS[key];
    if (name) act(name);
    else if (key === "Enter" && cards[at]) visit();
    return Boolean(name) || key === "Enter";
  });
  addEventListener("popstate", () => location.reload());
  addEventListener("beforeunload", (event) => { if (busy) event.preventDefault(); });
  listen();
  begin();
})();
