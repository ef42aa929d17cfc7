import type { ErrorDetails, FieldError } from '@saer/contract/api/error-reply';
import type { FieldKind } from '@saer/contract/api/field';
import type { Product } from '@saer/pricing/fees/product';
import type { OutOfLimits, Refusal } from '@saer/pricing/fees/refusal';

type Wanted = Pick<Product, 'marginRate' | 'marginAmount'>;

/** The field at which a seller can correct an unreachable target. */
function targetField({ marginRate, marginAmount }: Wanted): string {
  if (marginRate !== undefined) return 'marginRate';
  return marginAmount === undefined ? 'cost' : 'marginAmount';
}

/** The field where each of these refusals is corrected: what else they say are the details of the error. */
const fields = {
  unknownSizeClass: 'sizeClass',
  weightAboveClass: 'weight',
  noReferralRule: 'subFamily',
  missingFactor: 'cost',
} as const;

/** Translates the engine's refusal into an error at the field where it can be corrected. */
export function refusalFieldError(refusal: Refusal, product: Wanted): FieldError {
  switch (refusal.reason) {
    case 'sizeMissing':
      return { code: refusal.reason, field: 'sides' };
    case 'weightMissing':
      return { code: refusal.reason, field: 'weight' };
    case 'noSizeClassFits':
      return {
        code: refusal.reason,
        field: 'sides',
        details: { sides: refusal.sides.join('×'), weight: refusal.weight },
      };
    case 'manualRateMissing':
      return { code: refusal.reason, field: `override.${refusal.fee}`, details: { fee: refusal.fee } };
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
      return { code: refusal.reason, field: refusal.field, details: limitDetails(refusal) };
    case 'unknownSizeClass':
    case 'weightAboveClass':
    case 'noReferralRule':
    case 'missingFactor':
      break;
  }
  const { ok: _, reason, ...details } = refusal;
  return { code: reason, field: fields[reason], details };
}

function findKind(field: string): FieldKind {
  if (field === 'weight') return 'weight';
  if (field.startsWith('sides')) return 'side';
  return /(?:rate\d?|Rate|vat|Vat)$/.test(field) ? 'rate' : 'money';
}

/** The limits of a number that the engine does not accept, with the unit for its message. */
const limitDetails = ({ field, min, max }: OutOfLimits): ErrorDetails => ({
  kind: findKind(field),
  minimum: min,
  maximum: max,
});
