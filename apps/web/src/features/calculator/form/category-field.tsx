import { useLingui } from '@lingui/react/macro';
import { memo, Suspense } from 'react';
import { controlBox, fieldColumn, fieldLabel } from '../../../components/control-style.ts';
import { latePart } from '../../../components/late-part.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { nameOf } from '../name-of.ts';
import type { FormState } from '../state/form-state.ts';

export type CategoryFieldProps = Pick<FormState, 'book' | 'change'> & {
  readonly subFamily: string;
  readonly type: string;
  readonly error: string | undefined;
};

const LateField = latePart<CategoryFieldProps>(
  async () => (await import('./category-search-field.tsx')).CategorySearchField,
);

/** One search through every category. Kept apart from the form, so that a key typed elsewhere does not draw it anew. */
export const CategoryField = memo(function CategoryField(props: CategoryFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = props.book.subFamilies.find(({ code }) => code === props.subFamily);
  const waiting = (
    <div aria-hidden className={fieldColumn}>
      <span className={fieldLabel}>{t`Category`}</span>
      <span className={`${controlBox} px-3 text-base sm:text-sm`}>
        {chosen === undefined ? null : nameOf(chosen, language)}
      </span>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <LateField {...props} />
    </Suspense>
  );
});
