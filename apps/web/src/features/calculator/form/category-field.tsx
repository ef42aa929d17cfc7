import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ComboBox } from '../../../components/combo-box.tsx';
import { useCategorySearch } from '../../../domain/category-search/use-category-search.ts';
import type { FormState } from '../state/form-state.ts';

type Props = Pick<FormState, 'book' | 'change'> & {
  readonly subFamily: string;
  readonly type: string;
  readonly error: string | undefined;
};

/** Search through all categories. Separate from the form, so that typing elsewhere does not render it again. */
export const CategoryField = memo(function CategoryField({ book, subFamily, type, change, error }: Props) {
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
});
