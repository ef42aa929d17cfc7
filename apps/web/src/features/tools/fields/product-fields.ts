import { msg } from '@lingui/core/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Handover } from '@saer/contract/fees/fee-table';
import { standardVat } from '@saer/contract/fees/standard-vat';
import type { StoreProduct } from '@saer/quoting/fee-book';
import type { Texts, ToolFields, Values } from './field.ts';

const getStore = (texts: Texts, book: FeeBook) => book.stores.find(({ code }) => code === texts['store']);

/** The store publishes no fees: the seller types both. */
const hasManualRates = (texts: Texts, book: FeeBook): boolean =>
  getStore(texts, book)?.feeTable?.store.manualRates === true;

/** The fee depends on who takes the parcel to the courier. */
const hasHandovers = (texts: Texts, book: FeeBook): boolean =>
  (getStore(texts, book)?.handovers.length ?? 0) > 0;

const bySides = ({ sizeBy }: Texts): boolean => sizeBy === 'sides';
const byClass = ({ sizeBy }: Texts): boolean => sizeBy !== 'sides';

/** Where a product is sold, and as what: enough for its commission. */
export const storeFields = {
  store: { kind: 'store', label: msg`Store` },
  subFamily: { kind: 'category', label: msg`Category` },
} as const satisfies ToolFields;

/** Says how big and heavy a product is when packed: enough for its size class and fulfilment fee. */
export const sizeFields = {
  sizeBy: {
    kind: 'choice',
    label: msg`Set size by`,
    options: [
      { id: 'class', name: msg`Size class` },
      { id: 'sides', name: msg`Dimensions` },
    ],
  },
  sizeClass: { kind: 'sizeClass', label: msg`Size class`, when: byClass },
  length: { kind: 'side', label: msg`Length`, min: 1, when: bySides },
  width: { kind: 'side', label: msg`Width`, min: 1, when: bySides },
  height: { kind: 'side', label: msg`Height`, min: 1, when: bySides },
  weight: { kind: 'weight', label: msg`Weight`, min: 1, description: msg`without the store’s packaging` },
  handover: {
    kind: 'choice',
    label: msg`Handover to the courier`,
    when: hasHandovers,
    options: [
      { id: 'DROP_OFF', name: msg`Drop-off` },
      { id: 'PICKUP', name: msg`Pickup` },
    ],
  },
} as const satisfies ToolFields;

/** Says whether a cost is entered with VAT. */
const costNote = ({ costIncludesVat }: Texts) =>
  costIncludesVat === 'yes' ? msg`incl. VAT` : msg`excl. VAT`;

/** The same of a cost that may stay empty. */
export const optionalCostNote = ({ costIncludesVat }: Texts) =>
  costIncludesVat === 'yes' ? msg`incl. VAT, optional` : msg`excl. VAT, optional`;

/** The product's cost for its seller, and the seller's VAT. */
export const costFields = {
  cost: { kind: 'money', label: msg`Product cost`, note: costNote, min: 1 },
  costIncludesVat: { kind: 'switch', label: msg`The cost includes VAT` },
  vatRegistered: { kind: 'switch', label: msg`I’m registered for VAT`, initial: 'yes' },
  feeVatIsCost: {
    kind: 'switch',
    label: msg`I don’t recover VAT on the store’s fees`,
    // Who is not registered never recovers it. A tool that compares both does not ask.
    when: ({ vatRegistered }: Texts): boolean => vatRegistered !== 'no',
    isRare: true,
  },
  extraRate: { kind: 'share', label: msg`Other costs, share of the price`, isOptional: true, isRare: true },
  extraFixed: { kind: 'money', label: msg`Other costs, per unit`, isOptional: true, isRare: true },
  adsRate: { kind: 'share', label: msg`Ads, share of the price`, isOptional: true, isRare: true },
  couponRate: { kind: 'share', label: msg`Coupons, share of the price`, isOptional: true, isRare: true },
  returnCost: { kind: 'money', label: msg`Returns per unit sold`, isOptional: true, isRare: true },
  storageCost: { kind: 'money', label: msg`Storage per unit sold`, isOptional: true, isRare: true },
  vat: {
    kind: 'choice',
    label: msg`VAT on this item`,
    isRare: true,
    options: [
      { id: '15', name: msg`15%` },
      { id: '0', name: msg`0%` },
    ],
  },
  referralRate: { kind: 'share', label: msg`Commission`, when: hasManualRates },
  fulfilmentFee: {
    kind: 'money',
    label: msg`Fulfilment fee`,
    note: msg`excl. VAT`,
    when: hasManualRates,
  },
} as const satisfies ToolFields;

/** All that the price of a product depends on, but its target. */
export const productFields = {
  ...storeFields,
  ...sizeFields,
  ...costFields,
} as const satisfies ToolFields;

export type ProductValues = Values<typeof productFields>;

/** A product for trying a tool. */
export const exampleProduct = {
  subFamily: 'toys',
  sizeBy: 'sides',
  length: '22',
  width: '16',
  height: '12',
  weight: '700',
  cost: '22.00',
} as const satisfies Texts;

const isHandover = (text: string | undefined): text is Handover => text === 'DROP_OFF' || text === 'PICKUP';

function getOverride({ referralRate, fulfilmentFee }: ProductValues): Pick<StoreProduct, 'override'> {
  if (referralRate === undefined || fulfilmentFee === undefined) return {};
  return {
    override: {
      referral: { shape: 'flat', rate1: referralRate },
      fulfilment: { below: fulfilmentFee, above: fulfilmentFee, breakpoint: null },
    },
  };
}

function getSize({
  sizeClass,
  length,
  width,
  height,
}: ProductValues): Pick<StoreProduct, 'sides' | 'sizeClass'> {
  if (length !== undefined && width !== undefined && height !== undefined)
    return { sides: [length, width, height] };
  return sizeClass === undefined ? {} : { sizeClass };
}

/** The values of a tool's fields as the product that the engine prices, without a target. */
export function getProduct(values: ProductValues): StoreProduct {
  const { store, subFamily, weight, handover, cost, vatRegistered, extraRate = 0, extraFixed = 0 } = values;
  const { adsRate = 0, couponRate = 0, returnCost = 0, storageCost = 0 } = values;
  return {
    store,
    subFamily,
    ...getSize(values),
    weight,
    ...(isHandover(handover) ? { handover } : {}),
    cost,
    costIncludesVat: values.costIncludesVat,
    costVat: standardVat,
    vat: values.vat === '0' ? 0 : standardVat,
    vatRegistered,
    feeVatIsCost: values.feeVatIsCost ?? false,
    marginBase: 'price',
    extraRate,
    extraFixed,
    adsRate,
    couponRate,
    returnCost,
    storageCost,
    ...getOverride(values),
  };
}
