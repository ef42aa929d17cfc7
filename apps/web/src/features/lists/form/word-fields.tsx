import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { wordsIn } from '@saer/contract/category-word-lines';
import { useFormContext, useWatch } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';

/** Words that sellers use for a category, in each language: one word or phrase a line. */
export function WordFields() {
  const { t } = useLingui();
  const { control } = useFormContext<{ wordsEn: string; wordsAr: string }>();
  const arabic = wordsIn(useWatch({ control, name: 'wordsAr' })).length;
  const english = wordsIn(useWatch({ control, name: 'wordsEn' })).length;
  const all = arabic + english;
  return (
    <Disclosure title={t`Words sellers use (${all})`}>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-sm text-muted">
          <Trans>
            A search finds this category by these words as well, in both languages. Write one word or phrase
            on each line, without brands. Case, spelling and regular plurals make no difference.
          </Trans>
        </p>
        <FormTextArea
          control={control}
          name="wordsAr"
          label={t`Arabic words`}
          note={t`${plural(arabic, { one: '# word', other: '# words' })}`}
        />
        <FormTextArea
          control={control}
          name="wordsEn"
          label={t`English words`}
          note={t`${plural(english, { one: '# word', other: '# words' })}`}
        />
      </div>
    </Disclosure>
  );
}
