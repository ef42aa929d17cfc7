import { halfUp } from '@saer/pricing/rounding';
import type { BasisPoints, Grams, Halalas, Millimetres } from '@saer/pricing/units';
import type { StoreProduct } from '@saer/quoting/fee-book';
import { toHalalas } from './amount.ts';
import { type ChargeStyle, chargedSum } from './charged-sum.ts';
import { type DueTerms, dueTerms, feesAt } from './due.ts';
import type { CheckedFee, Difference, FeeCheck, UncheckedReason } from './difference.ts';
import { explainFulfilment, explainReferral, inferRate, type UnexplainedCharge } from './explain-fee.ts';
import { type FeeHistory, tableIn } from './fee-history.ts';
import { UsualValues } from './infer-usual.ts';
import type { Charge, StatementLine } from './line.ts';
import type { ProductIndex, StatementProduct } from './match-product.ts';
import { type MeasurementIndex } from './measurement-index.ts';

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
}

export interface CheckContext {
  readonly history: FeeHistory;
  readonly products: ProductIndex;
  readonly measurements: MeasurementIndex;
  /** By file. */
  readonly styles: readonly ChargeStyle[];
  /** Categories that the seller assigned to lines without a product: sub family codes by the line's own category, `''` for none. */
  readonly categories: ReadonlyMap<string, string>;
}

const stores = {
  noon: { fulfilled: 'NOON_SA_FBN', shipped: 'NOON_SA_DIRECTSHIP' },
  amazon: { fulfilled: 'AMAZON_SA_FBA', shipped: 'AMAZON_SA_EASYSHIP' },
} as const;

/** The usual VAT, where a store's table is unknown. */
const usualVat: BasisPoints = 1500;

const noSizeReasons = new Set(['sizeMissing', 'weightMissing', 'unknownSizeClass', 'weightAboveClass', 'noSizeClassFits']);

const reasonOf = (refusal: NonNullable<DueTerms['referral']>): UncheckedReason => {
  if (refusal === 'noTable') return 'noTable';
  return noSizeReasons.has(refusal) ? 'noSize' : 'noRate';
};

/** What one line and its product say, found once for both of its fees. */
interface Found {
  readonly line: StatementLine;
  readonly product: StatementProduct | null;
  readonly store: string;
  readonly key: string;
  readonly bookIndex: number;
  readonly due: DueTerms | null;
  readonly isCategoryOnly: boolean;
  /** Price of one unit. */
  readonly price: Halalas;
  readonly feeVat: BasisPoints;
}

/**
 * Holds the lines of statements against the fee tables of their days. `count` every line first, then `check` each: what is usual for a
 * product without a saved one is known only then. Sums are exact for prices and fees up to 10 million riyals.
 */
export class StatementChecker {
  readonly #context: CheckContext;
  readonly #due = new Map<string, DueTerms>();
  readonly #rates = new UsualValues<BasisPoints>();
  readonly #fees = new UsualValues<Halalas>();

  constructor(context: CheckContext) {
    this.#context = context;
  }

  /** Takes up what a line says about its product's usual rate and fee. */
  count(line: StatementLine): void {
    if (line.kind !== 'sale') return;
    const found = this.#find(line);
    const style = this.#styleOf(line);
    if (found.due?.terms != null && found.due.referral === null && found.due.fulfilment === null) return;
    if (line.referral !== null) {
      const charged = chargedSum(line.referral, style, found.feeVat);
      const rate = inferRate(halfUp(charged < 0 ? 0 : charged, line.quantity), found.price, found.feeVat);
      if (rate !== null) this.#rates.count(usualKey(found), rate);
    }
    if (line.fulfilment !== null) {
      const charged = chargedSum(line.fulfilment, style, found.feeVat);
      if (charged > 0) this.#fees.count(this.#feeKey(found), charged / line.quantity);
    }
  }

  check(line: StatementLine): CheckedLine {
    const found = this.#find(line);
    const parcel = found.due?.parcel ?? null;
    return {
      line,
      product: found.product,
      key: found.key,
      store: found.store,
      parcel: found.isCategoryOnly ? null : parcel,
      referral: this.#fee('referral', found),
      fulfilment: this.#fee('fulfilment', found),
    };
  }

  /** The rate that most lines of a product have, where none is known. */
  usualRate(line: StatementLine): BasisPoints | null {
    return this.#rates.of(usualKey(this.#find(line)));
  }

  #styleOf({ file }: StatementLine): ChargeStyle {
    return this.#context.styles[file] ?? { sign: 1, vat: 'excluded' };
  }

  #find(line: StatementLine): Found {
    const { products, history } = this.#context;
    const byMode = line.mode === null ? null : stores[line.marketplace][line.mode];
    const product = products.find(line, byMode);
    const own = product?.product.store ?? '';
    const store = byMode ?? (own.startsWith(line.marketplace.toUpperCase()) ? own : stores[line.marketplace].fulfilled);
    const bookIndex = line.day === null ? -1 : history.indexOn(line.day);
    const subject = this.#subject(line, product, store);
    const due = bookIndex === -1 || subject === null ? null : this.#terms(bookIndex, subject);
    const dated = history.at(bookIndex);
    const table = due?.table ?? (dated === undefined ? null : tableIn(dated, store));
    return {
      line,
      product,
      store,
      key: product?.id ?? `${line.marketplace} ${line.partnerSku || line.sku || line.barcode || line.title}`,
      bookIndex,
      due,
      isCategoryOnly: product === null,
      price: halfUp(Math.abs(toHalalas(line.price ?? 0)), line.quantity),
      feeVat: table?.store.feeVat ?? usualVat,
    };
  }

  /** The product to look up: the saved one, else one that is only its category and, where noon measured it, its size. */
  #subject(line: StatementLine, product: StatementProduct | null, store: string): Subject | null {
    const measured = this.#context.measurements.find(line);
    if (product !== null) {
      const { sizeClass, ...rest } = product.product;
      const isSame = product.product.store === store;
      const own: StoreProduct = {
        ...rest,
        ...(sizeClass !== undefined && (isSame || rest.sides === undefined) ? { sizeClass } : {}),
        store,
      };
      return { id: `${product.id} ${store}`, product: own };
    }
    const subFamily = this.#context.categories.get(line.family) ?? this.#context.categories.get('');
    if (subFamily === undefined && measured === null) return null;
    return {
      id: `${subFamily ?? ''} ${measured?.id ?? ''} ${store}`,
      product: categoryProduct(subFamily ?? '', store, measured),
    };
  }

  #terms(bookIndex: number, { id, product }: Subject): DueTerms {
    const key = `${bookIndex} ${id}`;
    const known = this.#due.get(key);
    if (known !== undefined) return known;
    const dated = this.#context.history.at(bookIndex);
    if (dated === undefined) throw new Error(`There is no fee book ${bookIndex}`);
    const found = dueTerms(dated, product);
    this.#due.set(key, found);
    return found;
  }

  #feeKey(found: Found): string {
    const breakpoint = found.due?.table?.sizeClasses.find((each) => each.breakpoint !== null)?.breakpoint ?? 2500;
    return `${usualKey(found)} ${found.price <= breakpoint ? 'below' : 'above'}`;
  }

  #fee(fee: CheckedFee, found: Found): FeeCheck {
    const { line, feeVat } = found;
    const charge = line[fee];
    const charged = charge === null ? 0 : chargedSum(charge, this.#styleOf(line), feeVat);
    const unchecked = (reason: UncheckedReason): FeeCheck => ({ state: 'unchecked', charged, reason });
    if (charge === null) return unchecked('notCharged');
    if (line.kind === 'cancelled') return this.#owedBack(charged);
    const isReversal = (line.price ?? 0) < 0;
    if (charged === 0 && (!isReversal || fee === 'fulfilment')) return unchecked('notCharged');
    if (line.day === null) return unchecked('noDay');
    if (found.price === 0) return unchecked('noPrice');
    if (found.bookIndex === -1) return unchecked('noTable');
    if (isReversal && fee === 'fulfilment') return this.#owedBack(charged);
    // One row tells the sale and its return: of the commission nothing may be left.
    if (line.kind === 'return' && !isReversal && fee === 'referral') return this.#owedBack(charged);
    return this.#against(fee, found, charge, isReversal ? -1 : 1) ?? unchecked(this.#reason(fee, found));
  }

  #owedBack(charged: Halalas): FeeCheck {
    return charged === 0
      ? { state: 'agrees', charged, due: 0, inferred: false }
      : { state: 'differs', charged, due: 0, inferred: false, difference: { kind: 'credit' } };
  }

  #reason(fee: CheckedFee, { due }: Found): UncheckedReason {
    const refusal = due?.[fee] ?? null;
    return refusal === null || due?.table == null ? 'noProduct' : reasonOf(refusal);
  }

  /** A charge against the fee table; null if nothing is known to hold it against. */
  #against(fee: CheckedFee, found: Found, charge: Charge, direction: 1 | -1): FeeCheck | null {
    const { due, line, price } = found;
    const charged = chargedSum(charge, this.#styleOf(line), found.feeVat);
    const known = due?.terms != null && due[fee] === null ? due : null;
    if (known?.terms == null || known.table === null) return this.#againstUsual(fee, found, charged, direction);
    const { terms, table, parcel } = known;
    const dueSum = feesAt(terms, price)[fee] * line.quantity * direction;
    const inferred = found.isCategoryOnly;
    const outcome = compare(charged, dueSum, line.quantity);
    if (outcome === 'agrees') return { state: 'agrees', charged, due: dueSum, inferred };
    const explain = (): Difference => {
      if (outcome === 'rounding') return { kind: 'rounding' };
      if (charge.vat !== null && chargedSum({ ...charge, vat: null }, { ...this.#styleOf(line), vat: 'excluded' }, found.feeVat) === dueSum)
        return { kind: 'vat' };
      if (charged * direction <= 0) return { kind: 'credit' };
      const unexplained = this.#unexplained(found, halfUp(charged * direction, line.quantity));
      const difference =
        fee === 'referral' ? explainReferral(table, terms, unexplained) : explainFulfilment(table, { terms, parcel }, unexplained);
      return direction === -1 && difference.kind === 'unknown' ? { kind: 'credit' } : difference;
    };
    return { state: 'differs', charged, due: dueSum, inferred, difference: explain() };
  }

  #unexplained({ line, product, bookIndex, price, store }: Found, charged: Halalas): UnexplainedCharge {
    const { history } = this.#context;
    const saved = product?.product.price;
    const subject = this.#subject(line, product, store);
    const otherTables =
      subject === null
        ? []
        : Array.from({ length: history.length }, (_, index) => index)
            .filter((index) => index !== bookIndex)
            .map((index) => ({ from: history.at(index)?.from ?? '', due: this.#terms(index, subject) }));
    return {
      charged,
      price,
      otherPrices: [...line.otherPrices.map((other) => halfUp(toHalalas(other), line.quantity)), ...(saved === undefined ? [] : [saved])],
      otherTables,
    };
  }

  /** A charge against what most lines of its product were charged. */
  #againstUsual(fee: CheckedFee, found: Found, charged: Halalas, direction: 1 | -1): FeeCheck | null {
    const { line, price, feeVat } = found;
    if (fee === 'fulfilment') {
      const usual = this.#fees.of(this.#feeKey(found));
      if (usual === null) return null;
      const due = usual * line.quantity;
      return charged === due
        ? { state: 'agrees', charged, due, inferred: true }
        : { state: 'differs', charged, due, inferred: true, difference: { kind: 'unknown' } };
    }
    const rate = this.#rates.of(usualKey(found));
    if (rate === null) return null;
    const due = commissionAt(rate, price, feeVat) * line.quantity * direction;
    const outcome = compare(charged, due, line.quantity);
    if (outcome === 'agrees') return { state: 'agrees', charged, due, inferred: true };
    if (outcome === 'rounding') return { state: 'differs', charged, due, inferred: true, difference: { kind: 'rounding' } };
    const atPrice = line.otherPrices.map(toHalalas).find((other) => commissionAt(rate, other, feeVat) === charged * direction);
    const other = inferRate(charged * direction, price, feeVat);
    const difference: Difference =
      atPrice !== undefined
        ? { kind: 'price', price: atPrice }
        : other === null
          ? { kind: direction === -1 ? 'credit' : 'unknown' }
          : { kind: 'rate', rate: other, subFamilies: [] };
    return { state: 'differs', charged, due, inferred: true, difference };
  }
}

interface Subject {
  readonly id: string;
  readonly product: StoreProduct;
}

const usualKey = ({ key, bookIndex, store }: Found): string => `${bookIndex} ${store} ${key}`;

const commissionAt = (rate: BasisPoints, price: Halalas, feeVat: BasisPoints): Halalas =>
  feesAt(termsOfRate(rate, feeVat), price).referral;

const termsOfRate = (rate: BasisPoints, feeVat: BasisPoints) => ({
  referral: { shape: 'flat', rate1: rate } as const,
  minReferral: 0,
  fulfilment: { below: 0, above: 0, breakpoint: null },
  shippingCredit: [],
  cost: 1,
  extraRate: 0,
  extraFixed: 0,
  vat: 1500,
  feeVat,
  vatRegistered: true,
  feeVatIsCost: false,
  costVat: 1500,
});

/** A halala a unit is a matter of rounding. */
const compare = (charged: Halalas, due: Halalas, quantity: number): 'agrees' | 'rounding' | 'differs' => {
  const apart = Math.abs(charged - due);
  if (apart === 0) return 'agrees';
  return apart <= quantity ? 'rounding' : 'differs';
};

/** A product of which only its category and perhaps its measured size are known; nothing else of it decides fees. */
function categoryProduct(
  subFamily: string,
  store: string,
  measured: { readonly sides: readonly [Millimetres, Millimetres, Millimetres]; readonly weight: Grams } | null,
): StoreProduct {
  return {
    subFamily,
    store,
    cost: 1,
    costIncludesVat: false,
    costVat: 1500,
    vat: 1500,
    vatRegistered: true,
    feeVatIsCost: false,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    ...(measured === null ? {} : { sides: [...measured.sides], weight: measured.weight }),
  };
}
