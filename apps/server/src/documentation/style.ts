/** The page's whole look: it asks the network for nothing. */
export const style = `
:root { color-scheme: light dark; --ground: #fbfaf8; --card: #fff; --ink: #1d1b18; --quiet: #5c574f; --line: #e3dfd8; --accent: #0b6b4a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #161513; --card: #1f1d1a; --ink: #f0ede8; --quiet: #b3ada3; --line: #38342f; --accent: #6fd3a8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 'IBM Plex Sans Arabic', system-ui, sans-serif; }
header, main { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1, h2, h3 { line-height: 1.3; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.skip { position: absolute; inset-inline-start: -100rem; }
.skip:focus { inset-inline-start: 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .25rem 1rem 1rem; margin-block: 1rem; }
code { font: .9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { font-weight: 600; color: var(--accent); }
table { inline-size: 100%; border-collapse: collapse; font-size: .925rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .5rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding-block: .3rem; border-block-end: 1px solid var(--line); }
`;
