import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { ComboBox } from '../../../components/combo-box.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { categoryOptions } from './category-options.ts';
import type { FormState } from '../state/form-state.ts';

type Props = Pick<FormState, 'book' | 'change'> & {
  readonly subFamily: string;
  readonly error: string | undefined;
};

/** One search through every category. Kept apart from the form, so that a key typed elsewhere does not draw it anew. */
export const CategoryField = memo(function CategoryField({ book, subFamily, change, error }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const options = useMemo(() => categoryOptions(book, language), [book, language]);
  return (
    <ComboBox
      label={t`Category`}
      placeholder={t`Type to search all categories`}
      value={subFamily === '' ? undefined : subFamily}
      onChange={(chosen) => change({ subFamily: chosen ?? '', type: '' })}
      options={options}
      error={error}
    />
  );
});
