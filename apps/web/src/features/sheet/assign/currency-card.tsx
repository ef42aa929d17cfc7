import { Trans, useLingui } from '@lingui/react/macro';
import { atExchangeRate, exchangeRateOf, isExchangeRate } from '@saer/spreadsheet/rows/cells/exchange-rate';
import { ArrowRight, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { InputField } from '../../../components/form/input-field.tsx';
import { apart } from './column-words.ts';
import { QuestionText } from './question-text.tsx';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import type { Currency } from '@saer/i18n/currency';
import type { CurrencyAnswers } from '@saer/spreadsheet/rows/cells/row-currency';
import type { SheetLayout } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import type { DetectedSheet, SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
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
  { sheet, headerRow, mapping, units, blocks }: SheetInterpretation,
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

/** The riyal is pegged to the dollar at this rate. */
const dollarPeg = '3.75';

function Choice({
  group,
  isSelected,
  onSelect,
  children,
}: {
  readonly group: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-control text-sm text-ink outline-offset-2 outline-brand has-focus-visible:outline-2">
      <input type="radio" name={group} checked={isSelected} onChange={onSelect} className="peer sr-only" />
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-field peer-checked:border-brand [&>span]:invisible peer-checked:[&>span]:visible"
      >
        <span className="size-2.5 rounded-full bg-brand" />
      </span>
      {children}
    </label>
  );
}

/** The first amount that can be converted, before and after. */
function Converted({ examples, rate }: { readonly examples: readonly string[]; readonly rate: string }) {
  const { t } = useLingui();
  const [first] = examples.flatMap((text) => {
    const amount = atExchangeRate(text, rate);
    return amount === undefined ? [] : [{ text, amount }];
  });
  return first === undefined ? null : (
    <span
      data-testid="preview"
      className="inline-flex min-h-control items-center gap-1 text-xs font-medium text-ink"
    >
      <bdi>{first.text}</bdi>
      <ArrowRight aria-label={t`becomes`} className="size-3 rtl:-scale-x-100" />
      <bdi>{t`${first.amount} SAR`}</bdi>
    </span>
  );
}

type Props = {
  readonly of: ReviewedCurrency;
  readonly header: string;
  /** Somebody has tried to continue. */
  readonly isTold: boolean;
  readonly onAnswer: (answer: string | undefined) => void;
};

/** Sums in another currency: converted at a rate, declared to be riyals, or left out with their rows. */
export function CurrencyCard({ of: { currency, question, answer }, header, isTold, onAnswer }: Props) {
  const { t } = useLingui();
  const group = useId();
  const given = answer !== undefined && isExchangeRate(answer) ? answer : '';
  const [typed, setTyped] = useState(given);
  const [isConverted, setConverted] = useState(given !== '');
  const [isLeft, setLeft] = useState(false);
  const isOpen = answer === undefined;
  const code = apart(currency);
  // As long as the error: leaving the field moves nothing from under the pointer.
  const bounds = t`From 0.000001 to 10,000`;
  const hasError = isConverted && isOpen && (isTold || (isLeft && typed.trim() !== ''));

  const type = (text: string): void => {
    setTyped(text);
    setConverted(true);
    onAnswer(exchangeRateOf(text));
  };
  const choose = (chosen: 'riyals' | 'leaveOut'): void => {
    setConverted(false);
    onAnswer(chosen);
  };
  return (
    <li
      data-currency={currency}
      data-open={isOpen}
      className={`border-s-2 px-3 py-2.5 ${isOpen ? 'border-s-warning bg-warning-soft/40' : 'border-s-transparent'}`}
    >
      <fieldset className="min-w-0">
        <legend className="flex items-start gap-2 text-sm text-ink">
          {isOpen ? (
            <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          ) : (
            <CircleCheck aria-label={t`Answered`} className="mt-0.5 size-4 shrink-0 text-brand" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <QuestionText header={header} question={question} />
          </span>
        </legend>
        <div className="mt-1 flex flex-col gap-x-8 gap-y-1 lg:flex-row lg:flex-wrap lg:items-start">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <Choice group={group} isSelected={isConverted} onSelect={() => type(typed)}>
              <Trans>Convert:</Trans>
            </Choice>
            <div className="flex items-start gap-2 text-sm text-ink">
              <span aria-hidden className="inline-flex min-h-control items-center">
                {t`1 ${code} =`}
              </span>
              <div className="w-40">
                <InputField
                  kind="decimal"
                  label={t`Riyals for 1 ${code}`}
                  isLabelHidden
                  value={typed}
                  placeholder={currency === 'USD' ? dollarPeg : undefined}
                  description={bounds}
                  error={hasError ? bounds : undefined}
                  onChange={type}
                  onLeave={() => setLeft(true)}
                />
              </div>
              <span aria-hidden className="inline-flex min-h-control items-center">
                <Trans>SAR</Trans>
              </span>
            </div>
            {currency === 'USD' ? (
              <Button tone="quiet" isDone={given === dollarPeg} onPress={() => type(dollarPeg)}>
                <Trans>Use the official peg: {dollarPeg}</Trans>
              </Button>
            ) : null}
            {given === '' ? null : <Converted examples={question.evidence.examples} rate={given} />}
          </div>
          <Choice group={group} isSelected={answer === 'riyals'} onSelect={() => choose('riyals')}>
            <Trans>These are riyals</Trans>
          </Choice>
          <Choice group={group} isSelected={answer === 'leaveOut'} onSelect={() => choose('leaveOut')}>
            <Trans>Leave these rows out</Trans>
          </Choice>
        </div>
      </fieldset>
    </li>
  );
}
