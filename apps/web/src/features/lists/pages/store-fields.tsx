import { useLingui } from '@lingui/react/macro';
import { fulfilmentModes, priceEndings, storeDeemedSuppliers } from '@saer/contract/choices';
import type { ListInput } from '@saer/contract/lists/all';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import { type Control, useWatch } from 'react-hook-form';
import { FormDateField } from '../../../components/form-date-field.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormOptionalText } from '../form/form-optional-text.tsx';
import { CreditBands } from './credit-bands.tsx';
import { WeightRule } from './weight-rule.tsx';

type Props = { readonly control: Control<ListInput<'store'>, unknown, object> };

/** How the store applies the rule that makes a marketplace the supplier of sellers who are not registered, and who says so. */
function DeemedSupplierFields({ control }: Props) {
  const { t, i18n } = useLingui();
  const isKnown = ['storeBears', 'sellerBears'].includes(useWatch({ control, name: 'deemedSupplier' }) ?? '');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormSelect
          control={control}
          name="deemedSupplier"
          label={recordLabel(i18n, 'deemedSupplier')}
          description={t`Since 1 January 2026 a marketplace is the supplier, by law, of residents who are not registered for VAT. Who bears that VAT decides their prices.`}
          options={storeDeemedSuppliers.map((id) => ({ id, name: recordValue(i18n, 'deemedSupplier', id) }))}
        />
      </div>
      {isKnown ? (
        <>
          <FormOptionalText
            control={control}
            name="deemedSupplierSource"
            label={recordLabel(i18n, 'deemedSupplierSource')}
          />
          <FormDateField
            control={control}
            name="deemedSupplierOn"
            label={recordLabel(i18n, 'deemedSupplierOn')}
          />
        </>
      ) : null}
    </div>
  );
}

/** A store's VAT, weighing and shipping credit. */
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
      <DeemedSupplierFields control={control} />
      <WeightRule control={control} />
      <CreditBands control={control} />
    </>
  );
}
