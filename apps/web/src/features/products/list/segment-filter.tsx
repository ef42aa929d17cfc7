import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import { formatScaled } from '@saer/i18n/format-number';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { summaryQuery } from '../queries.ts';
import { type Segment, segments } from './product-filter.ts';

type Props = {
  /** The filter without its segment. */
  readonly filter: ListFilter;
  readonly value: Segment;
  readonly onChange: (segment: '' | Segment) => void;
};

const chip =
  'relative inline-flex min-h-8 pointer-coarse:min-h-control shrink-0 cursor-pointer items-center gap-2 rounded-full border border-edge bg-field px-3.5 py-1 text-sm text-muted outline-offset-2 outline-brand transition-colors hover:border-muted hover:text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-strong has-focus-visible:outline-2';

/** The parts of a list that ask for a look, each with how many there are. */
export function SegmentFilter({ filter, value, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const { data } = useQuery(summaryQuery(filter));
  const words: Readonly<Record<Segment, { readonly label: string; readonly count: number | undefined }>> = {
    all: { label: t`All products`, count: data?.found },
    losing: { label: t`Loses money`, count: data?.losing },
    missing: { label: t`Misses its target`, count: data?.missing },
    differs: { label: t`Price differs from recommended`, count: data?.differs },
    outdated: { label: t`Priced with old fees`, count: data?.outdated },
  };
  // Empty segments are hidden, unless they are selected.
  const offered = segments.filter(
    (segment) => segment !== 'outdated' || segment === value || words[segment].count !== 0,
  );
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Show`}</legend>
      <div className="relative -m-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
        {offered.map((segment) => (
          <label key={segment} className={chip}>
            <input
              type="radio"
              name={name}
              checked={segment === value}
              onChange={() => onChange(segment === 'all' ? '' : segment)}
              className="sr-only"
            />
            {words[segment].label}
            <bdi
              dir="ltr"
              className={`min-w-4 text-center tabular-nums ${segment === 'losing' && (words.losing.count ?? 0) > 0 ? 'font-semibold text-danger' : ''}`}
            >
              {words[segment].count === undefined ? '…' : formatScaled(words[segment].count, 0)}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
