import type { SizeClass } from './fee-table.ts';
import type { Grams, Halalas } from './units.ts';

/** A size class as it is being written: nothing of it is taken as right yet. */
export interface DraftSizeClass extends Omit<SizeClass, 'code' | 'overflow'> {
  /** Who hands the parcel over, where the store tells it apart; null: the class is for both. */
  readonly handover: 'DROP_OFF' | 'PICKUP' | null;
  readonly overflowStep: Grams | null;
  readonly overflowFee: Halalas | null;
}

/** What is wrong with one class. `slab` counts from 0. */
export type SizeClassError =
  /** This side is longer than the one named before it. */
  | { readonly reason: 'sidesNotFalling'; readonly field: 'medianSide' | 'shortestSide' }
  | { readonly reason: 'slabsMissing' }
  /** This slab is not heavier than the one before it. */
  | { readonly reason: 'slabsNotRising'; readonly slab: number }
  /** The class takes more than its last slab, and says no fee for it. */
  | { readonly reason: 'slabsEndEarly'; readonly last: Grams; readonly maximum: Grams }
  /** A step without its fee, or a fee without its step: `field` is what is missing. */
  | { readonly reason: 'overflowIncomplete'; readonly field: 'overflowStep' | 'overflowFee' }
  /** No parcel ever falls into this class: the class at `earlier` takes them all. */
  | { readonly reason: 'classNotWider'; readonly earlier: number };

/** What is odd, and may be meant. */
export type SizeClassWarning =
  /** A heavier parcel pays less than a lighter one. */
  | { readonly reason: 'feeFalls'; readonly slab: number; readonly field: 'feeBelow' | 'feeAbove' }
  /** Without a breakpoint the second fee is never asked. */
  | { readonly reason: 'feeAboveUnused'; readonly slab: number }
  /** The class's maximum weight ends before this slab begins. */
  | { readonly reason: 'slabAboveMaximum'; readonly slab: number };
