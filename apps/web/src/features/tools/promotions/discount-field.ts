import { msg } from '@lingui/core/macro';
import type { NumberFieldSpec } from '../fields/field.ts';

/** A discount on the list price: never all of it, so that a price remains. */
export const discountField = {
  kind: 'share',
  label: msg`Discount`,
  note: msg`of the price`,
  max: 9_900,
} as const satisfies NumberFieldSpec;
