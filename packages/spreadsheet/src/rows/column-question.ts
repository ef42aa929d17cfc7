import type { ColumnUnit } from './column-units.ts';
import type { ProductColumn } from './product-column.ts';

/** Reasons to ask about a column before its prices can be trusted. */
export const questionKinds = [
  /** It has values, and nothing says what they are. */
  'unassigned',
  /** Its name does not determine its field with certainty. */
  'unsureName',
  /** Its numbers fit several units, or contradict their stated unit. */
  'unit',
  /** Its numbers are in several units, or some say theirs and others do not. */
  'mixedUnits',
  /** It is hidden in its file, and read all the same. */
  'hidden',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The reason of a question. */
export const questionReasons = [
  /** No name for the column is known. */
  'unknownName',
  /** Another column holds the same already. */
  'secondOfName',
  /** The name is spelt in another way than any we know. */
  'misspelt',
  /** There is no name, but the values fit. */
  'byValues',
  /** A margin or profit may be what its seller wants, or what came out. */
  'wishOrResult',
  /** A price may be what it sells for, or what its seller wants. */
  'currentOrWanted',
  /** Most of its values do not fit its field: brands in a column of categories, riyals in one of VAT rates. */
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
  /** Its field until it is answered; null if it is ignored. */
  readonly column: ProductColumn | null;
  /** Possible fields, likeliest first; empty for any. */
  readonly columns: readonly ProductColumn[];
  /** The units it may be in, likeliest first; none: that is not the question. */
  readonly units: readonly ColumnUnit[];
  readonly evidence: {
    /** Some of the affected values, as in the sheet. */
    readonly examples: readonly string[];
    /** The rows with a value, and the affected ones, as far as examined. */
    readonly filled: number;
    readonly doubted: number;
    /** The places of the first such rows in the sheet, from 0. */
    readonly rows: readonly number[];
  };
}
