import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { StoreProduct } from '@saer/quoting/fee-book';
import type { ToolFields, Values } from '../fields/field.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';

const {
  store: _store,
  sizeBy: _sizeBy,
  sizeClass: _sizeClass,
  referralRate: _referralRate,
  fulfilmentFee: _fulfilmentFee,
  ...shared
} = productFields;
const always = (): boolean => true;

/** A product for several stores at once: by its sides, as each store has size classes of its own, and without a store's own fees. */
export const sidesFields = {
  ...shared,
  length: { ...shared.length, when: always },
  width: { ...shared.width, when: always },
  height: { ...shared.height, when: always },
  handover: {
    ...shared.handover,
    when: (_texts: unknown, { stores }: FeeBook) => stores.some(({ handovers }) => handovers.length > 0),
  },
} as const satisfies ToolFields;

const { sizeBy: _by, ...example } = exampleProduct;

/** The example product for these fields. */
export const exampleBySides = example;

/** The values of these fields as a product of a store. */
export const productBySides = (values: Values<typeof sidesFields>, store: string): StoreProduct =>
  getProduct({
    ...values,
    store,
    sizeBy: 'sides',
    sizeClass: undefined,
    referralRate: undefined,
    fulfilmentFee: undefined,
  });
