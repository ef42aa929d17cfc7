import type { ColumnUnit } from './column-units.ts';
import type { ProductColumn } from './product-column.ts';

/** What must be asked of a column before its prices may be trusted. */
export const questionKinds = [
  /** It has values, and nothing says what they are. */
  'unassigned',
  /** It is taken for something its name does not say for certain. */
  'unsureName',
  /** Its numbers can be in several units, or contradict the one they are said to be in. */
  'unit',
  /** Its numbers are in several units, or some say theirs and others do not. */
  'mixedUnits',
  /** It is hidden in its file, and read all the same. */
  'hidden',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Why it is asked. */
export const questionReasons = [
  /** No name for the column is known. */
  'unknownName',
  /** Another column holds the same already. */
  'secondOfName',
  /** The name is spelt in another way than any we know. */
  'misspelt',
  /** There is no name, and the values look like it. */
  'byValues',
  /** A margin or profit may be what its seller wants, or what came out. */
  'wishOrResult',
  /** A price may be what it sells for, or what its seller wants. */
  'currentOrWanted',
  /** Most of its values are none of what it is taken for: brands in a column of categories, riyals in one of rates of VAT. */
  'unknownValues',
  /** Nothing says the unit, and the values fit several. */
  'noUnit',
  /** The name says a unit that the values do not fit. */
  'nameAgainstValues',
  /** The weights do not fit the sizes of the parcels in this unit. */
  'againstSizes',
  /** Some cells say a unit, others do not. */
  'someSayUnit',
  /** The numbers fall apart into small and large ones. */
  'twoMagnitudes',
  /** Hidden columns are read as all others are. */
  'hidden',
] as const;
export type QuestionReason = (typeof questionReasons)[number];

export interface ColumnQuestion {
  /** The column's place in the sheet, from 0. */
  readonly index: number;
  readonly kind: QuestionKind;
  readonly reason: QuestionReason;
  /** What it is taken for until it is answered; null: it is left out. */
  readonly column: ProductColumn | null;
  /** What it may hold, likeliest first; none: anything. */
  readonly columns: readonly ProductColumn[];
  /** The units it may be in, likeliest first; none: that is not the question. */
  readonly units: readonly ColumnUnit[];
  readonly evidence: {
    /** Some of the values it is asked of, as they stand in the sheet. */
    readonly examples: readonly string[];
    /** The rows that hold a value, and those it is asked of, as far as they were looked at. */
    readonly filled: number;
    readonly doubted: number;
    /** The places of the first such rows in the sheet, from 0. */
    readonly rows: readonly number[];
  };
}
