import { useLingui } from '@lingui/react/macro';
import { planTypes } from '@saer/contract/choices';
import type { ListInput } from '@saer/contract/lists/all';
import { type Control, useWatch } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { quantityKinds } from '../../../components/quantity-kinds.ts';
import { planTypeWords } from './plan-type-words.ts';

type Props = {
  readonly control: Control<ListInput<'pricePlan'>, unknown, object>;
  readonly wasRecommended: boolean;
};

/** Description, prices and visibility of a plan. */
export function PlanFields({ control, wasRecommended }: Props) {
  const { t, i18n } = useLingui();
  const isRecommended = useWatch({ control, name: 'recommended' });
  return (
    <>
      <FormTextArea control={control} name="descriptionEn" label={t`English description`} />
      <FormTextArea control={control} name="descriptionAr" label={t`Arabic description`} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="type"
          label={t`Type of plan`}
          options={planTypes.map((id) => ({ id, name: i18n._(planTypeWords[id]) }))}
        />
        <FormQuantityField
          control={control}
          name="users"
          label={t`Number of users`}
          kind={quantityKinds.count}
        />
        <FormMoneyField control={control} name="monthlyPrice" label={t`Price a month`} />
        <FormMoneyField control={control} name="yearlyPrice" label={t`Price a year`} />
      </div>
      <FormSwitch control={control} name="recommended">
        {t`Recommended`}
      </FormSwitch>
      {isRecommended === true && !wasRecommended ? (
        <p className="text-xs text-muted">
          {t`Only one plan is recommended: saving takes it from the current one.`}
        </p>
      ) : null}
      <FormSwitch control={control} name="active">
        {t`Offered to sellers`}
      </FormSwitch>
    </>
  );
}
