import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useController, useWatch } from 'react-hook-form';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useCategorySearch } from '../../../domain/category-search/use-category-search.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useFieldWords } from '../../../lib/form/use-form-field.ts';
import type { ProductFormState } from './product-draft.ts';
import { productOptions } from './product-options.ts';

type Props = { readonly form: ProductFormState; readonly book: FeeBook };

/** Fields for category and store. */
export function CategoryFields({ form: { control, setValue }, book }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [store, subFamily, type, sizeClass] = useWatch({
    control,
    name: ['store', 'subFamily', 'type', 'sizeClass'],
  });
  const { field, fieldState } = useController({ control, name: 'subFamily' });
  const [problem] = useFieldWords()(fieldState.error);
  const options = productOptions(book, { store, subFamily, type, sizeClass }, language);
  const { box, around } = useCategorySearch({
    book,
    subFamily,
    type,
    offered: options.subFamilies,
    onChoose: (chosen, chosenType) => {
      field.onChange(chosen);
      setValue('family', book.subFamilies.find(({ code }) => code === chosen)?.family ?? '');
      setValue('type', chosenType);
    },
  });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormTextField control={control} name="nameEn" label={t`English name`} />
        <FormTextField control={control} name="nameAr" label={t`Arabic name`} />
        <FormTextField control={control} name="barcode" label={t`Barcode`} />
        <FormTextField control={control} name="sku" label={t`SKU`} />
        <FormSelect control={control} name="store" label={t`Store`} options={options.stores} />
        <div {...around} className="contents">
          <ComboBox {...box} label={t`Category`} error={problem} />
        </div>
        {options.types.length === 0 ? null : (
          <FormSelect
            control={control}
            name="type"
            label={t`Type`}
            options={[{ id: '', name: t`Any type` }, ...options.types]}
          />
        )}
      </div>
    </>
  );
}
