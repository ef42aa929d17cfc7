/** The look of a shared answer's page. */
export const shareStyle = `
.share { max-inline-size: 36rem; margin-inline: auto; padding: 2rem 1rem 3rem; }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--card); background: var(--surface); }
.card h1 { color: var(--muted); font-size: 1rem; font-weight: 400; }
.card p { margin: 0; }
.price { font-size: clamp(2.25rem, 11vw, 3.5rem); font-weight: 600; line-height: 1.3; }
.profit { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; color: var(--brand-strong); font-size: 1.5rem; font-weight: 600; }
.profit > span { color: var(--muted); font-size: 1rem; font-weight: 400; }
.profit.is-loss { color: var(--danger); }
.card .to-confirm { margin-block-start: .75rem; color: var(--muted); font-size: .875rem; }
.sign { margin-inline-end: .2em; }
.card dl { display: grid; gap: .5rem; margin: 1.25rem 0 0; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.card dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.card dt { color: var(--muted); }
.card dd { margin: 0; overflow-wrap: anywhere; }
.about { margin-block-start: .75rem; color: var(--muted); font-size: .875rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-block-start: 1.5rem; }
.actions a:not(.button) { display: inline-flex; align-items: center; min-block-size: var(--control); padding-inline: .5rem; font-size: .875rem; }
`;
