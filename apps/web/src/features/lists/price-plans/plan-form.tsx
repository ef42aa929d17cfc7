import { useLingui } from '@lingui/react/macro';
import { type FormProps, ListForm } from '../form/list-form.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { PlanFields } from './plan-fields.tsx';

const empty = {
  descriptionEn: '',
  descriptionAr: '',
  type: 'standard',
  users: 1,
  recommended: false,
} as const;

/** Adds price plans, one after the other, or changes one. */
export function PlanForm({ row, onClose }: FormProps<'pricePlan'>) {
  const { t } = useLingui();
  return (
    <ListForm
      of="pricePlan"
      row={row}
      nameOf={useName()}
      addTitle={t`Add a price plan`}
      empty={empty}
      renderFields={(control) => <PlanFields control={control} wasRecommended={row?.recommended === true} />}
      onClose={onClose}
    />
  );
}
