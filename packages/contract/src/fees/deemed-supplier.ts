import * as z from 'zod/mini';
import { deemedSuppliers } from './choices.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { nothing } from '../api/endpoint.ts';
import { choice, code, instant } from '../api/field.ts';

/** An answer of a seller who is not registered for VAT: what a store's payouts show. It counts for them before the store's own setting. */
export const deemedSupplierAnswer = z.object({
  store: code(),
  /** `unknown`: not sure. */
  deemedSupplier: choice(deemedSuppliers),
  answeredAt: instant(),
});
export type DeemedSupplierAnswer = z.infer<typeof deemedSupplierAnswer>;

export const answerDeemedSupplier = {
  method: 'PUT',
  path: '/fee-book/deemed-supplier',
  access: 'seller',
  summary: 'Say whether a store keeps the VAT in the price from the payouts of an unregistered seller',
  description:
    'What a seller who is not registered for VAT sees in the payouts of a store: `sellerBears` where it keeps the VAT in the price, `storeBears` where the payout is whole, `unknown` where they are not sure. It counts for all their products there, before what the store’s own `deemedSupplier` says; prices and saved figures follow at once. A store that is no marketplace is `unknownStore`.',
  query: nothing,
  body: z.strictObject({ store: code(), deemedSupplier: choice(deemedSuppliers) }),
  reply: deemedSupplierAnswer,
} as const satisfies Endpoint;
