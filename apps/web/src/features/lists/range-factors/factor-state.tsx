import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../components/badge.tsx';
import { RowBadges } from '../list/row-badges.tsx';
import type { FactorRow } from './factor-rows.ts';

type Props = { readonly row: FactorRow; readonly isUnsaved: boolean };

/** Whether a band is in use and confirmed. One that changes loses its confirmation. */
export function FactorState({ row, isUnsaved }: Props) {
  if (row.isRemoved) {
    return (
      <Badge tone="negative">
        <Trans>Deleted</Trans>
      </Badge>
    );
  }
  if (row.saved === undefined || (isUnsaved && row.saved.confirmed)) {
    return (
      <Badge tone="warning">
        <Trans>To be confirmed</Trans>
      </Badge>
    );
  }
  return <RowBadges row={row.saved} />;
}
