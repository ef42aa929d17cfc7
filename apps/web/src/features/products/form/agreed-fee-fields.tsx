import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import type { ProductFormState } from './product-form-state.ts';

/** Fees that apply only to this product, if the seller entered any. */
export function AgreedFeeFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  const override = useWatch({ control, name: 'override' });
  if (override === null) return null;
  const { referral, fulfilment } = override;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">
        <Trans>Fees agreed for this product</Trans>
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {referral === undefined ? null : (
          <FormRateField control={control} name="override.referral.rate1" label={t`Commission`} />
        )}
        {fulfilment === undefined ? null : (
          <>
            <FormMoneyField
              control={control}
              name="override.fulfilment.below"
              label={t`Fulfilment up to the limit`}
            />
            <FormMoneyField
              control={control}
              name="override.fulfilment.above"
              label={t`Fulfilment above the limit`}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
