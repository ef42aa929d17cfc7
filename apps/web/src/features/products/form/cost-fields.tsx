import { Trans, useLingui } from '@lingui/react/macro';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import type { ProductFormState } from './product-form-state.ts';

/** Fields for cost and VAT. */
export function CostFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FormMoneyField control={control} name="cost" label={t`Product cost`} />
        <FormRateField control={control} name="costVat" label={t`VAT on the cost`} />
        <FormRateField control={control} name="vat" label={t`VAT on the sale`} />
      </div>
      <div className="flex flex-col gap-1">
        <FormSwitch control={control} name="costIncludesVat">
          <Trans>The cost includes VAT</Trans>
        </FormSwitch>
        <FormSwitch control={control} name="vatRegistered">
          <Trans>Registered for VAT</Trans>
        </FormSwitch>
        <FormSwitch control={control} name="feeVatIsCost">
          <Trans>VAT on store fees not recovered</Trans>
        </FormSwitch>
      </div>
    </>
  );
}
