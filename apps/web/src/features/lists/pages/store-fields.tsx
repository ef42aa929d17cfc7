import { Trans, useLingui } from '@lingui/react/macro';
import { fulfilmentModes, storeDeemedSuppliers } from '@saer/contract/choices';
import type { ListInput } from '@saer/contract/lists/all';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import { type Control, useWatch } from 'react-hook-form';
import { FormDateField } from '../../../components/form-date-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormOptionalText } from '../form/form-optional-text.tsx';

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

/** How a store delivers and who bears the VAT of the sale; what it charges is in its fee tables. */
export function StoreFields({ control }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <FormSelect
        control={control}
        name="fulfilmentMode"
        label={recordLabel(i18n, 'fulfilmentMode')}
        options={fulfilmentModes.map((id) => ({ id, name: recordValue(i18n, 'fulfilmentMode', id) }))}
      />
      <FormSwitch control={control} name="manualRates">
        {recordLabel(i18n, 'manualRates')}
      </FormSwitch>
      <DeemedSupplierFields control={control} />
      <p className="text-sm text-muted">
        <Trans>
          Minimum commission, VAT on fees, weight rule, shipping credit and price ending are in the rules of
          the store’s fee tables.
        </Trans>
      </p>
    </>
  );
}
