import { Trans, useLingui } from '@lingui/react/macro';
import { type ColumnUnit, unitsOf } from '@saer/spreadsheet/rows/column-units';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/product-column';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { asksUnit, type ReviewedColumn } from './column-review.ts';
import { useColumnWords } from './column-words.ts';
import { PreviewLine } from './preview-line.tsx';
import { QuestionText } from './question-text.tsx';
import { useUnitWords } from './unit-words.ts';

type Props = {
  readonly of: ReviewedColumn;
  readonly onAssign: (column: ProductColumn) => void;
  readonly onIgnore: () => void;
  readonly onUnit: (unit: ColumnUnit) => void;
  readonly onConfirm: () => void;
};

const leftOut = 'leftOut';

/** Likeliest first, then all others in their order. */
const offered = (likely: readonly ProductColumn[]): readonly ProductColumn[] => [
  ...likely,
  ...productColumns.filter((column) => !likely.includes(column)),
];

/** Punctuation stays at the end of a Latin header in both page directions. */
const titled = (letter: string, header: string): string =>
  /\p{sc=Arab}/u.test(header) ? `${letter} · ${header}` : `\u2066${letter} · ${header}\u2069`;

/** The unit is chosen beside it. */
const withoutUnit = (words: string, column: ProductColumn): string =>
  unitsOf(column).length === 0 ? words : words.replace(/\s*\([^()]*\)$/, '');

const frames = {
  open: 'border-warning bg-warning-soft/40',
  answered: 'border-brand',
  ignored: 'border-line',
} as const;

/** A column of the file: its header and first values, what it holds, and in which unit. */
export function ColumnCard({ of, onAssign, onIgnore, onUnit, onConfirm }: Props) {
  const { t } = useLingui();
  const columnWords = useColumnWords();
  const unitWords = useUnitWords();
  const { header, letter, column, isIgnored, isOpen, questions, examples, unit } = of;
  const title = header === '' ? t`Column ${letter}` : titled(letter, header);
  const units = column === undefined ? [] : unitsOf(column);
  const isEmpty = examples.length === 0;
  const none = { id: leftOut, name: isEmpty ? t`Not needed` : t`Leave out` } as const;
  const columns = offered(questions.flatMap((question) => question.columns));
  const options = [
    none,
    ...columns.map((each) => ({ id: each, name: withoutUnit(columnWords(each), each) })),
  ];
  const state = isOpen ? 'open' : column === undefined ? 'ignored' : 'answered';
  const isUnitAsked = isOpen && questions.some((question) => asksUnit(question, column));
  return (
    <li
      data-column={of.index}
      data-open={isOpen}
      className={`flex min-w-0 flex-col gap-2.5 rounded-control border p-3 ${frames[state]}`}
    >
      {questions.map((question) => (
        <p key={`${question.kind} ${question.reason}`} className="flex items-start gap-2 text-sm text-ink">
          {isOpen ? (
            <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          ) : (
            <CircleCheck aria-label={t`Answered`} className="mt-0.5 size-4 shrink-0 text-brand" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <QuestionText of={of} question={question} />
          </span>
        </p>
      ))}
      <div className={`grid gap-2.5 ${units.length > 0 ? 'sm:grid-cols-[3fr_2fr]' : ''}`}>
        <Select
          label={title}
          options={options}
          value={column ?? (isIgnored || isEmpty ? leftOut : undefined)}
          placeholder={t`Choose what it holds`}
          onChange={(chosen) => (chosen === leftOut ? onIgnore() : onAssign(chosen))}
        />
        {units.length > 0 ? (
          <Select
            label={t`Unit`}
            options={units.map((each) => ({ id: each, name: unitWords(each) }))}
            value={unit}
            placeholder={t`Choose the unit`}
            onChange={onUnit}
          />
        ) : null}
      </div>
      <PreviewLine examples={examples} column={column} unit={unit} />
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {column !== undefined && !isUnitAsked ? (
            <Button onPress={onConfirm}>
              <Trans>That is right</Trans>
            </Button>
          ) : null}
          <Button onPress={onIgnore}>
            <Trans>Leave this column out</Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
