import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../components/badge.tsx';
import { backingOf, isActive } from '../backing.ts';
import { BackingBadge } from './backing-badge.tsx';

/** Whether sellers see a row, and how far it is backed. */
export function RowState({ row }: { readonly row: object }) {
  const { t } = useLingui();
  const backing = backingOf(row);
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {isActive(row) === false ? <Badge tone="neutral">{t`Inactive`}</Badge> : null}
      {backing === undefined ? null : <BackingBadge backing={backing} />}
    </span>
  );
}
