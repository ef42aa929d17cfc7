import { foldArabic } from '@saer/i18n/fold-arabic';

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
export function searchFees({ root, input, count }: Parts): () => void {
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
