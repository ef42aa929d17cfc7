import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import {
  assignColumn,
  chooseUnit,
  confirmColumn,
  ignoreColumn,
  asksUnit,
  type ReviewedColumn,
} from './column-review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ColumnUnit, unitsOf } from '@saer/spreadsheet/rows/layouts/column-units';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/layouts/product-column';
import { CircleCheck, CircleHelp, ArrowRight } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { useColumnWords, useUnitWords, useUnitSigns } from './column-words.ts';
import { QuestionText } from './question-text.tsx';
import { valuePreview } from './value-preview.ts';

type PreviewLineProps = {
  readonly examples: readonly string[];
  readonly column: ProductColumn | undefined;
  readonly unit: ColumnUnit | undefined;
};

/** The first values of a column, and the first one converted to its unit. */
function PreviewLine({ examples, column, unit }: PreviewLineProps) {
  const { t } = useLingui();
  const getSign = useUnitSigns();
  if (examples.length === 0) return <p className="text-xs text-muted">{t`No values`}</p>;
  const previews =
    column === undefined || unit === undefined
      ? []
      : examples.flatMap((text) => {
          const preview = valuePreview(text, column, unit);
          return preview === null ? [] : [{ text, preview }];
        });
  const [first] = previews;
  return (
    <p className="flex min-w-0 items-center gap-x-3 text-xs text-muted">
      <span dir="auto" className="min-w-0 truncate">
        {examples.join(' · ')}
      </span>
      {first === undefined ? null : (
        <span data-testid="preview" className="inline-flex shrink-0 items-center gap-1 font-medium text-ink">
          <bdi>{first.text}</bdi>
          <ArrowRight aria-label={t`becomes`} className="size-3 rtl:-scale-x-100" />
          <bdi>
            {first.preview.figure} {getSign(first.preview.unit)}
          </bdi>
        </span>
      )}
    </p>
  );
}

type ColumnCardProps = {
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
  open: 'border-s-warning bg-warning-soft/40 py-2.5',
  answered: 'border-s-transparent',
  ignored: 'border-s-transparent',
} as const;

/** A column of the file: its header and first values, its field, and its unit. */
function ColumnCard({ of, onAssign, onIgnore, onUnit, onConfirm }: ColumnCardProps) {
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
  const value = column ?? (isIgnored || isEmpty ? leftOut : '');
  const unitOptions = units.map((each) => ({ id: each, name: unitWords(each) }));
  const isUnitAsked = isOpen && questions.some((question) => asksUnit(question, column));
  const isCostOrPrice = questions.some(({ reason }) => reason === 'costOrPrice');
  return (
    <li
      data-column={of.index}
      data-open={isOpen}
      className={`flex min-w-0 flex-col gap-x-3 gap-y-1.5 border-s-2 px-3 py-1.5 lg:grid lg:grid-cols-[1fr_auto] lg:items-center ${frames[state]}`}
    >
      <div className="flex flex-col gap-1 empty:hidden">
        {(isOpen ? questions : []).map((question) => (
          <p key={`${question.kind} ${question.reason}`} className="flex items-start gap-2 text-sm text-ink">
            <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <QuestionText header={header || letter} question={question} />
            </span>
          </p>
        ))}
        {isOpen || questions.length === 0 ? null : (
          <p className="flex items-start gap-2 text-sm text-muted">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
            <Trans>Answered</Trans>
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 items-center lg:col-span-2 gap-x-3 gap-y-1.5 lg:grid-cols-[2fr_3fr_2fr_3fr]">
        <span aria-hidden className="truncate text-sm font-medium text-ink max-lg:col-span-2" title={title}>
          {title}
        </span>
        <div className={units.length > 0 ? '' : 'max-lg:col-span-2 lg:col-span-2'}>
          <FilterSelect
            label={title}
            isLabelHidden
            options={value === '' ? [{ id: '', name: t`Choose what it holds` }, ...options] : options}
            value={value}
            onChange={(chosen) => {
              if (chosen === leftOut) onIgnore();
              else if (chosen !== '') onAssign(chosen);
            }}
          />
        </div>
        {units.length > 0 ? (
          <div data-unit>
            <FilterSelect
              label={t`Unit`}
              isLabelHidden
              options={
                unit === undefined ? [{ id: '', name: t`Choose the unit` }, ...unitOptions] : unitOptions
              }
              value={unit ?? ''}
              onChange={(chosen) => {
                if (chosen !== '') onUnit(chosen);
              }}
            />
          </div>
        ) : null}
        <div className="min-w-0 max-lg:col-span-2">
          <PreviewLine examples={examples} column={column} unit={unit} />
        </div>
      </div>
      {isOpen ? (
        <div className="flex flex-wrap gap-2 lg:col-start-2 lg:row-start-1">
          {isCostOrPrice ? (
            <>
              <Button onPress={() => onAssign('cost')}>
                <Trans>What I pay</Trans>
              </Button>
              <Button onPress={() => onAssign('currentPrice')}>
                <Trans>What I sell for</Trans>
              </Button>
            </>
          ) : column !== undefined && !isUnitAsked ? (
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

type Props = {
  readonly columns: readonly ReviewedColumn[];
  readonly choices: SheetInterpretation;
  readonly onChange: (changed: Partial<SheetInterpretation>) => void;
};

/** Columns of the file, each with its options. */
export function ColumnCards({ columns, choices, onChange }: Props) {
  return (
    <ul className="-mx-3 flex flex-col divide-y divide-line">
      {columns.map((of) => (
        <ColumnCard
          key={of.index}
          of={of}
          onAssign={(column) =>
            onChange(
              assignColumn(
                choices,
                of.index,
                column,
                of.questions.some((question) => asksUnit(question, column)),
              ),
            )
          }
          onIgnore={() => onChange(ignoreColumn(choices, of.index))}
          onUnit={(unit) => onChange(chooseUnit(choices, of.index, unit))}
          onConfirm={() => onChange(confirmColumn(choices, of.index))}
        />
      ))}
    </ul>
  );
}
