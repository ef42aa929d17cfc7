import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '../../../components/combo-box.tsx';
import { useCategorySearch } from '../../../lib/category-search/use-category-search.ts';
import type { CategoryFieldProps } from './category-field.tsx';

/** CategoryField, once its code is here. */
export function CategorySearchField({ book, subFamily, type, change, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const { box, around } = useCategorySearch({
    book,
    subFamily,
    type,
    onChoose: (chosen, chosenType) => change({ subFamily: chosen, type: chosenType }),
  });
  return (
    <div {...around} className="contents">
      <ComboBox {...box} label={t`Category`} placeholder={t`Type to search all categories`} error={error} />
    </div>
  );
}
