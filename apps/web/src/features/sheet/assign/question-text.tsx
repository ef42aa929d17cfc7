import { useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import { apart, useColumnWords, useUnitWords } from './column-words.ts';

type Props = {
  /** The header of its column, or its letter. */
  readonly header: string;
  readonly question: ColumnQuestion;
};

/** The question about a column, and its effect on prices. */
export function QuestionText({ header: title, question }: Props) {
  const { t } = useLingui();
  const columnWords = useColumnWords();
  const unitWords = useUnitWords();
  const { column, units, evidence } = question;
  const header = apart(title);
  const values = evidence.examples
    .slice(0, 3)
    .map(apart)
    .join(t`, `);
  const taken = column === null ? '' : columnWords(column);
  const [likeliest] = units;
  const unit = likeliest === undefined ? '' : unitWords(likeliest);
  const word = apart(question.word ?? '');
  const currency = apart(question.currency ?? '');
  const doubted = formatScaled(evidence.doubted, 0);
  const filled = formatScaled(evidence.filled, 0);
  const texts: Readonly<Record<ColumnQuestion['reason'], string>> = {
    unknownName: t`“${header}” is not assigned: prices would ignore it.`,
    secondOfName: t`“${header}” holds the same as another column: only one of them can be read. Prices would ignore this one.`,
    misspelt: t`“${header}” was taken for: ${taken}. Is that right?`,
    byValues: t`“${header}” does not say what it holds. Its values look like: ${taken}.`,
    wishOrResult: t`“${header}”: is it the profit you want? Prices would ignore it if it is the result of an earlier calculation.`,
    currentOrWanted: t`“${header}”: is it what the product sells for now, or the price you want?`,
    unknownValues: t`Values in “${header}” (${values}) do not fit: ${taken}. Does the column hold something else?`,
    noUnit: t`“${header}” does not say its unit. What are ${values}?`,
    nameAgainstValues: t`The unit in “${header}” does not fit its values (${values}). They look like: ${unit}.`,
    againstSizes: t`These weights do not fit the sizes of the parcels (${values}). They look like: ${unit}.`,
    someSayUnit: t`In “${header}” some cells say their unit, others do not. What are the others in?`,
    twoMagnitudes: t`${doubted} of ${filled} values in “${header}” are far from the others (${values}). Are they all in one unit?`,
    unexplainedWord: t`“${header}” was taken for: ${taken}. Does “${word}” change that? If its amounts are not for one unit, or are of another time, choose another field or leave the column out.`,
    costOrPrice: t`“${header}”: is it what you pay, or what you sell for?`,
    otherCurrency: t`Amounts in “${header}” are in ${currency}, not in riyals (${values}).`,
    hidden: t`“${header}” is hidden in your file. It is read all the same.`,
  };
  return <>{texts[question.reason]}</>;
}
