import type { SizeClass } from './fee-table.ts';
import type { Grams, Halalas } from '../money/units.ts';

/** A size class while it is being edited: no value is validated yet. */
export interface DraftSizeClass extends Omit<SizeClass, 'code' | 'overflow'> {
  /** Who hands the parcel over, if the store distinguishes it; null if the class is for both. */
  readonly handover: 'DROP_OFF' | 'PICKUP' | null;
  readonly overflowStep: Grams | null;
  readonly overflowFee: Halalas | null;
}

/** An error in one class. `slab` counts from 0. */
export type SizeClassError =
  /** This side is longer than the one named before it. */
  | { readonly reason: 'sidesNotFalling'; readonly field: 'medianSide' | 'shortestSide' }
  | { readonly reason: 'slabsMissing' }
  /** This slab is not heavier than the one before it. */
  | { readonly reason: 'slabsNotRising'; readonly slab: number }
  /** The class takes more than its last slab, without a fee for it. */
  | { readonly reason: 'slabsEndEarly'; readonly last: Grams; readonly maximum: Grams }
  /** A step without its fee, or a fee without its step: `field` is the missing one. */
  | { readonly reason: 'overflowIncomplete'; readonly field: 'overflowStep' | 'overflowFee' }
  /** No parcel ever falls into this class: the class at `earlier` takes them all. */
  | { readonly reason: 'classNotWider'; readonly earlier: number };

/** A warning: unusual, but possibly intended. */
export type SizeClassWarning =
  /** A heavier parcel pays less than a lighter one. */
  | { readonly reason: 'feeFalls'; readonly slab: number; readonly field: 'feeBelow' | 'feeAbove' }
  /** Without a breakpoint the second fee is never used. */
  | { readonly reason: 'feeAboveUnused'; readonly slab: number }
  /** The class's maximum weight ends before this slab begins. */
  | { readonly reason: 'slabAboveMaximum'; readonly slab: number };
