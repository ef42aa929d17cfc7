import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import {
  bilingual,
  code,
  id,
  instant,
  money,
  positiveMoney,
  share,
  text,
  withDefault,
} from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { provenanceInput, rowProvenance } from './provenance.ts';
import { keysQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { writtenText } from '../api/written-text.ts';

/** The maximum number of agreed fees of one seller, and of those for all. */
export const maxAgreedFees = 5_000;

const orNull = <S extends z.core.$ZodType>(schema: S) => withDefault(z.nullable(schema), null);

/** Fees that a store agreed with a seller for one product, which replace its own. */
export const agreedFee = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  store: z.object({ id: id(), code: code(), ...bilingual }),
  barcode: text(64),
  /** null for the store's own rule. */
  referralRate: z.nullable(share()),
  /** null for the store's own fees. */
  fulfilmentBelow: z.nullable(money()),
  fulfilmentAbove: z.nullable(money()),
  breakpoint: z.nullable(positiveMoney()),
  /** Their seller; null if set by an admin for every seller. */
  seller: z.nullable(z.object({ id: id(), fullName: text(201) })),
  ...rowProvenance,
});
export type AgreedFee = z.infer<typeof agreedFee>;

const figures = {
  referralRate: orNull(share()),
  fulfilmentBelow: orNull(money()),
  fulfilmentAbove: orNull(money()),
  breakpoint: orNull(positiveMoney()),
  /** `status` is for admins: a seller's has no effect. */
  ...provenanceInput,
};

export const agreedFeeInput = z.strictObject({
  storeId: id(),
  barcode: writtenText(64),
  /** An admin names the seller, or nobody: then the fees apply to all. A seller's are always their own. */
  sellerId: orNull(id()),
  ...figures,
});

export const pageAgreedFees = {
  method: 'GET',
  path: '/agreed-fee/page',
  access: 'signedIn',
  summary:
    'Agreed fees, a page at a time: a seller’s own and those that hold for all; for admins everybody’s',
  description:
    'Fees that a store agreed with a seller for one barcode: a seller and their sub-users see their own and those an admin set for all (`seller: null`), admins everybody’s. Filter by `storeId`, `sellerId` and every figure; `search` looks in barcodes.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(agreedFee),
} as const satisfies Endpoint;

export const createAgreedFee = {
  method: 'POST',
  path: '/agreed-fee',
  access: 'signedIn',
  summary: 'Add fees agreed for one product of a store',
  description:
    'A commission, both fulfilment fees, or all three; two different fees need the price between them. A seller’s are always their own; an admin names the seller in `sellerId`, or nobody for all sellers. One for each seller, store and barcode.',
  query: nothing,
  body: agreedFeeInput,
  writes: 'create',
  reply: agreedFee,
} as const satisfies Endpoint;

export const updateAgreedFee = {
  method: 'PUT',
  path: '/agreed-fee',
  access: 'signedIn',
  summary: 'Change agreed fees, if nobody changed them meanwhile',
  description:
    'Changes the figures of an agreed fee; its store, barcode and seller stay. Another seller’s is answered as missing; one that holds for all is changed by admins only.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), ...figures }),
  writes: 'update',
  reply: agreedFee,
} as const satisfies Endpoint;

export const removeAgreedFees = {
  method: 'DELETE',
  path: '/agreed-fee',
  access: 'signedIn',
  summary: 'Remove agreed fees: all of them or none',
  description: 'Removes agreed fees by key: all of them or none.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const agreedFeesEndpoints: readonly DescribedEndpoint[] = [
  pageAgreedFees,
  createAgreedFee,
  updateAgreedFee,
  removeAgreedFees,
];
