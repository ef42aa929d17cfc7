import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { UnitMark } from '../../../components/unit-mark.tsx';
import { ProvenanceFields } from '../form/provenance-fields.tsx';
import { provenanceFields } from '../form/field-names.ts';
import { ReferenceForm } from '../form/reference-form.tsx';
import { useReferenceForm } from '../form/use-reference-form.ts';
import type { FormProps } from '../list/reference-page.tsx';
import type { Row } from '../lists.ts';
import { editedBands } from './edited-bands.ts';
import { factorKind } from './factor-kind.ts';
import { FactorWarnings } from './factor-warnings.tsx';
import { LowFactors } from './low-factors.tsx';
import { keysOf, type Target } from './target.ts';
import { useBandText } from './use-band-text.ts';

type Props = FormProps<'rangeFactor'> & {
  readonly target: Target;
  /** Every factor of the target. */
  readonly rows: readonly Row<'rangeFactor'>[];
};

/** Adds bands, each beginning where the highest ends, or changes one. What it does to the others shows before it is saved. */
export function FactorForm({ target, rows, row, onClose }: Props) {
  const { t } = useLingui();
  const bandText = useBandText();
  const highest = rows.reduce((end, { max }) => Math.max(end, max ?? 0), 0);
  const emptyFrom = (min: number) =>
    ({ ...keysOf(target), min, max: null, active: true, status: 'proposed' }) as const;
  const { added, ...writing } = useReferenceForm({
    of: 'rangeFactor',
    row,
    empty: emptyFrom(highest + 1),
    next: ({ max }) => emptyFrom((max ?? highest) + 1),
    first: 'min',
    onClose,
  });
  const { control } = writing.form;
  const [min, max, factor, active] = useWatch({ control, name: ['min', 'max', 'factor', 'active'] });
  const edited = editedBands(rows, { id: row?.id, target, min, max, factor, active });
  return (
    <ReferenceForm
      {...writing}
      of="rangeFactor"
      title={row === undefined ? t`Add a cost band` : t`Edit the band ${bandText(row)}`}
      row={row}
      added={added === undefined ? undefined : bandText(added)}
      onClose={onClose}
    >
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
        {t`A product whose cost is in this band must return at least cost × factor after VAT and fees. Example: cost 100, factor 1.25 → at least 125, i.e. a profit of 25. Leave the end empty for an open band.`}
      </p>
      <LowFactors factors={[factor]} />
      <FormSwitch control={control} name="active">
        {t`In use`}
      </FormSwitch>
      <FactorWarnings bands={edited} about={String(row?.id ?? 0)} />
      <ProvenanceFields control={control} names={provenanceFields} />
    </ReferenceForm>
  );
}
