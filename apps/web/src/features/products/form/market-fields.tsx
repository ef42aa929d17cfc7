import { Trans, useLingui } from '@lingui/react/macro';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { quantityKinds } from '../../../components/quantity-kinds.ts';
import type { ProductFormState } from './product-form-state.ts';

/** Fields for the current price, the permitted range and sales. */
export function MarketFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">
        <Trans>In the store today</Trans>
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormMoneyField
          control={control}
          name="currentPrice"
          label={t`Current price`}
          description={t`What it sells for in the store today.`}
        />
        <FormQuantityField
          control={control}
          name="monthlySales"
          kind={quantityKinds.count}
          label={t`Units sold a month`}
        />
        <FormMoneyField control={control} name="minPrice" label={t`Lowest price allowed`} />
        <FormMoneyField control={control} name="maxPrice" label={t`Highest price allowed`} />
      </div>
    </fieldset>
  );
}
