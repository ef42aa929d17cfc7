import { fieldErrorsOf } from '@saer/contract/field-errors-of';
import { maxRowErrors } from '@saer/contract/limits';
import { type WrittenProduct, writtenProduct } from '@saer/contract/product';
import * as z from 'zod/mini';
import { timeSlice } from '../../http/time-slice.ts';
import type { RowFieldError } from '../storing/priced-row.ts';

export interface CheckedRows {
  readonly rows: readonly { readonly at: number; readonly written: WrittenProduct }[];
  readonly fieldErrors: readonly RowFieldError[];
}

/** Each row as the contract wants it, by itself; `from` is the place of the first one in its sheet. */
export async function checkedRows(from: number, products: readonly unknown[]): Promise<CheckedRows> {
  const yieldToEventLoop = timeSlice();
  const rows: { at: number; written: WrittenProduct }[] = [];
  const fieldErrors: RowFieldError[] = [];
  for (const [index, sent] of products.entries()) {
    const at = from + index;
    const result = z.safeParse(writtenProduct, sent, { reportInput: true });
    if (result.success) rows.push({ at, written: result.data });
    else
      fieldErrors.push(
        ...fieldErrorsOf(result.error, [], maxRowErrors).map((fieldError) => ({ at, fieldError })),
      );
    await yieldToEventLoop();
  }
  return { rows, fieldErrors };
}
