import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import { readRate, readShare } from '@saer/quoting/calculator/read-number';
import { Select } from '../../../../components/select.tsx';
import { UnitMark } from '../../../../components/unit-mark.tsx';
import { useName } from '../../../../domain/names/use-name.ts';
import { TypedNumberField } from '../../form/typed-number-field.tsx';
import type { PricedColumn } from '../state/priced-column.ts';
import type { ColumnChange } from '../state/use-scenario.ts';
import { MoneySlider } from './money-slider.tsx';

type Props = {
  readonly column: PricedColumn;
  /** As the column is called, for the names of its fields. */
  readonly title: string;
  readonly onChange: (change: ColumnChange) => void;
};

/** The store of a column. */
export function StoreCell({ column: { draft, book }, title, onChange }: Props) {
  const { t } = useLingui();
  const name = useName();
  return (
    <div className="print:hidden">
      <Select
        label={t`Store, ${title}`}
        isLabelHidden
        placeholder={t`Store`}
        value={draft.store === '' ? undefined : draft.store}
        onChange={(store) => onChange({ inputs: { store } })}
        options={book.stores.map((each) => ({ id: each.code, name: name(each) }))}
      />
    </div>
  );
}

/** The cost of a column, typed or slid. */
export function CostCell({ column: { draft }, title, onChange }: Props) {
  const { t } = useLingui();
  return (
    <MoneySlider
      label={t`Product cost, ${title}`}
      sliderLabel={t`Product cost by slider, ${title}`}
      text={draft.cost}
      onChange={(cost) => onChange({ inputs: { cost } })}
    />
  );
}

/** The price of a column: the recommended one until another is typed or slid. */
export function PriceCell({ column: { draft, answer }, title, onChange }: Props) {
  const { t } = useLingui();
  const isOwn = draft.mode === 'check';
  const found = answer === undefined ? '' : formatAmount(answer.quote.final.statement.price);
  return (
    <MoneySlider
      label={t`Price, ${title}`}
      sliderLabel={t`Price by slider, ${title}`}
      text={isOwn ? draft.price : found}
      onChange={(price) => onChange({ inputs: { mode: 'check', price } })}
      description={
        isOwn ? (
          <button
            type="button"
            onClick={() => onChange({ inputs: { mode: 'find' } })}
            className="min-h-6 rounded-control text-xs font-medium text-brand-strong underline underline-offset-4"
          >
            <Trans>Use the recommended price</Trans>
          </button>
        ) : (
          <span className="inline-flex min-h-6 items-center">
            <Trans>Recommended</Trans>
          </span>
        )
      }
    />
  );
}

/** The target margin of a column whose price is to be found. */
export function MarginCell({ column: { draft }, title, onChange }: Props) {
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
