import type { FieldError } from '@saer/contract/field-error';
import { AppError } from '../../http/app-error.ts';
import type { Row } from '../../lists/listing/admin-list.ts';

const isNumber = (value: unknown): boolean => typeof value === 'number';

const missing = (field: string): FieldError => ({ code: 'required', field, details: { kind: 'money' } });

/** Refuses agreed fees that are not a commission, both fulfilment fees, or all three; two different fees need the price between them. */
export function requireAgreement(sent: Row): void {
  const { referralRate, fulfilmentBelow: below, fulfilmentAbove: above, breakpoint } = sent;
  const fieldErrors: FieldError[] = [];
  if (![referralRate, below, above, breakpoint].some(isNumber))
    fieldErrors.push({ code: 'nothingAgreed', field: 'referralRate' });
  if (!isNumber(below) && (isNumber(above) || isNumber(breakpoint)))
    fieldErrors.push(missing('fulfilmentBelow'));
  if (!isNumber(above) && (isNumber(below) || isNumber(breakpoint)))
    fieldErrors.push(missing('fulfilmentAbove'));
  if (!isNumber(breakpoint) && isNumber(below) && isNumber(above) && below !== above)
    fieldErrors.push(missing('breakpoint'));
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}
