/**
 * The script of the documentation: copies examples, and searches the index. Without it both are not there, and nothing else is
 * missing. It compares as `foldArabic` does.
 */
export const docsScript = `(() => {
  for (const button of document.querySelectorAll('.copy')) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const text = button.closest('figure').querySelector('pre').textContent;
      try { await navigator.clipboard.writeText(text); button.textContent = button.dataset.done; }
      catch { getSelection().selectAllChildren(button.closest('figure').querySelector('pre')); }
      setTimeout(() => { button.textContent = label; }, 1600);
    });
  }
  const reveal = () => {
    const details = document.querySelector(':target')?.closest('details');
    if (details === null || details === undefined || details.open) return;
    details.open = true;
    details.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();
  const index = document.querySelector('.index details');
  const wide = matchMedia('(min-width: 64rem)');
  const follow = () => { index.open = wide.matches; };
  wide.addEventListener('change', follow);
  follow();
  const search = document.querySelector('#search');
  const found = document.querySelector('#found');
  const fold = (text) => text.normalize('NFKD').toLowerCase().replace(/[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670]/g, '')
    .replace(/[\\u0649\\u06cc]/g, '\\u064a').replace(/\\u0629/g, '\\u0647')
    .replace(/[\\u0660-\\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const groups = [...document.querySelectorAll('.groups > li')].map((item) => ({
    item,
    own: fold(item.firstElementChild.textContent),
    list: item.querySelector('ul'),
    isOpen: item.querySelector('ul')?.hidden === false,
    lines: [...item.querySelectorAll('li')].map((line) => ({ line, text: fold(line.textContent + ' ' + (line.dataset.words ?? '')) })),
  }));
  const filter = () => {
    const words = fold(search.value).split(/\\s+/).filter(Boolean);
    const fits = (text) => words.every((word) => text.includes(word));
    let count = 0;
    for (const { item, own, list, isOpen, lines } of groups) {
      const isNamed = words.length > 0 && fits(own);
      let shown = 0;
      for (const { line, text } of lines) {
        line.hidden = words.length > 0 && !isNamed && !fits(own + ' ' + text);
        if (!line.hidden) shown += 1;
      }
      item.hidden = words.length > 0 && !isNamed && shown === 0;
      if (list) list.hidden = words.length === 0 ? !isOpen : shown === 0;
      count += item.hidden ? 0 : Math.max(shown, 1);
    }
    found.textContent = words.length === 0 ? '' : found.dataset.words.replace('#', String(count));
    found.hidden = words.length === 0;
  };
  const links = () => [...document.querySelectorAll('.groups a')].filter((link) => link.checkVisibility());
  const leaves = () => links().find((link) => link.closest('ul ul')) ?? links()[0];
  search.closest('[hidden]').hidden = false;
  search.addEventListener('input', filter);
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && search.value.trim() !== '') leaves()?.click();
    if (event.key === 'ArrowDown') { event.preventDefault(); links()[0]?.focus(); }
    if (event.key === 'Escape') { search.value = ''; filter(); }
  });
  document.querySelector('.groups').addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = links();
    const next = all.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (next < 0 ? search : all[next])?.focus();
  });
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    index.open = true;
    search.focus();
  });
  document.querySelector('.groups a[aria-current]')?.scrollIntoView({ block: 'nearest' });
})();`;
