import { msg } from '@lingui/core/macro';
import type { ToolFields } from '../fields/field.ts';

const units = msg`units`;

/** Stock in the store's warehouse. */
export const stockFields = {
  stock: { kind: 'count', label: msg`In stock now`, unit: units, min: 1, max: 1_000_000 },
} as const satisfies ToolFields;
