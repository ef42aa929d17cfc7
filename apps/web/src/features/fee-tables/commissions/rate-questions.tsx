import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatRate, formatPercentNumber } from '@saer/i18n/format-number';
import { meantRate, isBelowOnePercent } from '@saer/quoting/below-one-percent';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import type { VersionRate } from '@saer/contract/publishing/fee-version';
import { useState } from 'react';
import { focusCell } from '../../../domain/figure-grid/figure-row.ts';
import { numberKinds } from '../../../domain/number-field/read-number.ts';
import { useStableHandler } from '../../../lib/hooks/use-stable-handler.ts';
import type { RateRow } from './rate-rows.ts';
import type { RateField } from './rate-texts.ts';

interface AskedRate {
  /** Its category and column. */
  readonly label: string;
  readonly rate: number;
}

type Props = {
  readonly asked: readonly AskedRate[];
  readonly onMeant: () => void;
  readonly onKeep: () => void;
};

/** Says to screen readers what is asked below a row, once typing rests, and answers several questions at once. */
export function RateQuestions({ asked, onMeant, onKeep }: Props) {
  const { t } = useLingui();
  const [first] = asked;
  const written = formatRate(first?.rate ?? 0);
  const meant = formatRate(meantRate(first?.rate ?? 0));
  const one =
    first === undefined
      ? ''
      : `${first.label}. ${t`${written} is less than one per cent. Was ${meant} meant?`}`;
  const said = useDebounced(asked.length > 1 ? '' : one, 500);
  return (
    <div aria-live="polite">
      {asked.length > 1 ? (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p>
              <Plural
                value={asked.length}
                one="# rate is less than one per cent, asked about below its row."
                other="# rates are less than one per cent, asked about below their rows."
              />
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onPress={onMeant}>
                <Trans>Multiply all by 100</Trans>
              </Button>
              <Button onPress={onKeep}>
                <Trans>All are right</Trans>
              </Button>
            </div>
          </div>
        </Notice>
      ) : (
        <p className="sr-only">{said}</p>
      )}
    </div>
  );
}

const rateFields = ['rate1', 'rate2'] as const satisfies readonly RateField[];

interface QuestionedRate {
  readonly row: RateRow;
  readonly field: RateField;
  readonly rate: number;
}

const getCell = ({ row, field, rate }: QuestionedRate): string => `${row.key}.${field} ${rate}`;

const ratesIn = (row: RateRow): readonly QuestionedRate[] =>
  rateFields.flatMap((field) => {
    const read = numberKinds.rate.read(row[field]);
    return read.is === 'number' ? [{ row, field, rate: read.value }] : [];
  });

interface Options {
  readonly rows: readonly RateRow[];
  /** The commissions as saved. */
  readonly saved: readonly VersionRate[];
  readonly isReadOnly: boolean;
  readonly onEdit: (rows: readonly RateRow[]) => void;
}

/**
 * Asks about each rate below 1 % that was typed or pasted since the grid was opened, saved or not, until it is answered or becomes another
 * one.
 */
export function useRateQuestions({ rows, saved, isReadOnly, onEdit }: Options) {
  const [opened] = useState(() => new Map(saved.map((rate) => [rate.subFamily, rate])));
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const isAsked = ({ row, field, rate }: QuestionedRate): boolean =>
    isBelowOnePercent(rate) &&
    opened.get(row.key)?.[field === 'rate2' ? 'rate2' : 'rate1'] !== rate &&
    !kept.has(getCell({ row, field, rate }));
  const asked = isReadOnly ? [] : rows.flatMap((row) => ratesIn(row).filter(isAsked));
  const byRow = Map.groupBy(asked, ({ row }) => row.key);
  const keep = (answered: readonly QuestionedRate[]): void =>
    setKept(new Set([...kept, ...answered.map(getCell)]));
  const change = (answered: readonly QuestionedRate[]): void =>
    onEdit(
      [...Map.groupBy(answered, ({ row }) => row).entries()].map(([row, each]) => ({
        ...row,
        ...Object.fromEntries(each.map(({ field, rate }) => [field, formatPercentNumber(meantRate(rate))])),
      })),
    );
  const answer = useStableHandler((key: string, field: RateField, isMeant: boolean) => {
    const answered = byRow.get(key)?.filter((each) => each.field === field) ?? [];
    if (isMeant) change(answered);
    else keep(answered);
    focusCell(key, field);
  });
  const answerAll = (isMeant: boolean): void => {
    const [first] = asked;
    if (isMeant) change(asked);
    else keep(asked);
    if (first !== undefined) focusCell(first.row.key, first.field);
  };
  return { asked, askedIn: ({ key }: RateRow) => byRow.get(key) ?? [], answer, answerAll };
}
