/** Rules of the documentation: a side index, prose beside examples, coloured code. */
export const docsStyle = `
html { scroll-padding-block-start: 5rem; }
.frame { max-inline-size: 90rem; margin-inline: auto; padding-inline: 1rem; }
main { min-inline-size: 0; padding-block: 1.5rem 5rem; }
.lead { font-size: 1rem; }
.index { padding-block: 1rem 0; }
.index > details > summary { display: flex; align-items: center; min-block-size: var(--control); padding-inline: .75rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--field); font-size: .875rem; font-weight: 500; cursor: pointer; }
.index > details > div { padding-block-start: .75rem; }
.index ul { list-style: none; margin: 0; padding: 0; }
.index .groups { margin-block-start: .75rem; }
.index .groups a { display: flex; align-items: center; min-block-size: 2.25rem; padding-inline: .625rem; border-radius: var(--radius); color: var(--muted); font-size: .875rem; line-height: 1.4; text-decoration: none; }
.index .groups a:hover { background: var(--hover); color: var(--ink); }
.index .groups > li > a[aria-current] { background: var(--brand-soft); color: var(--brand-strong); font-weight: 500; }
.index .groups ul { margin-block: .125rem .375rem; margin-inline-start: .75rem; border-inline-start: 1px solid var(--line); }
.index .groups ul a { gap: .5rem; min-block-size: 2rem; padding-inline-start: .75rem; direction: ltr; border-start-start-radius: 0; border-end-start-radius: 0; }
.index .groups ul a code { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: .8125rem; }
.index .groups ul a[aria-current] { color: var(--ink); font-weight: 500; }
#found { display: block; margin-block-start: .5rem; padding-inline: .625rem; font-size: .8125rem; }
.index [hidden] { display: none; }
.verb { flex: none; inline-size: 3.25rem; font: 600 .8125rem/1 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.GET { color: var(--brand-strong); } .POST { color: var(--info); } .PUT, .PATCH { color: var(--warning); } .DELETE { color: var(--danger); }
@media (min-width: 64rem) {
  .frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; padding-inline: 1.5rem; }
  .bar > div { padding-inline: 1.5rem; }
  .index { position: sticky; inset-block-start: 3.5rem; align-self: start; max-block-size: calc(100dvh - 3.5rem); overflow-y: auto; padding-block: 1.25rem 2rem; margin-inline: -.5rem; padding-inline: .5rem; }
  .index > details > summary { display: none; }
  .index > details > div { padding: 0; }
}
@media (max-width: 40rem) { .bar { position: static; } html { scroll-padding-block-start: 1rem; } }

section + section { margin-block-start: 3rem; }
article { container-type: inline-size; padding-block: 2rem; border-block-start: 1px solid var(--line); scroll-margin-block-start: 3.5rem; }
section > article:first-of-type { margin-block-start: 1.5rem; }
.split { display: grid; gap: .5rem 2.5rem; grid-template-columns: minmax(0, 1fr); }
.split > * { min-inline-size: 0; }
@container (min-width: 52rem) {
  .split { grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); }
  .split > .examples { position: sticky; inset-block-start: 4.5rem; align-self: start; max-block-size: calc(100dvh - 6rem); overflow-y: auto; }
}
.block { container-type: inline-size; margin-block-start: 2rem; }
.address { display: flex; align-items: baseline; gap: .625rem; font-size: 1rem; font-weight: 600; }
.address .verb { inline-size: auto; padding: .3125rem .5rem; border-radius: .375rem; }
.address .GET { background: var(--brand-soft); } .address .POST { background: var(--info-soft); }
.address .PUT, .address .PATCH { background: var(--warning-soft); } .address .DELETE { background: var(--danger-soft); }
.who { font-size: .875rem; color: var(--muted); }
.part { margin-block: 1.25rem .375rem; font-size: .8125rem; font-weight: 500; color: var(--muted); }

.snippet { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); overflow: clip; }
.snippet figcaption { display: flex; align-items: center; justify-content: space-between; min-block-size: 2.5rem; padding-inline: .875rem .375rem; border-block-end: 1px solid var(--line); color: var(--muted); font-size: .8125rem; }
.copy { min-block-size: 2rem; padding-inline: .625rem; border: 0; background: none; color: var(--brand-strong); font-size: .8125rem; }
.copy:hover { background: var(--hover); }
@media (pointer: coarse) { .copy { min-block-size: 2.75rem; } }
pre { margin: 0; padding: .875rem; max-block-size: 32rem; overflow: auto; text-align: left; tab-size: 2; }
pre:focus-visible { outline-offset: -2px; }
pre code { overflow-wrap: normal; font-size: .8125rem; }
.k { color: var(--info); } .s { color: var(--brand-strong); } .n { color: var(--warning); } .c { color: var(--muted); }

/* Whether a table has room depends on its place, not on the window. */
.sheet { container-type: inline-size; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); margin-block: .5rem 1rem; overflow: clip; }
table { inline-size: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { text-align: start; vertical-align: top; padding: .4375rem .875rem; border-block-end: 1px solid var(--line); font-weight: 400; }
tbody:last-child tr:last-child > * { border-block-end: 0; }
thead th { color: var(--muted); font-size: .8125rem; font-weight: 500; white-space: nowrap; }
th[scope='row'] { min-inline-size: 10rem; }
@container (min-width: 60rem) { th[scope='row'] code { white-space: nowrap; } }
p code, td > code { text-align: start; }
.group th { background: var(--hover); }
details:has(:target) > summary code, tr:has(:target) > th { color: var(--brand-strong); }
@container (max-width: 36rem) {
  .sheet table, .sheet tbody, .sheet tr, .sheet th, .sheet td { display: block; }
  .sheet thead { position: absolute; clip-path: inset(50%); }
  .sheet tbody tr { padding: .5rem .875rem; border-block-end: 1px solid var(--line); }
  .sheet tbody:last-child tr:last-child { border-block-end: 0; }
  .sheet tbody th, .sheet tbody td { padding: .0625rem 0; border-block-end: 0; }
  .sheet th[scope='row'] code { font-weight: 600; }
  .sheet td::before { content: attr(data-head) ' · '; color: var(--muted); font-size: .8125rem; }
}
.object { border-block-start: 1px solid var(--line); }
.object summary { display: flex; align-items: center; gap: .5rem; min-block-size: var(--control); cursor: pointer; }
.object summary:hover { background: var(--hover); }
.object > div { padding-block-end: .5rem; scroll-margin-block-start: 8rem; }
.objects { margin-block-end: .75rem; }
summary::-webkit-details-marker { display: none; }
.object summary::before, .index summary::after { content: ''; flex: none; inline-size: .375rem; block-size: .375rem; border-block-end: 1.5px solid var(--muted); border-inline-end: 1.5px solid var(--muted); transform: rotate(-45deg); }
[dir='rtl'] .object summary::before { transform: rotate(45deg); }
.object[open] > summary::before, .index summary::after { transform: rotate(45deg); }
[dir='rtl'] .object[open] > summary::before, [dir='rtl'] .index summary::after { transform: rotate(-45deg); }
.index summary::after { margin-inline-start: auto; }
.cards { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); margin-block: 1.5rem; padding: 0; list-style: none; }
.cards a { display: block; block-size: 100%; padding: .75rem .875rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink); font-weight: 500; text-decoration: none; }
.cards a:hover { border-color: var(--edge); }
.cards small { display: block; color: var(--muted); font-size: .8125rem; font-weight: 400; }
.next { display: flex; justify-content: space-between; gap: 1rem; margin-block-start: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: .875rem; }
.next a { display: inline-flex; align-items: center; min-block-size: var(--control); }
@media print { .index, .next, .copy { display: none; } .frame { display: block; } pre { max-block-size: none; white-space: pre-wrap; } }
`;
