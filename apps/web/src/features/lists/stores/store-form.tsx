import { useLingui } from '@lingui/react/macro';
import { fulfilmentModes, priceEndings } from '@saer/contract/choices';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { ProvenanceFields } from '../form/provenance-fields.tsx';
import { provenanceFields, nameFields } from '../form/field-names.ts';
import { NameFields } from '../form/name-fields.tsx';
import { ReferenceForm } from '../form/reference-form.tsx';
import { useReferenceForm } from '../form/use-reference-form.ts';
import type { FormProps } from '../list/reference-page.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { CreditBands } from './credit-bands.tsx';
import { emptyStore } from './empty-store.ts';
import { WeightRule } from './weight-rule.tsx';

/** Adds stores, or changes one: what they tax, how they weigh, and what they pay towards shipping. */
export function StoreForm({ row, onClose }: FormProps<'store'>) {
  const { t, i18n } = useLingui();
  const name = useName();
  const { added, ...writing } = useReferenceForm({
    of: 'store',
    row,
    empty: emptyStore,
    first: 'nameEn',
    onClose,
  });
  const { control } = writing.form;
  const called = row === undefined ? '' : name(row);
  return (
    <ReferenceForm
      {...writing}
      of="store"
      title={row === undefined ? t`Add a store` : t`Edit ${called}`}
      row={row}
      added={added === undefined ? undefined : name(added)}
      onClose={onClose}
    >
      <NameFields control={control} names={nameFields} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="fulfilmentMode"
          label={recordLabel(i18n, 'fulfilmentMode')}
          options={fulfilmentModes.map((id) => ({ id, name: recordValue(i18n, 'fulfilmentMode', id) }))}
        />
        <FormSelect
          control={control}
          name="priceEnding"
          label={recordLabel(i18n, 'priceEnding')}
          options={priceEndings.map((id) => ({ id, name: recordValue(i18n, 'priceEnding', id) }))}
        />
        <FormRateField control={control} name="vat" label={recordLabel(i18n, 'vat')} />
        <FormRateField control={control} name="feeVat" label={recordLabel(i18n, 'feeVat')} />
        <FormMoneyField
          control={control}
          name="minReferral"
          label={recordLabel(i18n, 'minReferral')}
          note={t`before VAT`}
        />
      </div>
      <FormSwitch control={control} name="manualRates">
        {recordLabel(i18n, 'manualRates')}
      </FormSwitch>
      <WeightRule control={control} />
      <CreditBands control={control} />
      <ProvenanceFields control={control} names={provenanceFields} />
    </ReferenceForm>
  );
}
