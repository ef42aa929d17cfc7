import type { ToolFields } from '../fields/field.ts';
import { sizeFields } from '../fields/product-fields.ts';
import { msg } from '@lingui/core/macro';

const { length, width, height, weight } = sizeFields;

/** Sides of a packed product that are always asked for. */
export const sideFields = {
  length: { kind: 'side', label: length.label, min: 1 },
  width: { kind: 'side', label: width.label, min: 1 },
  height: { kind: 'side', label: height.label, min: 1 },
} as const satisfies ToolFields;

/** The same with the weight. */
export const packedFields = { ...sideFields, weight } as const satisfies ToolFields;

/** Sides for trying a tool. */
export const exampleSides = { length: '22', width: '16', height: '12' } as const;

/** A packed product for trying a tool. */
export const examplePacked = { ...exampleSides, weight: '700' } as const;

interface SideValues {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The three sides as entered, in millimetres. */
export const getSides = ({
  length: a,
  width: b,
  height: c,
}: SideValues): readonly [number, number, number] => [a, b, c];

const units = msg`units`;

/** Stock in the store's warehouse. */
export const stockFields = {
  stock: { kind: 'count', label: msg`In stock now`, unit: units, min: 1, max: 1_000_000 },
} as const satisfies ToolFields;
