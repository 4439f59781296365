// Misses: filters apply at once, N turns the page.
"use strict";
document.getElementById("filters")?.addEventListener("change", (event) => event.currentTarget.requestSubmit());
katachi.keys((key) => { const next = document.getElementById("next"); if (key === "n" && next) next.click(); return key === "n"; });
