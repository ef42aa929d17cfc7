import * as z from 'zod/mini';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import type { VersionRate } from '@saer/contract/publishing/fee-version';
import { referralShapes } from '@saer/contract/fees/choices';
import { rateInput } from '@saer/contract/lists/referral-rule';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import type { Texts } from '../../../domain/figure-grid/figure-row.ts';
import type { GridModel } from '../../../domain/figure-grid/grid-edits.ts';
import {
  numberKinds,
  type InputErrors,
  type NumberKind,
  required,
} from '../../../domain/number-field/read-number.ts';
import type { InputError } from '@saer/i18n/read-number';

export type RateField = 'rate1' | 'limit' | 'rate2' | 'shape';
export type RateTexts = Texts<RateField>;

const printed = (value: number | null, print: (value: number) => string): string =>
  value === null ? '' : print(value);

/** Says how commissions become the texts of a grid: a category without figures has no commission. */
export const rateModel: GridModel<RateField, VersionRate> = {
  fields: ['rate1', 'limit', 'rate2', 'shape'],
  textsOf: ({ rate1, limit, rate2, shape }) => ({
    rate1: formatPercentNumber(rate1),
    limit: printed(limit, formatAmount),
    rate2: printed(rate2, formatPercentNumber),
    shape,
  }),
  emptyTexts: { rate1: '', limit: '', rate2: '', shape: 'flat' },
  isBlank: ({ rate1, limit, rate2 }) => `${rate1}${limit}${rate2}`.trim() === '',
};

const rateFigures = z.strictObject({
  shape: rateInput.shape,
  rate1: rateInput.rate1,
  limit: rateInput.limit,
  rate2: rateInput.rate2,
});
export type RateFigures = z.output<typeof rateFigures>;

/** A commission has two rates, or one and nothing else. */
const partsMissing: InputError = { code: 'partsMissing', details: {} };

/** The typed texts as figures, or their errors. */
export function readRate(texts: RateTexts): {
  readonly values: RateFigures | undefined;
  readonly errors: InputErrors;
} {
  const errors = new Map<string, InputError>();
  const isFlat = texts.shape === 'flat';
  const isChoice = referralShapes.some((shape) => shape === texts.shape);
  const hasSecond = isChoice && !isFlat;
  const read = (field: RateField, kind: NumberKind, isNeeded: boolean): number | null => {
    const number = kind.read(texts[field]);
    if (number.is === 'number') return number.value;
    if (number.is === 'wrong') errors.set(field, number.problem);
    else if (isNeeded) errors.set(field, required);
    return null;
  };
  const typed = {
    shape: texts.shape,
    rate1: read('rate1', numberKinds.rate, true),
    limit: read('limit', numberKinds.money, hasSecond),
    rate2: read('rate2', numberKinds.rate, hasSecond),
  };
  if (!isChoice) errors.set('shape', { code: 'invalidValue', details: {} });
  else if (isFlat && (typed.limit ?? typed.rate2) !== null) errors.set('shape', partsMissing);
  const result = z.safeParse(rateFigures, typed, { reportInput: true });
  if (!result.success) {
    for (const { code, field = '', details = {} } of fieldErrorsOf(result.error))
      if (!errors.has(field)) errors.set(field, { code, details });
  }
  return { values: errors.size === 0 && result.success ? result.data : undefined, errors };
}
