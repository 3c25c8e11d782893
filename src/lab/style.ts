/** How a report looks: the same in a file of its own, on paper, and within a page of the client (`:host`), which hands down its colours. */
export const STYLE = `
:root { color-scheme: light dark; }
:root, :host { --ink: light-dark(#1d2733, #e8eef4); --soft: light-dark(#52606d, #a9b6c3); --paper: light-dark(#ffffff, #10171e); --faint: light-dark(#dbe2ea, #33404d); --tint: light-dark(#eef4fa, #182430); --blue: light-dark(#0b5fa5, #6db7f2); --band: light-dark(#bcd9f2, #24435d); --mark: light-dark(#b4380d, #ff9d6e); }
body, .report { font: 16px/1.55 var(--font-text, system-ui, sans-serif); color: var(--ink); background: var(--paper); }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
.report { padding: 1rem; border-radius: 12px; }
li, p, code { overflow-wrap: anywhere; }
.numbers td:not(:first-child) { white-space: nowrap; }
h1, h2, h3 { font-family: var(--font-title, inherit); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.25rem; margin: 2.2rem 0 .4rem; border-top: 2px solid var(--faint); padding-top: 1rem; } h3 { font-size: 1.05rem; margin: 1.5rem 0 .3rem; }
p { margin: .4rem 0; } .facts { color: var(--soft); } ul { padding-inline-start: 1.2rem; } li { margin: .3rem 0; }
figure { margin: .8rem 0; } svg { display: block; width: 100%; max-width: 36rem; height: auto; }
text { font: 14px var(--font-text, system-ui, sans-serif); fill: var(--ink); } .tick { text-anchor: middle; fill: var(--soft); } .name { text-anchor: end; }
.grid { stroke: var(--faint); } .axis { stroke: var(--soft); } .mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 5 4; }
.span { stroke: var(--blue); stroke-width: 4; stroke-linecap: round; } .dot { fill: var(--blue); } .bar { fill: var(--blue); } .band { fill: var(--band); } .curve { fill: none; stroke: var(--blue); stroke-width: 2.5; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 0 1.5rem; } .pair > * { min-width: 0; } .pair .numbers td { white-space: normal; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; text-align: end; border-bottom: 1px solid var(--faint); vertical-align: top; } th:first-child, td:first-child { text-align: start; } .texts td, .texts th { text-align: start; } thead th { background: var(--tint); }
code { font: .9em ui-monospace, monospace; }
@media print { body { max-width: none; margin: 0; font-size: 10.5pt; } figure, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } .wide { overflow: visible; } }
`;
