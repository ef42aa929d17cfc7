import { limitDetails } from '@saer/quoting/limit-details';
import type { ErrorCode } from '@saer/contract/error-code';
import type { ErrorDetails } from '@saer/contract/error-reply';
import type { Refusal } from '@saer/pricing/refusal';
import type { NoFeeTable } from './calculation.ts';
import type { DraftField } from './draft.ts';

/** A refusal in the words of the wire: its code, the figures of its message, and the field of the form it stands at. */
export interface RefusalError {
  readonly field: DraftField;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

export function refusalError(refusal: Refusal | NoFeeTable): RefusalError {
  return { code: refusal.reason, field: fieldOf(refusal), details: detailsOf(refusal) };
}

/** The figures the message is built from, under the names the server gives them. */
function detailsOf(refusal: Refusal | NoFeeTable): ErrorDetails {
  if (refusal.reason === 'noFeeTableYet') return { on: refusal.on, first: refusal.firstDay };
  if (refusal.reason === 'outOfLimits') return limitDetails(refusal);
  if (refusal.reason === 'unknownSizeClass') return { sizeClass: refusal.sizeClass };
  if (refusal.reason === 'manualRateMissing') return { fee: refusal.fee };
  if (refusal.reason === 'targetUnreachable') {
    return { highestMarginRate: refusal.highestMargin?.rate ?? null };
  }
  if (refusal.reason !== 'weightAboveClass') return {};
  const { shippingWeight, maxShippingWeight } = refusal;
  return { shippingWeight, maxShippingWeight };
}

const fields = {
  noFeeTableYet: 'on',
  sizeMissing: 'sizeClass',
  weightMissing: 'weight',
  unknownSizeClass: 'sizeClass',
  weightAboveClass: 'weight',
  noSizeClassFits: 'weight',
  noReferralRule: 'subFamily',
  missingFactor: 'cost',
  targetUnreachable: 'marginRate',
} as const satisfies Partial<Record<RefusalError['code'], DraftField>>;

function fieldOf(refusal: Refusal | NoFeeTable): DraftField {
  if (refusal.reason === 'outOfLimits') return limitedField(refusal.field);
  if (refusal.reason === 'manualRateMissing') {
    return refusal.fee === 'referral' ? 'referralRate' : 'fulfilmentFee';
  }
  return fields[refusal.reason];
}

const fieldsOfLimits: Readonly<Record<string, DraftField>> = {
  weight: 'weight',
  sides: 'length',
  price: 'price',
  marginRate: 'marginRate',
  marginAmount: 'marginAmount',
  extraRate: 'extraRate',
  extraFixed: 'extraFixed',
};

const limitedField = (path: string): DraftField => {
  if (path.startsWith('override.referral')) return 'referralRate';
  if (path.startsWith('override.fulfilment')) return 'fulfilmentFee';
  return fieldsOfLimits[path.split('.')[0] ?? ''] ?? 'cost';
};
