import { calculateRow } from '@saer/contract/calculate';
import { checked } from '../../http/checked.ts';
import { quickRow } from './quick-row.ts';
import type { Row } from './price-row.ts';

/** A row as its schema wants it, or the first `max` faults in it. */
export const checkedRow = (row: unknown, max?: number): Row =>
  quickRow(row) ?? checked(calculateRow, row, [], max);
