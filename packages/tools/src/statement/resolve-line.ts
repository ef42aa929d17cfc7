import { halfUp } from '@saer/pricing/rounding';
import type { BasisPoints, Grams, Halalas, Millimetres } from '@saer/pricing/units';
import type { StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import { toHalalas } from './amount.ts';
import type { ChargeStyle } from './charged-sum.ts';
import { type DueTerms, dueTerms } from './due.ts';
import { type FeeHistory, tableIn } from './fee-history.ts';
import type { StatementLine } from './line.ts';
import type { ProductIndex, StatementProduct } from './match-product.ts';
import type { MeasurementIndex } from './measurement-index.ts';

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
  readonly product: StatementProduct | null;
  readonly store: string;
  readonly key: string;
  readonly bookIndex: number;
  readonly due: DueTerms | null;
  /** The store's fees on the day; null if there are none. */
  readonly table: StoreFeeTable | null;
  readonly isCategoryOnly: boolean;
  /** Price of one unit. */
  readonly price: Halalas;
  readonly feeVat: BasisPoints;
}

/** Finds the product and the fee table of a line. Terms are looked up once for each product, store and fee table. */
export class LineResolver {
  readonly #context: CheckContext;
  readonly #due = new Map<string, DueTerms>();

  constructor(context: CheckContext) {
    this.#context = context;
  }

  resolve(line: StatementLine): ResolvedLine {
    const { products, history } = this.#context;
    const byMode = line.mode === null ? null : stores[line.marketplace][line.mode];
    const product = products.find(line, byMode);
    const own = product?.product.store ?? '';
    const store =
      byMode ?? (own.startsWith(line.marketplace.toUpperCase()) ? own : stores[line.marketplace].fulfilled);
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
      table,
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

  /** The same product by the fees of all other dates. */
  otherTables({ line, product, bookIndex, store }: ResolvedLine): { from: string; due: DueTerms }[] {
    const { history } = this.#context;
    const subject = this.#subject(line, product, store);
    if (subject === null) return [];
    return Array.from({ length: history.length }, (_, index) => index)
      .filter((index) => index !== bookIndex)
      .map((index) => ({ from: history.at(index)?.from ?? '', due: this.#terms(index, subject) }));
  }
}

interface Subject {
  readonly id: string;
  readonly product: StoreProduct;
}

/** A product of which only its category and perhaps its measured size are known; nothing else of it decides fees. */
function categoryProduct(
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
    ...(measured === null ? {} : { sides: [...measured.sides], weight: measured.weight }),
  };
}
