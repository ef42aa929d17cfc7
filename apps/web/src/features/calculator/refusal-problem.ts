import type { ErrorCode } from '@saer/contract/error-code';
import type { ErrorDetails } from '@saer/contract/error-reply';
import type { Refusal } from '@saer/pricing/refusal';
import type { NoFeeTable } from './calculation.ts';
import type { DraftField } from './draft.ts';

/** A refusal in the words of the wire: its code, the figures of its message, and the field of the form it stands at. */
export interface RefusalProblem {
  readonly field: DraftField;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

export function refusalProblem(refusal: Refusal | NoFeeTable): RefusalProblem {
  const code = refusal.reason;
  switch (refusal.reason) {
    case 'noFeeTableYet':
      return { field: 'on', code, details: { on: refusal.on, first: refusal.firstDay } };
    case 'sizeMissing':
      return { field: 'sizeClass', code, details: {} };
    case 'weightMissing':
      return { field: 'weight', code, details: {} };
    case 'unknownSizeClass':
      return { field: 'sizeClass', code, details: { sizeClass: refusal.sizeClass } };
    case 'weightAboveClass': {
      const { shippingWeight, maxShippingWeight } = refusal;
      return { field: 'weight', code, details: { shippingWeight, maxShippingWeight } };
    }
    case 'noSizeClassFits':
      return { field: 'weight', code, details: {} };
    case 'noReferralRule':
      return { field: 'subFamily', code, details: {} };
    case 'manualRateMissing':
      return {
        field: refusal.fee === 'referral' ? 'referralRate' : 'fulfilmentFee',
        code,
        details: { fee: refusal.fee },
      };
    case 'missingFactor':
      return { field: 'cost', code, details: { cost: refusal.cost } };
    case 'targetUnreachable':
      return {
        field: 'marginRate',
        code,
        details: { highestMarginRate: refusal.highestMargin?.rate ?? null },
      };
    case 'outOfLimits':
      return { field: limitedField(refusal.field), code, details: {} };
  }
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
