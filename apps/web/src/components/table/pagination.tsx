import { useLingui } from '@lingui/react/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { iconButtonStyle } from '../button/button-style.ts';
import { FilterSelect } from './filter-select.tsx';

const sizes = (['10', '25', '50', '100'] as const).map((id) => ({ id, name: id }));

type Props = {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
};

/** Page and page size of a list that the address does not hold, as its props. Another size shows the first page. */
export function usePages(usualLimit: number) {
  const [{ page, limit }, setPages] = useState({ page: 1, limit: usualLimit });
  return {
    page,
    limit,
    onPage: (next: number): void => setPages({ page: next, limit }),
    onLimit: (next: number): void => setPages({ page: 1, limit: next }),
  };
}

/** The visible rows of a long list, with links to the others. */
export function Pagination({ page, limit, total, onPage, onLimit }: Props) {
  const { t } = useLingui();
  const last = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const range = isolateLtr(`${from}–${Math.min(page * limit, total)}`);
  const step = (label: string, target: number, mark: 'before' | 'after') => (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Kept reachable at an end, so that the focus is not lost when it gets there.
      aria-disabled={target < 1 || target > last || undefined}
      onClick={() => target >= 1 && target <= last && onPage(target)}
      className={`${iconButtonStyle} [&>svg]:size-4 rtl:[&>svg]:rotate-180`}
    >
      {mark === 'before' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
  return (
    <nav
      aria-label={t`Pages of the list`}
      className="sticky bottom-0 z-3 -mx-card -mb-card flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-surface px-card py-1.5 text-sm print:hidden"
    >
      <p aria-live="polite" className="text-muted">
        {t`${range} of ${total}`}
      </p>
      <div className="ms-auto flex items-center gap-2">
        <FilterSelect
          label={t`Rows`}
          options={sizes}
          value={sizes.find(({ id }) => id === String(limit))?.id ?? '25'}
          onChange={(size) => onLimit(Number(size))}
        />
        {step(t`Previous page`, page - 1, 'before')}
        {step(t`Next page`, page + 1, 'after')}
      </div>
    </nav>
  );
}
