/** The page's whole look: it asks the network for nothing. Colours and corners mirror the web's `tokens.css`. */
export const style = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f5f2, #0e1412); --surface: light-dark(#ffffff, #151c19); --field: light-dark(#f0eee9, #101614);
  --line: light-dark(#e5e2dc, #27312d); --ink: light-dark(#16201c, #e8efeb); --muted: light-dark(#5a645e, #9fada6);
  --brand: light-dark(#0b6e56, #46c49c); --brand-soft: light-dark(#e1f1eb, #14332a); --on-brand: light-dark(#ffffff, #06211a);
  --radius: .625rem;
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 5rem; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.65 'IBM Plex Sans Arabic', system-ui, 'Segoe UI', Tahoma, sans-serif; }
a { color: var(--brand); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: -100rem; }
.skip:focus { position: fixed; z-index: 2; inset-block-start: .75rem; inset-inline-start: 1rem; padding: .5rem 1rem; background: var(--surface); border-radius: var(--radius); }

.bar { position: sticky; z-index: 1; inset-block-start: 0; background: var(--canvas); border-block-end: 1px solid var(--line); }
.bar > div, .frame { max-inline-size: 76rem; margin-inline: auto; padding-inline: 1rem; }
.bar > div { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; padding-block: .5rem; }
.bar a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: var(--muted); text-decoration: none; }
.bar a:hover { color: var(--ink); text-decoration: underline; }
.bar .brand { gap: .625rem; margin-inline-end: auto; color: var(--ink); font-size: 1.125rem; font-weight: 600; }
.brand svg { inline-size: 2rem; block-size: 2rem; }
.brand rect { fill: var(--brand); }
.brand path { stroke: var(--on-brand); }

.contents ul { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; }
.contents a { display: block; padding: .375rem .75rem; border-radius: var(--radius); color: var(--muted); text-decoration: none; }
.contents a:hover { background: var(--field); color: var(--ink); }
.contents { padding-block-start: .75rem; margin-inline: -.75rem; }
main { min-inline-size: 0; padding-block: 1.5rem 4rem; }
@media (min-width: 64rem) {
  .contents ul { display: block; }
  .frame { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 3rem; }
  .contents { margin: 0; position: sticky; inset-block-start: 4rem; align-self: start; max-block-size: calc(100vh - 4rem); overflow-y: auto; padding-block: 2rem; }
}
@media (max-width: 40rem) { .bar { position: static; } html { scroll-padding-block-start: 1rem; } }

h1, h2, h3 { line-height: 1.35; text-wrap: balance; overflow-wrap: anywhere; }
h1 { margin-block: .5rem; font-size: 2rem; font-weight: 600; }
h2 { margin-block: 0 1rem; font-size: 1.5rem; font-weight: 600; }
h3 { margin-block: 2rem .5rem; font-size: 1.125rem; font-weight: 600; }
section { margin-block-start: 3.5rem; }
p { max-inline-size: 46rem; margin-block: .75rem; }
.lead { font-size: 1.125rem; }
figcaption { color: var(--muted); font-size: .875rem; }
code { font: .875em/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; unicode-bidi: isolate; overflow-wrap: anywhere; }
p code, td > code { text-align: start; }
.address { display: inline-block; padding: .25rem .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); font-size: .9375rem; }
.method { color: var(--brand); font-weight: 600; }
.snippet { margin: 1rem 0; }
pre { margin: .25rem 0 0; padding: 1rem; overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); text-align: left; tab-size: 2; }
pre code { overflow-wrap: normal; }
/* Whether a table has room depends on its place, not on the window. */
.sheet { container-type: inline-size; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); margin-block: .75rem 1.25rem; }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .875rem; border-block-end: 1px solid var(--line); font-weight: 400; }
tbody:last-child tr:last-child > * { border-block-end: 0; }
thead th { color: var(--muted); font-size: .8125rem; white-space: nowrap; }
th[scope='row'] { min-inline-size: 12rem; }
@container (min-width: 60rem) { th[scope='row'] code { white-space: nowrap; } }
.no { color: var(--muted); }
.group th { background: var(--brand-soft); }
article { scroll-margin-block-start: 5rem; }
:target > h3, tr:has(:target) > th { color: var(--brand); }
@container (max-width: 44rem) {
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; clip-path: inset(50%); }
  tbody tr { padding: .625rem .875rem; border-block-end: 1px solid var(--line); }
  tbody:last-child tr:last-child { border-block-end: 0; }
  tbody th, tbody td { padding: .125rem 0; border-block-end: 0; }
  th[scope='row'] code { font-weight: 600; }
  td::before { content: attr(data-head) ' · '; color: var(--muted); font-size: .8125rem; }
  .group { background: var(--brand-soft); }
}
`;
