import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import type { Currency } from '@saer/i18n/currency';
import type { CurrencyAnswers } from '@saer/spreadsheet/rows/cells/row-currency';
import type { SheetLayout } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DetectedSheet, ReadAs } from '@saer/spreadsheet/session/read-as';
import type { SheetSession } from '../session/use-sheet-session.ts';

/** A currency that sums of the file are in, and what was said about it. A column of several currencies is asked about once for each. */
export interface ReviewedCurrency {
  readonly currency: Currency;
  readonly question: ColumnQuestion;
  /** A rate, `riyals` or `leaveOut`; undefined while it is open. */
  readonly answer: string | undefined;
}

/** The currencies asked about, each with its answer. */
export const reviewCurrencies = (
  questions: readonly ColumnQuestion[],
  answers: CurrencyAnswers,
): readonly ReviewedCurrency[] =>
  questions.flatMap((question) => {
    const { currency } = question;
    return currency === undefined ? [] : [{ currency, question, answer: answers[currency] }];
  });

/** Sets what is said about a currency; undefined: its question is open again. */
export function answerCurrency(
  answers: CurrencyAnswers,
  currency: Currency,
  answer: string | undefined,
): CurrencyAnswers {
  const { [currency]: _before, ...others } = answers;
  return answer === undefined ? others : { ...others, [currency]: answer };
}

/** Answers about the currencies that are still asked about: those of a column that is left out by now do not count. */
export const relevantAnswers = (
  questions: readonly ColumnQuestion[],
  answers: CurrencyAnswers,
): CurrencyAnswers =>
  Object.fromEntries(
    reviewCurrencies(questions, answers).flatMap(({ currency, answer }) =>
      answer === undefined ? [] : [[currency, answer]],
    ),
  );

/** The questions about currencies, asked again whenever the columns are assigned in another way. */
export function useCurrencyQuestions(
  { getReader }: Pick<SheetSession, 'getReader'>,
  found: DetectedSheet | undefined,
  { sheet, headerRow, mapping, units, blocks }: ReadAs,
) {
  const [questions, setQuestions] = useState<readonly ColumnQuestion[]>(
    () => found?.questions.filter(({ kind }) => kind === 'currency') ?? [],
  );
  /** Those of columns as they are assigned; the last known ones if nobody can tell. */
  const askAbout = async (index: number, layout: SheetLayout): Promise<readonly ColumnQuestion[]> => {
    try {
      const reader = await getReader();
      return await reader.ask('currencies', { sheet: index, layout });
    } catch {
      return questions;
    }
  };
  const asked = useEffectEvent(askAbout);
  useEffect(() => {
    let isLatest = true;
    const load = async (): Promise<void> => {
      const now = await asked(sheet, { headerRow, mapping, units, blocks });
      if (isLatest) setQuestions(now);
    };
    void load();
    return () => {
      isLatest = false;
    };
  }, [sheet, headerRow, mapping, units, blocks]);
  return { questions, setQuestions, ask: () => askAbout(sheet, { headerRow, mapping, units, blocks }) };
}
