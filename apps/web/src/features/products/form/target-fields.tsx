import { useLingui, Trans } from '@lingui/react/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { optionalLines } from '@saer/contract/fees/optional-lines';
import { useFormState, useWatch } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormRateField } from '../../../components/form/form-rate-field.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import type { ProductFormState } from './product-draft.ts';
import { Disclosure } from '../../../components/layout/disclosure.tsx';

/** Fees that apply only to this product, if the seller entered any. */
function AgreedFeeFields({ control }: Pick<ProductFormState, 'control'>) {
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

/** Fields for ads, coupons, returns and storage, folded unless one of them is used. */
function OptionalLineFields({ control }: Pick<ProductFormState, 'control'>) {
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

/** Fields for target, additional costs and the own price. */
export function TargetFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FormRateField control={control} name="marginRate" label={t`Target margin`} />
        <FormSelect
          control={control}
          name="marginBase"
          label={t`Margin of`}
          description={t`A profit of 23 at a price of 115 (100 before VAT) and a cost of 50 is 20% of the price, 23% of the price before VAT and 46% of the cost.`}
          options={[
            { id: 'price', name: t`price` },
            { id: 'net', name: t`price before VAT` },
            { id: 'cost', name: t`cost` },
          ]}
        />
        <FormMoneyField control={control} name="marginAmount" label={t`Profit of at least`} />
        <FormRateField control={control} name="extraRate" label={t`Extra costs (% of price)`} />
        <FormMoneyField control={control} name="extraFixed" label={t`Extra costs (amount)`} />
        <FormSelect
          control={control}
          name="ending"
          label={t`Price ends in`}
          options={[
            { id: '', name: t`Store default` },
            { id: 'none', name: t`Exact (no rounding)` },
            { id: '.95', name: isolateLtr('.95') },
            { id: '.99', name: isolateLtr('.99') },
            { id: 'whole', name: t`Whole riyals` },
          ]}
        />
        <FormMoneyField
          control={control}
          name="price"
          label={t`Price entered`}
          description={t`Leave empty to use the recommended price.`}
        />
      </div>
      <OptionalLineFields control={control} />
      <AgreedFeeFields control={control} />
    </>
  );
}
