import { useLingui } from '@lingui/react/macro';
import { optionalLines } from '@saer/contract/optional-lines';
import { useFormState, useWatch } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import type { ProductFormState } from './product-form-state.ts';

/** Fields for ads, coupons, returns and storage, folded unless one of them is used. */
export function OptionalLineFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  const values = useWatch({ control, name: optionalLines });
  const { errors } = useFormState({ control, name: optionalLines });
  const inUse =
    values.some((value) => value !== 0) || optionalLines.some((line) => errors[line] !== undefined);
  return (
    <Disclosure title={t`Ads, coupons, returns, storage`} defaultExpanded={inUse}>
      <div className="grid items-start gap-4 pt-2 pb-4 sm:grid-cols-2">
        <FormRateField control={control} name="adsRate" label={t`Ads (% of price)`} />
        <FormRateField
          control={control}
          name="couponRate"
          label={t`Coupons (% of price)`}
          description={t`On average: if 3 of 10 buyers use a 10% coupon, enter 3.`}
        />
        <FormMoneyField control={control} name="returnCost" label={t`Returns per unit sold`} />
        <FormMoneyField control={control} name="storageCost" label={t`Storage per unit sold`} />
      </div>
    </Disclosure>
  );
}
