import type { ErrorDetails } from '@saer/contract/error-reply';
import type { FieldKind } from '@saer/contract/field';
import type { FieldError } from '@saer/contract/field-error';
import type { Product } from '@saer/pricing/product';
import type { OutOfLimits, Refusal } from '@saer/pricing/refusal';

type Wanted = Pick<Product, 'marginRate' | 'marginAmount'>;

/** The field at which a seller can correct an unreachable target. */
function targetField({ marginRate, marginAmount }: Wanted): string {
  if (marginRate !== undefined) return 'marginRate';
  return marginAmount === undefined ? 'cost' : 'marginAmount';
}

/** Translates the engine's refusal into an error at the field where it can be corrected. */
export function refusalFieldError(refusal: Refusal, product: Wanted): FieldError {
  switch (refusal.reason) {
    case 'sizeMissing':
      return { code: refusal.reason, field: 'sides' };
    case 'weightMissing':
      return { code: refusal.reason, field: 'weight' };
    case 'unknownSizeClass':
      return { code: refusal.reason, field: 'sizeClass', details: { sizeClass: refusal.sizeClass } };
    case 'weightAboveClass': {
      const { sizeClass, shippingWeight, maxShippingWeight } = refusal;
      return {
        code: refusal.reason,
        field: 'weight',
        details: { sizeClass, shippingWeight, maxShippingWeight },
      };
    }
    case 'noSizeClassFits': {
      const [first, second, third] = refusal.sides;
      return {
        code: refusal.reason,
        field: 'sides',
        details: { sides: `${first}×${second}×${third}`, weight: refusal.weight },
      };
    }
    case 'noReferralRule':
      return {
        code: refusal.reason,
        field: 'subFamily',
        details: { store: refusal.store, subFamily: refusal.subFamily },
      };
    case 'manualRateMissing':
      return { code: refusal.reason, field: `override.${refusal.fee}`, details: { fee: refusal.fee } };
    case 'missingFactor':
      return { code: refusal.reason, field: 'cost', details: { cost: refusal.cost } };
    case 'targetUnreachable':
      return {
        code: refusal.reason,
        field: targetField(product),
        details: {
          highestMarginRate: refusal.highestMargin?.rate ?? null,
          highestMarginPrice: refusal.highestMargin?.price ?? null,
        },
      };
    case 'outOfLimits':
      break;
  }
  return {
    code: refusal.reason,
    field: refusal.field,
    details: limitDetails(refusal),
  };
}

function kindOf(field: string): FieldKind {
  if (field === 'weight') return 'weight';
  if (field.startsWith('sides')) return 'side';
  return /(?:rate\d?|Rate|vat|Vat)$/.test(field) ? 'rate' : 'money';
}

/** The limits of a number that the engine does not accept, with the unit for its message. */
const limitDetails = ({ field, min, max }: OutOfLimits): ErrorDetails => ({
  kind: kindOf(field),
  minimum: min,
  maximum: max,
});
