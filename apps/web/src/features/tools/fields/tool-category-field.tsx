import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { useCategorySearch } from '../../../domain/category-search/use-category-search.ts';
import type { CategoryField } from './tool-field.tsx';

/** A search among all categories, in both languages and the words that sellers use. */
export function ToolCategoryField({ book, subFamily, onChange, error }: ComponentProps<CategoryField>) {
  const { t } = useLingui();
  const { box, around } = useCategorySearch({ book, subFamily, type: '', onChoose: onChange });
  return (
    <div {...around} className="contents">
      <ComboBox {...box} label={t`Category`} placeholder={t`Type to search all categories`} error={error} />
    </div>
  );
}
