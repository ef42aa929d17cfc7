import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../components/badge.tsx';
import { provenanceOf, isActive } from '../provenance.ts';
import { RowProvenance } from './row-provenance.tsx';

/** Whether sellers see a row, and whether its figures are confirmed. */
export function RowBadges({ row }: { readonly row: object }) {
  const { t } = useLingui();
  const provenance = provenanceOf(row);
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {isActive(row) === false ? <Badge tone="neutral">{t`Inactive`}</Badge> : null}
      {provenance === undefined ? null : <RowProvenance provenance={provenance} />}
    </span>
  );
}
