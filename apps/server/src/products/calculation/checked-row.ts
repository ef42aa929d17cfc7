import { calculateRow } from '@saer/contract/calculate';
import { parseInput } from '../../http/parse-input.ts';
import { quickRow } from './quick-row.ts';
import type { Row } from './price-row.ts';

/** A row as its schema wants it, or the first `max` faults in it. */
export const checkedRow = (row: unknown, max?: number): Row =>
  quickRow(row) ?? parseInput(calculateRow, row, [], max);
