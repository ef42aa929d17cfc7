import type { Currency } from '@saer/i18n/currency';
import type { ColumnUnit } from '../layouts/column-units.ts';
import type { ProductColumn } from '../layouts/product-column.ts';

/** Reasons to ask about a column before its prices can be trusted. */
const questionKinds = [
  /** It has values of unknown meaning. */
  'unassigned',
  /** Its name does not determine its field with certainty. */
  'unsureName',
  /** Its numbers fit several units, or contradict their stated unit. */
  'unit',
  /** Its numbers are in several units, or some say theirs and others do not. */
  'mixedUnits',
  /** It is hidden in its file, and read all the same. */
  'hidden',
  /** Its sums are in another currency than the riyal. */
  'currency',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The reason of a question. */
const questionReasons = [
  /** No name for the column is known. */
  'unknownName',
  /** Another column holds the same already. */
  'secondOfName',
  /** The name is spelt in another way than any we know. */
  'misspelt',
  /** A word of its name is not explained, and may make it something else: “per kg”, “old”, “carton” (`word`). */
  'unexplainedWord',
  /** A cost to one seller and a selling price to another: “wholesale price”. */
  'costOrPrice',
  /** There is no name, but the values fit. */
  'byValues',
  /** A margin or profit may be the seller's target, or a result. */
  'wishOrResult',
  /** A price may be the current one, or the seller's own. */
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
  /** Name, number format, another column or the cells say another currency (`currency`). */
  'otherCurrency',
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
  /** The words of its name that are not explained. */
  readonly word?: string;
  /** The currency its sums are in: they are converted, declared to be riyals, or their rows left out. */
  readonly currency?: Currency;
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
