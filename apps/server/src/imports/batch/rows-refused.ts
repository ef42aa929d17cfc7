import type { Fault } from '@saer/contract/fault';
import { AppError } from '../../http/app-error.ts';
import type { RowFault } from '../storing/priced-row.ts';

const toldAt = ({ at, fault: { field, ...fault } }: RowFault): Fault => ({
  ...fault,
  field: ['products', at, field].filter((each) => each !== undefined).join('.'),
});

/** All that is wrong with rows, each at its place in the sheet. */
export const rowsRefused = (first: RowFault, ...others: readonly RowFault[]): AppError =>
  new AppError(toldAt(first), ...others.map(toldAt));
