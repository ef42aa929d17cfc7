import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { wordsIn } from '@saer/contract/category-word-lines';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly names: Readonly<Record<'wordsEn' | 'wordsAr', FieldPath<I>>>;
};

const countIn = (held: unknown): number => (typeof held === 'string' ? wordsIn(held).length : 0);

/** What sellers call a category, in each language: one word or phrase a line. */
export function WordFields<I extends FieldValues, O>({ control, names }: Props<I, O>) {
  const { t } = useLingui();
  const arabic = countIn(useWatch({ control, name: names.wordsAr }));
  const english = countIn(useWatch({ control, name: names.wordsEn }));
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
          name={names.wordsAr}
          label={t`Arabic words`}
          note={t`${plural(arabic, { one: '# word', other: '# words' })}`}
        />
        <FormTextArea
          control={control}
          name={names.wordsEn}
          label={t`English words`}
          note={t`${plural(english, { one: '# word', other: '# words' })}`}
        />
      </div>
    </Disclosure>
  );
}
