import type { VersionRate } from '@saer/contract/publishing/fee-version';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import { isBelowOnePercent, meantRate } from '@saer/quoting/below-one-percent';
import { useState } from 'react';
import { focusCell } from '../../../domain/figure-grid/figure-row.ts';
import { numberKinds } from '../../../domain/number-field/read-number.ts';
import { useStableHandler } from '../../../lib/hooks/use-stable-handler.ts';
import type { RateRow } from './rate-rows.ts';
import type { RateField } from './rate-texts.ts';

const rateFields = ['rate1', 'rate2'] as const satisfies readonly RateField[];

interface AskedRate {
  readonly row: RateRow;
  readonly field: RateField;
  readonly rate: number;
}

const cellOf = ({ row, field, rate }: AskedRate): string => `${row.key}.${field} ${rate}`;

const ratesIn = (row: RateRow): readonly AskedRate[] =>
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
  const isAsked = ({ row, field, rate }: AskedRate): boolean =>
    isBelowOnePercent(rate) &&
    opened.get(row.key)?.[field === 'rate2' ? 'rate2' : 'rate1'] !== rate &&
    !kept.has(cellOf({ row, field, rate }));
  const asked = isReadOnly ? [] : rows.flatMap((row) => ratesIn(row).filter(isAsked));
  const byRow = Map.groupBy(asked, ({ row }) => row.key);
  const keep = (answered: readonly AskedRate[]): void => setKept(new Set([...kept, ...answered.map(cellOf)]));
  const change = (answered: readonly AskedRate[]): void =>
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
