import { useLingui } from '@lingui/react/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { AgreedFeeFields } from './agreed-fee-fields.tsx';
import { OptionalLineFields } from './optional-line-fields.tsx';
import type { ProductFormState } from './product-form-state.ts';

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
