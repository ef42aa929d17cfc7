import type * as z from 'zod/mini';
import { type ListFilter, defaultPageSize } from '@saer/contract/api/list-filter';
import { readProductCopy, type ProductCopy } from '../../../domain/product/product-copy.ts';
import type { ListedProduct, pageProducts } from '@saer/contract/products/product';
import type { ProductSummary } from '@saer/contract/products/product-prices';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { sellingOf } from '@saer/quoting/selling';

type ProductPage = z.infer<typeof pageProducts.reply>;

const compareFigures = (product: ListedProduct): number =>
  product.recommendedPrice - sellingOf(product).price;

/** The parts of the list that ask for a look, by the rules of the server. */
const flags = {
  losing: (product: ListedProduct) => sellingOf(product).profit < 0,
  missing: (product: ListedProduct) => !sellingOf(product).meetsTarget,
  differs: (product: ListedProduct) => compareFigures(product) !== 0,
  outdated: (product: ListedProduct) => product.outdated,
} as const;
const isFlag = (name: string): name is keyof typeof flags => Object.hasOwn(flags, name);

const getValue = (product: ListedProduct, column: string): unknown => {
  if (isFlag(column)) return flags[column](product);
  if (column === 'sellingPrice') return sellingOf(product).price;
  if (column === 'sellingProfit') return sellingOf(product).profit;
  if (column === 'difference') return compareFigures(product);
  return new Map<string, unknown>(Object.entries(product)).get(column);
};

const searched = ({ nameEn, nameAr, barcode, sku }: ListedProduct): string =>
  foldArabic([nameEn, nameAr, barcode, sku].join(' ')).toLowerCase();

const isFound = (product: ListedProduct, { where = {}, search = '' }: ListFilter): boolean => {
  const text = searched(product);
  return (
    foldArabic(search)
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    Object.entries(where).every(([column, value]) => getValue(product, column) === value)
  );
};

/** As the database sorts: empty values last in either direction. */
const compare = (one: unknown, other: unknown, sign: 1 | -1): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return typeof one === 'string' && typeof other === 'string' ? sign * one.localeCompare(other) : 0;
};

/** One page of the copied products, filtered and sorted as the server would. */
export function pageOfCopy({ products }: ProductCopy, filter: ListFilter): ProductPage {
  const { order_by: orderBy = {}, page = 1, limit = defaultPageSize } = filter;
  const [[column, direction] = ['createdAt', 'asc']] = Object.entries(orderBy);
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
  const found = products
    .filter((product) => isFound(product, filter))
    .toSorted(
      (one, other) => compare(getValue(one, column), getValue(other, column), sign) || one.id - other.id,
    );
  const data = found.slice((page - 1) * limit, page * limit);
  const pageCount = Math.ceil(found.length / limit);
  return { data, page, limit, total: found.length, pageCount, next: null };
}

const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

/** The profit at which a product meets its own target, in halalas; 0 without one. As the server computes it. */
function getTargetProfit(product: ListedProduct): number {
  const { finalPrice, recommendedPrice: price, profit, marginRate, marginAmount, vat } = product;
  if (finalPrice === price) return profit;
  const vatPart = product.vatRegistered ? roundHalfUp((price * vat) / (10_000 + vat)) : 0;
  const cost = product.costIncludesVat
    ? roundHalfUp((product.cost * 10_000) / (10_000 + product.costVat))
    : product.cost;
  const base = { price, net: price - vatPart, cost }[product.marginBase];
  return Math.max(marginAmount ?? 0, Math.ceil(((marginRate ?? 0) * base) / 10_000));
}

/** The figures of all copied products that a filter finds. */
export function summaryOfCopy({ products }: ProductCopy, filter: ListFilter): ProductSummary {
  const found = products.filter((product) => isFound(product, filter));
  const monthly = (flag: keyof typeof flags, lackOf: (product: ListedProduct) => number) => {
    const counted = found.filter((product) => flags[flag](product) && product.monthlySales !== null);
    const sum = counted.reduce((all, each) => all + lackOf(each) * (each.monthlySales ?? 0), 0);
    return { sum, count: counted.length };
  };
  const loss = monthly('losing', (product) => -sellingOf(product).profit);
  const shortfall = monthly('missing', (product) =>
    Math.max(0, getTargetProfit(product) - sellingOf(product).profit),
  );
  const count = (flag: keyof typeof flags): number => found.filter(flags[flag]).length;
  return {
    found: found.length,
    losing: count('losing'),
    missing: count('missing'),
    differs: count('differs'),
    outdated: count('outdated'),
    monthlyLoss: loss.sum,
    lossCounted: loss.count,
    monthlyShortfall: shortfall.sum,
    shortfallCounted: shortfall.count,
  };
}

/** A page of the products saved in this browser, and since when. */
export async function readCopiedPage(filter: ListFilter) {
  const copy = await readProductCopy();
  return (
    copy && { ...pageOfCopy(copy, filter), readAt: copy.at, copied: copy.products.length, all: copy.total }
  );
}

export async function readCopiedSummary(filter: ListFilter) {
  const copy = await readProductCopy();
  return copy && summaryOfCopy(copy, filter);
}
