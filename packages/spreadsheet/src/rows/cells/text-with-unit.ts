import { parseDecimal } from '@saer/i18n/parse-decimal';
import type { ColumnUnit } from '../layouts/column-units.ts';
import { timesHundred } from './decimal-text.ts';
import type { ProductColumn } from '../layouts/product-column.ts';
import { sidesTogether } from './sides-text.ts';

/** True if a text is Latin digits with at most a point between them, as most numbers are written. */
export function isPlainNumber(text: string): boolean {
  let hasPoint = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x2e && !hasPoint && at > 0) hasPoint = true;
    else if (code < 0x30 || code > 0x39) return false;
  }
  return text !== '';
}

/** True if a text is a number and no more, so that it is in the unit of its column. */
export const hasNoUnit = (text: string): boolean =>
  isPlainNumber(text) ||
  (/^[-+(]?[\d٠-٩۰-۹.,٫][\d٠-٩۰-۹.,٫٬\s]*[-)]?$/.test(text) && /[\d٠-٩۰-۹]/.test(text));

/** A share as a percentage: 0.2 is 20%. Text that is not a plain number stays unchanged. */
function percentText(text: string): string {
  const parsed = parseDecimal(text);
  if (!parsed.ok) return text;
  const { negative, whole, fraction } = parsed.decimal;
  return `${timesHundred(`${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`)}%`;
}

const measures: ReadonlySet<ColumnUnit> = new Set(['kg', 'lb', 'oz', 'mm', 'm', 'in']);

/** A text that says by itself what it means: `0.35` in a column of kilograms is `0.35 kg`. */
export function textWithUnit(text: string, column: ProductColumn, unit: ColumnUnit | undefined): string {
  if (unit === undefined || text === '') return text;
  if (measures.has(unit)) {
    if (hasNoUnit(text)) return `${text} ${unit}`;
    const sides = column === 'longestSide' ? sidesTogether(text) : undefined;
    return sides === undefined
      ? text
      : sides.map((side) => (hasNoUnit(side) ? `${side} ${unit}` : side)).join(' × ');
  }
  if (!hasNoUnit(text)) return text;
  if (unit === 'share') return percentText(text);
  return unit === '%' && column === 'profit' ? `${text}%` : text;
}
