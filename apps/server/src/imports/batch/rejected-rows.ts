import type { FieldError } from '@saer/contract/field-error';
import { AppError } from '../../http/app-error.ts';
import type { RowFieldError } from '../storing/priced-row.ts';

const toldAt = ({ at, fieldError: { field, ...fieldError } }: RowFieldError): FieldError => ({
  ...fieldError,
  field: ['products', at, field].filter((each) => each !== undefined).join('.'),
});

/** All that is wrong with rows, each at its place in the sheet. */
export const rejectedRows = (first: RowFieldError, ...others: readonly RowFieldError[]): AppError =>
  new AppError(toldAt(first), ...others.map(toldAt));
