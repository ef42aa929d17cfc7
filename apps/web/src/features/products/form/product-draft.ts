import { type Product, updateProduct } from '@saer/contract/product';
import * as z from 'zod/mini';
import type { EditedChange } from '../../../domain/pending-changes/pending-change.ts';

/** A product as its form holds it: '' and null where nothing is typed. */
export type ProductDraft = Pick<
  Product,
  | 'id'
  | 'version'
  | 'store'
  | 'family'
  | 'subFamily'
  | 'weight'
  | 'cost'
  | 'costIncludesVat'
  | 'costVat'
  | 'vat'
  | 'vatRegistered'
  | 'feeVatIsCost'
  | 'marginRate'
  | 'marginBase'
  | 'marginAmount'
  | 'extraRate'
  | 'extraFixed'
  | 'override'
  | 'price'
  | 'currentPrice'
  | 'minPrice'
  | 'maxPrice'
  | 'monthlySales'
> & {
  readonly nameEn: string;
  readonly nameAr: string;
  readonly barcode: string;
  readonly sku: string;
  readonly type: string;
  readonly sizeClass: string;
  readonly sides: readonly (number | null)[];
  readonly handover: string;
  readonly ending: string;
};

const noSides = [null, null, null];

/** Fields that may be empty, as they are then. */
const emptied = {
  nameEn: '',
  nameAr: '',
  barcode: '',
  sku: '',
  type: '',
  sizeClass: '',
  sides: noSides,
  weight: null,
  handover: '',
  marginRate: null,
  marginAmount: null,
  ending: '',
  override: null,
  price: null,
  currentPrice: null,
  minPrice: null,
  maxPrice: null,
  monthlySales: null,
} as const satisfies Partial<ProductDraft>;

export const draftOf = (product: Product): ProductDraft => ({
  id: product.id,
  version: product.version,
  nameEn: product.nameEn ?? '',
  nameAr: product.nameAr ?? '',
  barcode: product.barcode ?? '',
  sku: product.sku ?? '',
  store: product.store,
  family: product.family,
  subFamily: product.subFamily,
  type: product.type ?? '',
  sizeClass: product.sizeClass ?? '',
  sides: product.sides ?? noSides,
  weight: product.weight,
  handover: product.handover ?? '',
  cost: product.cost,
  costIncludesVat: product.costIncludesVat,
  costVat: product.costVat,
  vat: product.vat,
  vatRegistered: product.vatRegistered,
  feeVatIsCost: product.feeVatIsCost,
  marginRate: product.marginRate,
  marginBase: product.marginBase,
  marginAmount: product.marginAmount,
  extraRate: product.extraRate,
  extraFixed: product.extraFixed,
  ending: product.ending ?? '',
  override: product.override,
  price: product.price,
  currentPrice: product.currentPrice,
  minPrice: product.minPrice,
  maxPrice: product.maxPrice,
  monthlySales: product.monthlySales,
});

/** The draft of an edit that waits to be sent: what it omits was emptied. */
export const draftOfEdit = ({ base, body }: Pick<EditedChange, 'base' | 'body'>): ProductDraft => ({
  ...draftOf(base),
  ...emptied,
  ...z.parse(updateProduct.body, body),
});

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.every((each) => each === null));

/** The fields of a draft to send: blank ones are omitted. */
const written = (draft: ProductDraft): object =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => !isBlank(value)));

/** The form's rules: those the server judges by. */
export const productForm = z.pipe(z.transform(written), updateProduct.body);
