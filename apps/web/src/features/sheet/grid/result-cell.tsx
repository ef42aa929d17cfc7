import { formatAmount } from '@saer/i18n/format-money';
import { MINUS } from '@saer/i18n/format-number';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import type { GridRow } from '../model/grid-row.ts';
import type { ResultColumn } from '../model/row-order.ts';
import { WarningMark } from './warning-mark.tsx';

type Props = { readonly row: GridRow; readonly column: ResultColumn };

const tones = { loss: 'text-danger', thin: 'text-warning', healthy: 'text-brand-strong' } as const;

const signed = (value: number, text: string): string => (value < 0 ? `${MINUS}${text}` : text);

/** A figure of what a row's price comes to; empty where it has none. Its unit stands in the header: one text a cell. */
export function ResultCell({ row: { outcome }, column }: Props) {
  if (outcome?.ok !== true) return null;
  const { result } = outcome;
  const value = result[column];
  const text =
    column === 'finalMargin' ? `${formatPercentNumber(Math.abs(value))}%` : formatAmount(Math.abs(value));
  const isJudged = column === 'profit' || column === 'finalMargin';
  return (
    <bdi dir="ltr" className={isJudged ? `font-medium ${tones[result.health]}` : ''}>
      {column === 'finalPrice' && result.warning !== null ? <WarningMark warning={result.warning} /> : null}
      {signed(value, text)}
    </bdi>
  );
}
