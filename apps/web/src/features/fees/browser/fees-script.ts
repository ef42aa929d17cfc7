import { formatDay } from '@saer/i18n/format-date';
import { detectLanguage } from '@saer/i18n/locale';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { untilIdle } from '../../../lib/browser/idle.ts';
import { feeSignature } from '../tables/fee-stores.ts';
import { feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { call } from '../../../lib/api/api.ts';

/** The fees of today. */
const findFees = (): Promise<PublicFeeBook> => call(feeBook, { query: {} });

interface Parts {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** The number of rows found, in the line that says it. */
  readonly count: HTMLElement;
}

const elements = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Shows the rows that a search names, in either language and any spelling; returns what filters them again. */
function searchFees({ root, input, count }: Parts): () => void {
  const filter = (): void => {
    const words = foldArabic(input.value).split(/\s+/).filter(Boolean);
    const rows = elements(root, '[data-fees-row]');
    for (const row of rows) {
      const text = foldArabic(row.dataset['feesRow'] ?? '');
      row.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of elements(root, '[data-fees-group]'))
      group.hidden = elements(group, '[data-fees-row]').every(({ hidden }) => hidden);
    const table = root.querySelector('table');
    const found = rows.filter(({ hidden }) => !hidden).length;
    const isMissed = table !== null && elements(table, '[data-fees-row]').every(({ hidden }) => hidden);
    for (const none of elements(root, '[data-fees-none]')) none.hidden = !isMissed;
    count.textContent = String(found);
    if (count.parentElement !== null) count.parentElement.hidden = words.length === 0;
  };
  input.hidden = false;
  input.addEventListener('input', filter);
  return filter;
}

const find = <Found extends HTMLElement>(name: string, kind: abstract new () => Found): Found => {
  const found = document.querySelector(`[${name}]`);
  if (!(found instanceof kind)) throw new Error(`The page has no ${name}`);
  return found;
};

const root = find('data-fees', HTMLElement);
const input = find('data-fees-search', HTMLInputElement);
const filter = searchFees({ root, input, count: find('data-fees-count', HTMLElement) });

/** Opens the size class that the address names. */
const openTarget = (): void => {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
};
addEventListener('hashchange', openTarget);
openTarget();

/** Shows the fees of today; React is fetched only where they differ from those of the build. */
async function refresh(): Promise<void> {
  const book = await findFees();
  if (feeSignature(book) === root.dataset['fees']) {
    find('data-fees-day', HTMLElement).textContent = formatDay(book.on);
    return;
  }
  const { showFees } = await import('./show-fees.tsx');
  await showFees(root, detectLanguage(document.documentElement.lang), book);
  filter();
  openTarget();
}

await untilIdle();
await refresh().catch(() => {
  find('data-fees-error', HTMLElement).hidden = false;
});
