import { formatAmount } from '@saer/i18n/format-money';
import { MINUS, formatPercentNumber } from '@saer/i18n/format-number';
import type { GridRow, RowResult } from '../model/grid-row.ts';
import { getFigure, type ResultColumn } from '../model/row-order.ts';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

/** Says that a lower price would be better. */
function WarningMark({ warning }: { readonly warning: 'gap' | 'deadZone' }) {
  const { t } = useLingui();
  const words = warning === 'gap' ? t`A lower price reaches your margin` : t`A lower price earns more`;
  return (
    <span title={words}>
      <TriangleAlert aria-hidden className="me-1 inline size-3.5 text-warning" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

type ResultCellProps = { readonly row: GridRow; readonly column: ResultColumn };

const tones = { loss: 'text-danger', thin: 'text-warning', healthy: 'text-brand-strong' } as const;

const getSign = (value: number, column: ResultColumn): string => {
  if (value < 0) return MINUS;
  return column === 'difference' && value > 0 ? '+' : '';
};

function getTone(column: ResultColumn, result: RowResult): string {
  if (column === 'profit' || column === 'finalMargin') return `font-medium ${tones[result.health]}`;
  if (column === 'finalPrice') return result.meetsTarget ? '' : 'font-medium text-warning';
  if (column !== 'currentProfit') return '';
  if ((result.currentProfit ?? 0) < 0) return 'font-medium text-danger';
  return result.currentMeetsTarget === false ? 'font-medium text-warning' : '';
}

/** A figure of a row's results; empty if it has none. Its unit is in the header: one text per cell. */
export function ResultCell({ row, column }: ResultCellProps) {
  const value = getFigure(row, column);
  if (value === null || row.outcome?.ok !== true) return null;
  const { result } = row.outcome;
  const size = Math.abs(value);
  const text = column === 'finalMargin' ? `${formatPercentNumber(size)}%` : formatAmount(size);
  return (
    <bdi dir="ltr" className={getTone(column, result)}>
      {column === 'profit' && result.warning !== null ? <WarningMark warning={result.warning} /> : null}
      {getSign(value, column)}
      {text}
    </bdi>
  );
}
