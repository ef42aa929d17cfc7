import { msg, plural } from '@lingui/core/macro';
import type { NumberFieldSpec, When } from '../fields/field.ts';

/** Whether the seller knows the sales of each month. */
const byMonth: When = ({ salesBy }) => salesBy === 'months';

const month = (ago: number) =>
  ({
    kind: 'money',
    label: msg`${plural(ago, { one: '# month ago', other: '# months ago' })}`,
    isOptional: true,
    when: byMonth,
  }) as const satisfies NumberFieldSpec;

/** Sales of each of the last twelve months; a month before the business began stays empty. */
export const monthFields = {
  month12: month(12),
  month11: month(11),
  month10: month(10),
  month9: month(9),
  month8: month(8),
  month7: month(7),
  month6: month(6),
  month5: month(5),
  month4: month(4),
  month3: month(3),
  month2: month(2),
  month1: month(1),
} as const;

/** The sales of the months, oldest first, from the first month that has any. */
export function salesOfMonths(
  values: Readonly<Record<keyof typeof monthFields, number | undefined>>,
): number[] {
  const sales = [
    values.month12,
    values.month11,
    values.month10,
    values.month9,
    values.month8,
    values.month7,
    values.month6,
    values.month5,
    values.month4,
    values.month3,
    values.month2,
    values.month1,
  ];
  const first = sales.findIndex((sum) => sum !== undefined);
  return first === -1 ? [] : sales.slice(first).map((sum = 0) => sum);
}
