import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { useQuery } from '@tanstack/react-query';
import { FilterChips } from '../../../components/table/filter-chips.tsx';
import { summaryQuery } from '../queries.ts';
import { type Segment, segments } from './product-filter.ts';

type Props = {
  /** The filter without its segment. */
  readonly filter: ListFilter;
  readonly value: Segment;
  readonly onChange: (segment: '' | Segment) => void;
};

/** The parts of a list of products that ask for a look, each with how many there are. */
export function SegmentFilter({ filter, value, onChange }: Props) {
  const { t } = useLingui();
  const { data } = useQuery(summaryQuery(filter));
  const words: Readonly<Record<Segment, { readonly name: string; readonly count: number | undefined }>> = {
    all: { name: t`All`, count: data?.found },
    losing: { name: t`Loses money`, count: data?.losing },
    missing: { name: t`Misses its target`, count: data && data.missing - data.losing },
    differs: { name: t`Not as recommended`, count: data?.differs },
    outdated: { name: t`Fees or factors changed since saved`, count: data?.outdated },
  };
  // Empty segments are hidden, unless they are selected.
  const offered = segments.filter(
    (segment) => segment !== 'outdated' || segment === value || words[segment].count !== 0,
  );
  return (
    <FilterChips
      options={offered.map((id) => ({ id, ...words[id], isBad: id === 'losing' }))}
      value={value}
      onChange={(segment) => onChange(segment === 'all' ? '' : segment)}
    />
  );
}
