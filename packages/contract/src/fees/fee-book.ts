import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { bilingual, choice, code, day, text } from '../api/field.ts';
import { feeTable } from './fee-table.ts';
import { provenance } from './provenance.ts';
import { serviceFee } from './service-fee.ts';
import type { DeemedSupplierAnswer } from './deemed-supplier.ts';
import type { AgreedFeeOverride } from './own-fees.ts';
import type { StatementRate } from './statement-rate.ts';
import { fulfilmentModes, handovers } from './choices.ts';

const named = { code: code(), ...bilingual };

/** An active store with the fees in force on the day. */
export const feeBookStore = z.object({
  ...named,
  fulfilmentMode: choice(fulfilmentModes),
  /** The ways of handing over that the seller can choose; empty if the store does not distinguish them. */
  handovers: z.array(choice(handovers)),
  /** Source of what is known of how the store applies the rule on VAT of sellers who are not registered, and when (`deemedSupplier`). */
  deemedSupplierSource: z.nullable(text(2_000)),
  deemedSupplierOn: z.nullable(day()),
  ...provenance,
  /** null if none was in force yet. */
  feeTable: z.nullable(feeTable),
  /** The first day on which any fee table of the store is in force; null if it has none. */
  firstDay: z.nullable(day()),
});

export const feeBookReply = z.object({
  on: day(),
  stores: z.array(feeBookStore),
  families: z.array(z.object(named)),
  subFamilies: z.array(z.object({ ...named, family: code() })),
  types: z.array(z.object({ ...named, subFamily: code() })),
  /** Fees of the active stores beyond commission and fulfilment, in force on the day. */
  serviceFees: z.array(serviceFee),
});
/** The public part. */
export type PublicFeeBook = z.infer<typeof feeBookReply> & {
  /** The range factors in force on the day; known to the server alone, and undefined if there are none. */
  readonly rangeFactorVersionId?: number | undefined;
};
/** The same with the caller's agreed fees and the rates seen on their statements: a guest has none. */
export type FeeBook = PublicFeeBook & {
  readonly overrides: readonly AgreedFeeOverride[];
  /** The caller's answers about VAT and the rates seen on their statements, which the stores contain. */
  readonly deemedSuppliers?: readonly DeemedSupplierAnswer[];
  readonly statementRates?: readonly StatementRate[];
};

export const feeBook = {
  method: 'GET',
  path: '/fee-book',
  access: 'public',
  summary: 'The fees of every store on a day',
  description: 'The fees of every store on a day.',
  query: z.object({
    /** Default: today in Riyadh. */
    on: z.exactOptional(day()),
  }),
  body: nothing,
  reply: feeBookReply,
} satisfies Endpoint;
