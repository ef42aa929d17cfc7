import { refusalFieldError } from '@saer/quoting/refusal-field-error';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { kettle } from '@saer/pricing/testing/store-table';
import { expect, test } from 'vitest';
import type { DraftField } from '@saer/contract/products/calculator-draft';
import { fieldOfError } from './form-state.ts';

const refusals: readonly (readonly [Refusal, DraftField])[] = [
  [{ ok: false, reason: 'noSizeClassFits', sides: [500, 500, 500], weight: 900_000 }, 'weight'],
  [{ ok: false, reason: 'missingFactor', cost: 1 }, 'cost'],
  [{ ok: false, reason: 'manualRateMissing', store: 'CUSTOM', fee: 'fulfilment' }, 'fulfilmentFee'],
  [{ ok: false, reason: 'manualRateMissing', store: 'CUSTOM', fee: 'referral' }, 'referralRate'],
  [{ ok: false, reason: 'targetUnreachable', highestMargin: { rate: 4200, price: 9900 } }, 'marginRate'],
  [{ ok: false, reason: 'noReferralRule', store: 'X', subFamily: 'toys' }, 'subFamily'],
  [
    { ok: false, reason: 'outOfLimits', field: 'override.referral.rate1', value: 1, min: 2, max: 3 },
    'referralRate',
  ],
  [{ ok: false, reason: 'outOfLimits', field: 'sides.2', value: 1, min: 2, max: 3 }, 'length'],
];

test.each(refusals)('$0.reason is reported at the field where it can be corrected: %#', (refusal, field) => {
  const fieldError = refusalFieldError(refusal, kettle);
  expect(fieldError.code).toBe(refusal.reason);
  expect(fieldOfError(fieldError)).toBe(field);
});
