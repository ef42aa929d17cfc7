import type { ErrorDetails } from '@saer/contract/error-reply';
import type { FieldKind } from '@saer/contract/field';
import type { OutOfLimits } from '@saer/pricing/refusal';

const kindOf = (field: string): FieldKind => {
  if (field === 'weight') return 'weight';
  if (field.startsWith('sides')) return 'side';
  return /(?:rate\d?|Rate|vat|Vat)$/.test(field) ? 'rate' : 'money';
};

/** The limits of a number that the engine does not take, with the unit its message writes them in. */
export const limitDetails = ({ field, min, max }: OutOfLimits): ErrorDetails => ({
  kind: kindOf(field),
  minimum: min,
  maximum: max,
});
