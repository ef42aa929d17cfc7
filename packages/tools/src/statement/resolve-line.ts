import { halfUp } from '@saer/pricing/money/rounding';
import type { BasisPoints, Grams, Halalas, Millimetres } from '@saer/pricing/money/units';
import type { StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import { toHalalas, type ChargeStyle } from './charged-sum.ts';
import { type DueTerms, dueTerms } from './due.ts';
import { type FeeHistory, type ReturnCap, returnCapIn, tableIn } from './fee-history.ts';
import type { StatementLine } from './line.ts';
import type { ProductIndex, StatementProduct } from './match-product.ts';
import type { FullMeasurement, MeasurementIndex } from './measurement-index.ts';

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

/** A line with its product and fee table, resolved once for both of its fees. */
export interface ResolvedLine {
  readonly line: StatementLine;
  readonly subject: LineSubject;
  readonly bookIndex: number;
  readonly due: DueTerms | null;
  /** The store's fees on the day; null if there are none. */
  readonly table: StoreFeeTable | null;
  /** Price of one unit. */
  readonly price: Halalas;
  readonly feeVat: BasisPoints;
}

/** The product of a line, the same object for all lines that name it alike. */
export interface LineSubject {
  readonly saved: StatementProduct | null;
  readonly store: string;
  /** The same for all lines of a product. */
  readonly key: string;
  /** Something of it is not the seller's own: its category was assigned, or its size is noon's. Null if nothing is known. */
  readonly isInferred: boolean;
  readonly product: StoreProduct | null;
}

/** Finds the product and the fee table of a line. Each product is looked up once, and its terms once for each fee table. */
export class LineResolver {
  readonly #context: CheckContext;
  /** By one of the names of a line: with the lines that name a product alike, the few that differ in another name. */
  readonly #subjects = new Map<string, { readonly line: StatementLine; readonly subject: LineSubject }[]>();
  readonly #due = new Map<LineSubject, DueTerms[]>();

  constructor(context: CheckContext) {
    this.#context = context;
  }

  resolve(line: StatementLine): ResolvedLine {
    const { history } = this.#context;
    const subject = this.#subjectOf(line);
    const bookIndex = line.day === null ? -1 : history.indexOn(line.day);
    const due = bookIndex === -1 ? null : this.#terms(bookIndex, subject);
    const dated = history.at(bookIndex);
    const table = due?.table ?? (dated === undefined ? null : tableIn(dated, subject.store));
    return {
      line,
      subject,
      bookIndex,
      due,
      table,
      price: halfUp(Math.abs(toHalalas(line.price ?? 0)), line.quantity),
      feeVat: table?.store.feeVat ?? usualVat,
    };
  }

  /** Finds what its store may keep of a return; null if it is not known. */
  returnCap({ subject, bookIndex }: ResolvedLine): ReturnCap | null {
    const dated = this.#context.history.at(bookIndex);
    return dated === undefined ? null : returnCapIn(dated, subject.store);
  }

  /** The fee tables that a line may be of: where neither it nor a saved product says who ships, both of its marketplace. */
  tablesOf({ line, subject, bookIndex }: ResolvedLine): readonly StoreFeeTable[] {
    const dated = this.#context.history.at(bookIndex);
    if (dated === undefined) return [];
    const codes =
      line.mode !== null || subject.saved !== null
        ? [subject.store]
        : Object.values(stores[line.marketplace]);
    return codes.flatMap((code) => tableIn(dated, code) ?? []);
  }

  #subjectOf(line: StatementLine): LineSubject {
    const name = line.partnerSku || line.sku || line.barcode || line.family;
    const alike = this.#subjects.get(name) ?? [];
    const known = alike.find((each) => isNamedAlike(each.line, line));
    if (known !== undefined) return known.subject;
    const subject = this.#findSubject(line);
    if (alike.length === 0) this.#subjects.set(name, alike);
    alike.push({ line, subject });
    return subject;
  }

  #findSubject(line: StatementLine): LineSubject {
    const byMode = line.mode === null ? null : stores[line.marketplace][line.mode];
    const usual = stores[line.marketplace].fulfilled;
    const saved = this.#context.products.find(line, byMode ?? usual);
    const own = saved?.product.store ?? '';
    const store = byMode ?? (own.startsWith(line.marketplace.toUpperCase()) ? own : usual);
    const measured = this.#context.measurements.find({
      ...line,
      barcode: line.barcode || (saved?.barcode ?? ''),
    });
    if (saved !== null) return { saved, store, key: saved.id, ...savedProduct(saved, store, measured) };
    const subFamily = this.#context.categories.get(line.family) ?? this.#context.categories.get('');
    return {
      saved,
      store,
      key: `${line.marketplace} ${line.partnerSku || line.sku || line.barcode || line.title}`,
      isInferred: true,
      product:
        subFamily === undefined && measured === null
          ? null
          : categoryProduct(subFamily ?? '', store, measured),
    };
  }

  #terms(bookIndex: number, subject: LineSubject): DueTerms | null {
    if (subject.product === null) return null;
    const byBook = this.#due.get(subject) ?? [];
    this.#due.set(subject, byBook);
    const known = byBook[bookIndex];
    if (known !== undefined) return known;
    const dated = this.#context.history.at(bookIndex);
    if (dated === undefined) throw new Error(`There is no fee book ${bookIndex}`);
    const found = dueTerms(dated, subject.product);
    byBook[bookIndex] = found;
    return found;
  }

  /** The same product by the fees of all other dates. */
  otherTables({ subject, bookIndex }: ResolvedLine): { from: string; due: DueTerms }[] {
    const { history } = this.#context;
    return Array.from({ length: history.length }, (_, index) => index).flatMap((index) => {
      const due = index === bookIndex ? null : this.#terms(index, subject);
      return due === null ? [] : [{ from: history.at(index)?.from ?? '', due }];
    });
  }
}

const isNamedAlike = (a: StatementLine, b: StatementLine): boolean =>
  a.partnerSku === b.partnerSku &&
  a.sku === b.sku &&
  a.barcode === b.barcode &&
  a.family === b.family &&
  a.mode === b.mode &&
  a.marketplace === b.marketplace;

/** A saved product in the store of a line; without a size of its own, in the one that noon measured. */
function savedProduct(
  { product: { sizeClass, ...product } }: StatementProduct,
  store: string,
  measured: FullMeasurement | null,
): Pick<LineSubject, 'product' | 'isInferred'> {
  const hasSides = product.sides !== undefined && product.weight !== undefined;
  // Another store has other classes.
  const ownClass = sizeClass !== undefined && product.store === store ? { sizeClass } : {};
  if (hasSides || (sizeClass !== undefined && product.weight !== undefined) || measured === null)
    return { product: { ...product, ...ownClass, store }, isInferred: false };
  return {
    product: { ...product, store, sides: [...measured.sides], weight: measured.weight },
    isInferred: true,
  };
}

/** A product of which only its category and perhaps its measured size are known; nothing else of it decides fees. */
export function categoryProduct(
  subFamily: string,
  store: string,
  measured: {
    readonly sides: readonly [Millimetres, Millimetres, Millimetres];
    readonly weight: Grams;
  } | null,
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
    adsRate: 0,
    couponRate: 0,
    returnCost: 0,
    storageCost: 0,
    ...(measured === null ? {} : { sides: [...measured.sides], weight: measured.weight }),
  };
}
