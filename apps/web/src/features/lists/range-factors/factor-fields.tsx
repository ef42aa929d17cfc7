import { useLingui } from '@lingui/react/macro';
import type { ListInput } from '@saer/contract/lists/all';
import type { RangeFactor } from '@saer/pricing/fee-table';
import { type Control, useWatch } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { UnitMark } from '../../../components/unit-mark.tsx';
import type { Row } from '../lists.ts';
import { factorKind } from './factor-kind.ts';
import { FactorWarnings } from './factor-warnings.tsx';
import { LowFactorNotice } from './low-factor-notice.tsx';
import { bandOf, keysOf, type Target } from './target.ts';

interface Edited {
  /** The row that is changed; undefined: one is added. */
  readonly id: number | undefined;
  readonly target: Target;
  readonly min: unknown;
  readonly max: unknown;
  readonly factor: unknown;
  readonly active: unknown;
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** The bands in use as they would be with what is typed now; what can not be read yet counts for nothing. */
function editedBands(rows: readonly Row<'rangeFactor'>[], edited: Edited): readonly RangeFactor[] {
  const others = rows.filter(({ id, active }) => active && id !== edited.id).map(bandOf);
  const { id = 0, target, min, max, factor, active } = edited;
  const end = max === undefined || max === null ? null : max;
  const canBeRead = isWhole(min) && isWhole(factor) && (end === null || (isWhole(end) && end >= min));
  if (!canBeRead || active === false) return others;
  return [...others, bandOf({ ...keysOf(target), id, min, max: end, factor })];
}

type Props = {
  readonly control: Control<ListInput<'rangeFactor'>, unknown, object>;
  readonly target: Target;
  readonly rows: readonly Row<'rangeFactor'>[];
  /** The row that is changed; undefined: one is added. */
  readonly id: number | undefined;
};

/** Ends and factor of a band. What it does to the others shows before it is saved. */
export function FactorFields({ control, target, rows, id }: Props) {
  const { t } = useLingui();
  const [min, max, factor, active] = useWatch({ control, name: ['min', 'max', 'factor', 'active'] });
  const edited = editedBands(rows, { id, target, min, max, factor, active });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FormMoneyField control={control} name="min" label={t`Cost from`} />
        <FormMoneyField control={control} name="max" label={t`Cost to`} />
        <FormQuantityField
          control={control}
          name="factor"
          label={t`Factor`}
          kind={factorKind}
          start={
            <span className="ps-3">
              <UnitMark>×</UnitMark>
            </span>
          }
        />
      </div>
      <p className="text-xs text-muted">
        {t`A product whose cost is in this band must return at least cost × factor after VAT and fees. Example: cost 100, factor 1.25: at least 125, i.e. a profit of 25. Leave the end empty for an open band.`}
      </p>
      <LowFactorNotice factors={[factor]} />
      <FormSwitch control={control} name="active">
        {t`In use`}
      </FormSwitch>
      <FactorWarnings bands={edited} about={String(id ?? 0)} />
    </>
  );
}
