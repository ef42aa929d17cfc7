import { halfUp } from '@saer/pricing/money/rounding';
import type { BasisPoints, Grams, Halalas } from '@saer/pricing/money/units';
import { toHalalas, type ChargeStyle, chargedSum } from './charged-sum.ts';
import { type DueFees, type DueTerms, feesAt } from './due.ts';
import { type Difference, type FeeCheck, isChecked, type UncheckedReason } from './difference.ts';
import type { CheckedFee, NamedCharge, StatementLine } from './line.ts';
import { explainFulfilment, explainReferral, type UnexplainedCharge } from './explain-fee.ts';
import { FeeInference } from './infer-fees.ts';
import { type LearnedRates, RateLearner } from './learn-rates.ts';
import type { StatementProduct } from './match-product.ts';
import { type CheckContext, LineResolver, type ResolvedLine } from './resolve-line.ts';
import { ReturnAllowance } from './return-cap.ts';
import { DuplicateCharges } from './duplicate-charges.ts';

/** A charge beside commission and fulfilment fee, and what was found of it. */
interface CheckedCharge {
  readonly charge: NamedCharge;
  readonly check: FeeCheck;
}

/** One for all lines without other charges. */
const noCharges: readonly CheckedCharge[] = [];

/** A line held against its fee table. */
export interface CheckedLine {
  readonly line: StatementLine;
  readonly product: StatementProduct | null;
  /** The same for all lines of a product. */
  readonly key: string;
  readonly store: string;
  /** The class and weight that the product's own size gives; null if it has none. */
  readonly parcel: { readonly sizeClass: string; readonly shippingWeight: Grams } | null;
  /** By the product's own size at this line's price, for one unit, VAT included. */
  readonly referral: FeeCheck;
  readonly fulfilment: FeeCheck;
  readonly charges: readonly CheckedCharge[];
}

/** The name of a line's product, as well as it is known. */
export const nameOfLine = (line: StatementLine, product: StatementProduct | null): string =>
  product?.name || line.title || line.partnerSku || line.sku || line.barcode;

const noSizeReasons = new Set([
  'sizeMissing',
  'weightMissing',
  'unknownSizeClass',
  'weightAboveClass',
  'noSizeClassFits',
]);

const findReason = (refusal: NonNullable<DueTerms['referral']>): UncheckedReason => {
  if (refusal === 'noTable') return 'noTable';
  return noSizeReasons.has(refusal) ? 'noSize' : 'noRate';
};

/**
 * Holds the lines of statements against the fee tables of their days. `count` every line first, then `check` each: what is usual for a
 * product that is not saved is known only then, and is never what is due. Sums are exact for prices and fees up to 10 million riyals.
 */
export class StatementChecker {
  readonly #context: CheckContext;
  readonly #resolver: LineResolver;
  readonly #inference: FeeInference;
  readonly #duplicates = new DuplicateCharges();
  readonly #learner = new RateLearner();

  constructor(context: CheckContext) {
    this.#context = context;
    this.#resolver = new LineResolver(context);
    this.#inference = new FeeInference(this.#resolver);
  }

  /** Takes up what a line says about its product's usual rate and fee. */
  count(line: StatementLine): void {
    this.#duplicates.count(line);
    if (line.kind !== 'sale') return;
    const found = this.#resolver.resolve(line);
    const style = this.#styleOf(line);
    const { due } = found;
    for (const fee of ['referral', 'fulfilment'] as const) {
      const charge = line[fee];
      const isKnown = due !== null && due.terms !== null && due[fee] === null;
      if (charge !== null && !isKnown)
        this.#inference.count(fee, found, chargedSum(charge, style, found.feeVat));
    }
  }

  check(line: StatementLine): CheckedLine {
    const found = this.#resolver.resolve(line);
    const { due, price, subject } = found;
    const fees = due === null || due.terms === null || price === 0 ? null : feesAt(due.terms, price);
    const isKnown = fees !== null && due !== null && due.referral === null;
    const allowance =
      line.kind !== 'return' && line.charges.length === 0
        ? null
        : this.#allowance(found, isKnown && !due.toConfirm.includes('referral') ? fees.referral : null);
    // A charge for the administration uses up what may be kept of the commission.
    const charges =
      line.charges.length === 0
        ? noCharges
        : line.charges.map((charge) => ({ charge, check: this.#charge(charge, found, allowance) }));
    const referral = this.#fee('referral', found, fees, allowance);
    this.#learn(found, referral);
    return {
      line,
      product: subject.saved,
      key: subject.key,
      store: subject.store,
      parcel: subject.isInferred || due === null ? null : due.parcel,
      referral,
      fulfilment: this.#fee('fulfilment', found, fees, allowance),
      charges,
    };
  }

  /** Finds what the store may keep of a return of the line: by the commission that is due, else by the one that was charged. */
  #allowance(found: ResolvedLine, referral: Halalas | null): ReturnAllowance | null {
    const cap = this.#resolver.returnCap(found);
    if (cap === null) return null;
    const { line, feeVat } = found;
    const charged =
      line.referral === null
        ? 0
        : halfUp(Math.abs(chargedSum(line.referral, this.#styleOf(line), feeVat)), line.quantity);
    return new ReturnAllowance(cap, {
      referral: referral ?? charged,
      quantity: line.quantity,
      feeVat,
      isInferred: found.subject.isInferred,
    });
  }

  #charge(charge: NamedCharge, found: ResolvedLine, allowance: ReturnAllowance | null): FeeCheck {
    const { line, feeVat } = found;
    const style = this.#context.styles[charge.file] ?? this.#styleOf(line);
    const charged = chargedSum(charge, style, feeVat);
    return charge.kind === 'returnAdministration' && allowance !== null
      ? allowance.checkAdministration(charged)
      : { state: 'unchecked', charged, reason: 'otherFee' };
  }

  /** The commission rates that the checked lines of saved products show. */
  learned(): LearnedRates {
    return this.#learner.result();
  }

  #learn(found: ResolvedLine, check: FeeCheck): void {
    const { line } = found;
    const isTwice = check.state === 'differs' && check.difference.kind === 'twice';
    if (line.kind !== 'sale' || line.referral === null || isTwice) return;
    const { isAssumed = false } = this.#styleOf(line);
    const isKnown = !isAssumed || line.referral.basis !== undefined || line.referral.vat !== null;
    this.#learner.count(found, check.charged, isKnown);
  }

  /** The rate that most lines of a product have, where none is known. */
  usualRate(line: StatementLine): BasisPoints | null {
    return this.#inference.usualRate(this.#resolver.resolve(line));
  }

  #styleOf({ file }: StatementLine): ChargeStyle {
    return this.#context.styles[file] ?? { sign: 1, vat: 'excluded' };
  }

  #fee(
    fee: CheckedFee,
    found: ResolvedLine,
    fees: DueFees | null,
    allowance: ReturnAllowance | null,
  ): FeeCheck {
    const { line, feeVat } = found;
    const charge = line[fee];
    const charged = charge === null ? 0 : chargedSum(charge, this.#styleOf(line), feeVat);
    const unchecked = (reason: UncheckedReason): FeeCheck => ({ state: 'unchecked', charged, reason });
    if (charge === null) return unchecked('notCharged');
    if (line.kind === 'cancelled') return this.#owedBack(charged);
    const first = this.#duplicates.firstOf(line, fee, (of) => this.#styleOf(of).sign);
    if (first !== null)
      return { state: 'differs', charged, due: 0, inferred: false, difference: { kind: 'twice', first } };
    const isReversal = (line.price ?? 0) < 0;
    if (charged === 0 && (!isReversal || fee === 'fulfilment')) return unchecked('notCharged');
    if (line.day === null) return unchecked('noDay');
    if (found.price === 0) return unchecked('noPrice');
    if (found.bookIndex === -1) return unchecked('noTable');
    if (isReversal && fee === 'fulfilment') return this.#owedBack(charged);
    // One row tells the sale and its return: of the commission nothing may be left.
    if (line.kind === 'return' && !isReversal && fee === 'referral')
      return allowance?.checkCommission(charged, 0) ?? this.#owedBack(charged);
    const direction = isReversal ? -1 : 1;
    const isKnown = fees !== null && found.due !== null && found.due[fee] === null;
    if (isReversal && isKnown && allowance !== null)
      return markToConfirm(
        this.#refunded(found, charged, fees.referral * line.quantity, allowance),
        fee,
        found,
      );
    return isKnown
      ? markToConfirm(this.#against(fee, found, charged, fees[fee] * line.quantity * direction), fee, found)
      : (this.#inference.check(fee, found, charged, direction) ?? unchecked(this.#reason(fee, found)));
  }

  /** The commission of a return, of which the store may keep its fee. */
  #refunded(found: ResolvedLine, charged: Halalas, full: Halalas, allowance: ReturnAllowance): FeeCheck {
    const owed: Halalas = 0 - full;
    const check = allowance.checkCommission(charged, owed);
    if (check === null) return this.#against('referral', found, charged, owed);
    if (check.state !== 'differs' || check.difference.kind !== 'returnCap') return check;
    const against = this.#against('referral', found, charged, owed);
    const of = against.state === 'differs' ? against.difference : null;
    // Some rate gives nearly any sum; that of a category explains it.
    const isExplained =
      of !== null && of.kind !== 'credit' && (of.kind !== 'rate' || of.subFamilies.length > 0);
    return isExplained ? { ...check, difference: of } : check;
  }

  #owedBack(charged: Halalas): FeeCheck {
    return charged === 0
      ? { state: 'agrees', charged, due: 0, inferred: false }
      : { state: 'differs', charged, due: 0, inferred: false, difference: { kind: 'credit' } };
  }

  #reason(fee: CheckedFee, found: ResolvedLine): UncheckedReason {
    const { due } = found;
    if (this.#resolver.tablesOf(found).length === 0) return 'noTable';
    const refusal = due?.[fee] ?? null;
    return refusal === null || refusal === 'unknownCategory' || due === null
      ? 'noProduct'
      : findReason(refusal);
  }

  /** A charge against the sum due by the fee table. */
  #against(fee: CheckedFee, found: ResolvedLine, charged: Halalas, due: Halalas): FeeCheck {
    const inferred = found.subject.isInferred;
    const outcome = compare(charged, due, found.line.quantity);
    if (outcome === 'agrees') return { state: 'agrees', charged, due, inferred };
    const difference: Difference =
      outcome === 'rounding' ? { kind: 'rounding' } : this.#explain(fee, found, charged, due);
    return { state: 'differs', charged, due, inferred, difference };
  }

  #explain(fee: CheckedFee, found: ResolvedLine, charged: Halalas, dueSum: Halalas): Difference {
    const { due, line } = found;
    const charge = line[fee];
    const direction = dueSum < 0 ? -1 : 1;
    if (charge !== null && charge.vat !== null) {
      const style = { ...this.#styleOf(line), vat: 'excluded' } as const;
      if (chargedSum({ ...charge, vat: null }, style, found.feeVat) === dueSum) return { kind: 'vat' };
    }
    if (charged * direction <= 0) return { kind: 'credit' };
    if (due === null || due.terms === null || due.table === null) return { kind: 'unknown' };
    const unexplained = this.#unexplained(found, halfUp(charged * direction, line.quantity));
    const difference =
      fee === 'referral'
        ? explainReferral(due.table, due.terms, unexplained)
        : explainFulfilment(due.table, { terms: due.terms, parcel: due.parcel }, unexplained);
    return direction === -1 && difference.kind === 'unknown' ? { kind: 'credit' } : difference;
  }

  #unexplained(found: ResolvedLine, charged: Halalas): UnexplainedCharge {
    const { line, subject, price } = found;
    const unitPrice = (sum: number): Halalas => halfUp(Math.abs(toHalalas(sum)), line.quantity);
    const saved = subject.saved?.product.price;
    return {
      charged,
      price,
      pricesBeforePromotion: line.pricesBeforePromotion.map(unitPrice),
      otherPrices: [...line.otherPrices.map(unitPrice), ...(saved === undefined ? [] : [saved])],
      otherTables: this.#resolver.otherTables(found),
    };
  }
}

/** Says of a check that what is due is to be confirmed, where it is. */
const markToConfirm = (check: FeeCheck, fee: CheckedFee, { due }: ResolvedLine): FeeCheck =>
  isChecked(check) && due?.toConfirm.includes(fee) === true ? { ...check, toConfirm: true } : check;

/** A halala a unit is a matter of rounding. */
const compare = (charged: Halalas, due: Halalas, quantity: number): 'agrees' | 'rounding' | 'differs' => {
  const apart = Math.abs(charged - due);
  if (apart === 0) return 'agrees';
  return apart <= quantity ? 'rounding' : 'differs';
};
