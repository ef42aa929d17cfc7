import { Trans } from '@lingui/react/macro';
import type { VersionRate } from '@saer/contract/publishing/fee-version';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { Badge } from '../../../components/layout/badge.tsx';
import type { RowEdit } from '../../../domain/figure-grid/grid-edits.ts';
import { ProvenanceMark } from '../provenance-mark.tsx';
import type { RateRow } from './rate-rows.ts';
import { type RateField, rateModel } from './rate-texts.ts';

type Props = {
  readonly row: RateRow;
  readonly name: string;
  readonly edit: RowEdit<RateField, VersionRate> | undefined;
};

/** Says whether a commission is there and confirmed. One that changes loses its confirmation. */
export function CommissionState({ row, name, edit }: Props) {
  const isBlank = rateModel.isBlank(row);
  const { rate } = row;
  if (isBlank && rate === undefined) {
    return row.subFamily.active ? (
      <Badge tone="negative">
        <Trans>Missing</Trans>
      </Badge>
    ) : null;
  }
  if (isBlank) {
    return (
      <Badge tone="negative">
        <Trans>Deleted</Trans>
      </Badge>
    );
  }
  if (rate === undefined || (edit !== undefined && isConfirmed(rate.status))) {
    return (
      <Badge tone="warning">
        <Trans>To be confirmed</Trans>
      </Badge>
    );
  }
  return <ProvenanceMark {...rate} of={name} />;
}
