import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../components/filter-chips.tsx';
import { isAskedFor, type RateEdits, type RateFilter, rateFilters, type RateRow } from './rate-rows.ts';

type Props = {
  readonly rows: readonly RateRow[];
  readonly edits: RateEdits;
  /** undefined: every row. */
  readonly value: RateFilter | undefined;
  readonly onChange: (filter: RateFilter | undefined) => void;
};

/** Every commission, those changed here, those to be confirmed, and categories without one. */
export function RateFilterChips({ rows, edits, value, onChange }: Props) {
  const { t } = useLingui();
  const names = { changed: t`Changed`, unconfirmed: t`To be confirmed`, missing: t`Missing` };
  const options = rateFilters
    .map((id) => ({ id, name: names[id], count: rows.filter((row) => isAskedFor(id, row, edits)).length }))
    .filter(({ id, count }) => count > 0 || id === value);
  return options.length === 0 ? null : (
    <FilterChips
      options={[{ id: 'all', name: t`All`, count: rows.length }, ...options]}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}
