import { shareOf, vatInside, withVat } from '@saer/pricing/money/rounding';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import type { FeeCheck } from './difference.ts';
import type { ReturnCap } from './fee-history.ts';

interface ReturnedSale {
  /** The commission of one unit, VAT included; 0 if it is not known. */
  readonly referral: Halalas;
  readonly quantity: number;
  readonly feeVat: BasisPoints;
  /** The commission is that of an assigned category. */
  readonly isInferred: boolean;
}

/**
 * Holds what a store keeps of the commission of a return, or charges for its administration, against what it may: the lower one of a sum and a share of the commission, both
 * before VAT, a unit. Whatever is kept or charged uses it up. Source: noon, "Fulfilled by noon (FBN) fees in KSA", return administration.
 */
export class ReturnAllowance {
  /** VAT included, for all units. */
  #left: Halalas;
  readonly isShareKnown: boolean;
  readonly #sale: ReturnedSale;

  constructor({ most, share }: ReturnCap, sale: ReturnedSale) {
    const { referral, quantity, feeVat } = sale;
    this.#sale = sale;
    this.isShareKnown = referral > 0;
    const byShare = shareOf(referral - vatInside(referral, feeVat), share);
    this.#left = withVat(this.isShareKnown ? Math.min(most, byShare) : most, feeVat) * quantity;
  }

  /** Uses up what is charged, and says how much of it was more. */
  take(charged: Halalas): Halalas {
    const allowed = Math.min(Math.max(0, charged), this.#left);
    this.#left -= allowed;
    return Math.max(0, charged) - allowed;
  }

  /**
   * A commission against what it is without anything kept: `owed` is negative where it is to be given back. Null if even more was given
   * back.
   */
  checkCommission(charged: Halalas, owed: Halalas): FeeCheck | null {
    if (charged < owed) return null;
    const { isInferred: inferred } = this.#sale;
    if (charged === owed) return { state: 'agrees', charged, due: owed, inferred };
    return this.#found(charged, this.#take(charged - owed), charged >= 0 ? 'credit' : 'returnCap');
  }

  /** A charge for the administration of a return. */
  checkAdministration(charged: Halalas): FeeCheck {
    const excess = this.#take(charged);
    return excess === 0 && !this.isShareKnown
      ? { state: 'unchecked', charged, reason: 'noProduct' }
      : this.#found(charged, excess, 'returnCap');
  }

  /** Uses up what is charged, and says how much of it was more. */
  #take(charged: Halalas): Halalas {
    const allowed = Math.min(Math.max(0, charged), this.#left);
    this.#left -= allowed;
    return Math.max(0, charged) - allowed;
  }

  #found(charged: Halalas, excess: Halalas, kind: 'credit' | 'returnCap'): FeeCheck {
    const { isInferred: inferred, quantity } = this.#sale;
    const due = charged - excess;
    if (excess === 0) return { state: 'agrees', charged, due, inferred, isWithinCap: true };
    const difference = { kind: excess <= quantity ? ('rounding' as const) : kind };
    return { state: 'differs', charged, due, inferred, difference };
  }
}
