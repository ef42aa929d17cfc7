import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useWatch } from 'react-hook-form';
import { FormQuantityField } from '../../../components/form/form-quantity-field.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { quantityKinds } from '../../../components/form/quantity-kinds.ts';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import type { ProductFormState } from './product-draft.ts';
import { productOptions } from './product-options.ts';

type Props = { readonly form: ProductFormState; readonly book: FeeBook };

/** Says how big and heavy the product is: by its size class, or by its sides. */
export function SizeFields({ form: { control }, book }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [store, subFamily, type, sizeClass, handover] = useWatch({
    control,
    name: ['store', 'subFamily', 'type', 'sizeClass', 'handover'],
  });
  const { sizeClasses, handovers } = productOptions(book, { store, subFamily, type, sizeClass }, language);
  const handoverNames = { DROP_OFF: t`Dropped off`, PICKUP: t`Picked up` };
  const sides = [
    { name: 'sides.0', label: t`Length` },
    { name: 'sides.1', label: t`Width` },
    { name: 'sides.2', label: t`Height` },
  ] as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormSelect
        control={control}
        name="sizeClass"
        label={t`Size class`}
        options={[{ id: '', name: t`By its sides` }, ...sizeClasses]}
      />
      <FormQuantityField
        control={control}
        name="weight"
        label={t`Weight`}
        kind={quantityKinds.weight}
        end={<UnitMark>{t`g`}</UnitMark>}
      />
      <div className="grid grid-cols-3 gap-3 sm:col-span-2">
        {sides.map((side) => (
          <FormQuantityField
            key={side.name}
            {...side}
            control={control}
            kind={quantityKinds.side}
            note={t`cm`}
          />
        ))}
      </div>
      {handovers.length === 0 && handover === '' ? null : (
        <FormSelect
          control={control}
          name="handover"
          label={t`Handover`}
          options={[
            { id: '', name: t`Not chosen` },
            ...(['DROP_OFF', 'PICKUP'] as const).map((id) => ({ id, name: handoverNames[id] })),
          ]}
        />
      )}
    </div>
  );
}
