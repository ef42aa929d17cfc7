import { useLingui } from '@lingui/react/macro';
import { planTypes } from '@saer/contract/choices';
import { useWatch } from 'react-hook-form';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { quantityKinds } from '../../../components/quantity-kinds.ts';
import { nameFields } from '../form/field-names.ts';
import { NameFields } from '../form/name-fields.tsx';
import { ReferenceForm } from '../form/reference-form.tsx';
import { useReferenceForm } from '../form/use-reference-form.ts';
import type { FormProps } from '../list/reference-page.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { planTypeWords } from './plan-type-words.ts';

const empty = {
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  type: 'standard',
  users: 1,
  recommended: false,
  active: true,
} as const;

/** Adds price plans, one after the other, or changes one. */
export function PlanForm({ row, onClose }: FormProps<'pricePlan'>) {
  const { t, i18n } = useLingui();
  const name = useName();
  const { added, ...writing } = useReferenceForm({ of: 'pricePlan', row, empty, first: 'nameEn', onClose });
  const { control } = writing.form;
  const isRecommended = useWatch({ control, name: 'recommended' });
  const called = row === undefined ? '' : name(row);
  return (
    <ReferenceForm
      {...writing}
      of="pricePlan"
      title={row === undefined ? t`Add a price plan` : t`Edit ${called}`}
      row={row}
      added={added === undefined ? undefined : name(added)}
      onClose={onClose}
    >
      <NameFields control={control} names={nameFields} />
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
      {isRecommended === true && row?.recommended !== true ? (
        <p className="text-xs text-muted">
          {t`Only one plan is recommended: saving takes it from the current one.`}
        </p>
      ) : null}
      <FormSwitch control={control} name="active">
        {t`Offered to sellers`}
      </FormSwitch>
    </ReferenceForm>
  );
}
