import * as z from 'zod/mini';
import { choice } from './field.ts';
import { fulfilment, referral } from './fees.ts';
import { feeTableVersion } from './fee-table.ts';
import { priceEndings } from './reference-data.ts';
import { deadZone, pricePoint, priceRange } from './statement.ts';

const terms = z.object({
  referral,
  minReferral: z.int(),
  fulfilment,
  shippingCredit: z.array(z.object({ upTo: z.int(), credit: z.int() })),
  cost: z.int(),
  costPaid: z.exactOptional(z.int()),
  extraRate: z.int(),
  extraFixed: z.int(),
  vat: z.int(),
  feeVat: z.int(),
  vatRegistered: z.boolean(),
  feeVatIsCost: z.boolean(),
  costVat: z.int(),
});

/** A product's whole calculation in one store. */
export const quote = z.object({
  ok: z.literal(true),
  store: z.string(),
  version: feeTableVersion,
  parcel: z.nullable(z.object({ sizeClass: z.string(), shippingWeight: z.int() })),
  terms,
  target: z.object({
    fixed: z.exactOptional(z.int()),
    ofPrice: z.exactOptional(z.int()),
    ofNet: z.exactOptional(z.int()),
    ofCost: z.exactOptional(z.int()),
  }),
  rangeFactorFloor: z.nullable(z.int()),
  ending: choice(priceEndings),
  minimum: pricePoint,
  recommended: pricePoint,
  final: pricePoint,
  gaps: z.array(priceRange),
  deadZones: z.array(deadZone),
  breakEven: z.nullable(z.int()),
  largestCost: z.nullable(z.int()),
});
export type QuoteReply = z.infer<typeof quote>;
