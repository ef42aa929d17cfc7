import { useLingui } from '@lingui/react/macro';
import { fulfilmentModes, priceEndings } from '@saer/contract/choices';
import type { ListInput } from '@saer/contract/lists/all';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import type { Control } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { CreditBands } from './credit-bands.tsx';
import { WeightRule } from './weight-rule.tsx';

type Props = { readonly control: Control<ListInput<'store'>, unknown, object> };

/** How a store taxes, how it weighs, and what it pays towards shipping. */
export function StoreFields({ control }: Props) {
  const { t, i18n } = useLingui();
  return (
    <>
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
    </>
  );
}
