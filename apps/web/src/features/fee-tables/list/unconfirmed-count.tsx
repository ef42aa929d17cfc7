import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/layout/badge.tsx';
import { unconfirmedQuery } from '../queries.ts';

/** Counts how many figures of a version are to be confirmed; nothing where all are. */
export function UnconfirmedCount({ feeTableId }: { readonly feeTableId: number }) {
  const { data: count } = useQuery(unconfirmedQuery(feeTableId));
  if (count === undefined) return <span className="inline-block h-4 w-20 animate-pulse rounded-md bg-line" />;
  if (count === 0) return null;
  return (
    <Badge tone="warning">
      <Plural value={count} one="# to be confirmed" other="# to be confirmed" />
    </Badge>
  );
}
