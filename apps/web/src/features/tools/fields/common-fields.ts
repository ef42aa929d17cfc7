import { msg } from '@lingui/core/macro';
import type { NumberFieldSpec } from './field.ts';

/** The price for the buyer. */
export const priceField = {
  kind: 'money',
  label: msg`Price`,
  note: msg`incl. VAT`,
  min: 1,
} as const satisfies NumberFieldSpec;

/** The wanted profit as a share of the price. */
export const marginField = {
  kind: 'share',
  label: msg`Margin`,
  note: msg`of the price`,
  initial: '20',
} as const satisfies NumberFieldSpec;

/** Sales of one month. */
export const unitsPerMonthField = {
  kind: 'count',
  label: msg`Units sold a month`,
  min: 1,
  max: 1_000_000,
} as const satisfies NumberFieldSpec;
