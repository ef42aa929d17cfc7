import * as z from 'zod/mini';
import type { OptionalLine } from '@saer/contract/fees/optional-lines';
import { type Product, updateProduct } from '@saer/contract/products/product';
import type { SchemaForm } from '../../../lib/form/schema-form.ts';

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
  | OptionalLine
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

export const toDraft = (product: Product): ProductDraft => ({
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
  adsRate: product.adsRate,
  couponRate: product.couponRate,
  returnCost: product.returnCost,
  storageCost: product.storageCost,
  ending: product.ending ?? '',
  override: product.override,
  price: product.price,
  currentPrice: product.currentPrice,
  minPrice: product.minPrice,
  maxPrice: product.maxPrice,
  monthlySales: product.monthlySales,
});

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.every((each) => each === null));

/** The fields of a draft to send: blank ones are omitted. */
const written = (draft: ProductDraft): object =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => !isBlank(value)));

/** The form's rules: those the server judges by. */
export const productForm = z.pipe(z.transform(written), updateProduct.body);

/** State of a product's form, shared by its sections. */
export type ProductFormState = SchemaForm<ProductDraft, z.output<typeof productForm>>;
