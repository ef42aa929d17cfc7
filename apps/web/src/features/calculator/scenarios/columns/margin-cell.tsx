import { Trans, useLingui } from '@lingui/react/macro';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import { readRate, readShare } from '@saer/quoting/calculator/read-number';
import { UnitMark } from '../../../../components/unit-mark.tsx';
import { TypedNumberField } from '../../form/typed-number-field.tsx';
import type { CellProps } from './cell-props.ts';

/** The target margin of a column whose price is to be found. */
export function MarginCell({ column: { draft }, title, onChange }: CellProps) {
  const { t } = useLingui();
  if (draft.mode === 'check')
    return (
      <span className="flex min-h-control items-center text-xs text-muted print:hidden">
        <Trans>Own price</Trans>
      </span>
    );
  return (
    <div className="print:hidden">
      <TypedNumberField
        label={t`Target margin, ${title}`}
        isLabelHidden
        text={draft.marginRate}
        onChange={(marginRate) => onChange({ inputs: { marginRate } })}
        read={draft.marginBase === 'cost' ? readRate : readShare}
        print={formatPercentNumber}
        end={<UnitMark>%</UnitMark>}
      />
    </div>
  );
}
