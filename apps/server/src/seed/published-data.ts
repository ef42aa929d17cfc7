import * as z from 'zod/mini';
import type { ProvenanceStatus } from '@saer/contract/fees/provenance';

import json from './reference-data.json' with { type: 'json' };

const sourced = { status: z.string(), source: z.string() };
const nullish = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const store = z.object({
  ...sourced,
  code: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  fulfilmentMode: z.enum(['FBN', 'FBP', 'FBA', 'EASY_SHIP', 'SELF', 'SUPPLY_PRICE', 'WHOLESALE']),
  active: z.boolean(),
  vatRatePct: z.number(),
  minReferralFeeSar: z.optional(z.number()),
  shippingWeight: z.optional(
    z.object({
      formula: z.string(),
      volumetricDivisor: z.nullable(z.number()),
      roundUpToG: z.nullable(z.number()),
      note: z.optional(z.string()),
    }),
  ),
  shippingReimbursement: z.optional(
    z.array(z.object({ maxOrderSar: z.nullable(z.number()), amount: z.number() })),
  ),
  reimbursementNote: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type PublishedStore = z.infer<typeof store>;

const commission = z.object({
  type: z.enum(['flat', 'threshold', 'sliding']),
  rate1: z.number(),
  breakpoint: z.nullable(z.number()),
  rate2: z.nullable(z.number()),
});
export type Commission = z.infer<typeof commission>;

const tier = z.object({
  code: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  longestSideCm: z.nullable(z.number()),
  medianSideCm: z.nullable(z.number()),
  shortestSideCm: z.nullable(z.number()),
  packagingWeightG: z.number(),
  maxShippingWeightKg: z.nullable(z.number()),
  breakpointSar: z.nullable(z.number()),
  slabs: z.array(
    z.object({
      maxWeightG: z.number(),
      feeBelow: z.optional(z.number()),
      feeAbove: z.optional(z.number()),
      feeDropOff: z.optional(z.number()),
      feePickup: z.optional(z.number()),
    }),
  ),
  overflow: nullish(z.object({ stepG: z.number(), feePerStep: z.number() })),
});
export type Tier = z.infer<typeof tier>;

const tiers = z.object({ ...sourced, tiers: z.array(tier) });

const perPiece = z.object({
  envelope: z.nullable(z.number()),
  oversize: z.nullable(z.number()),
  bulky: z.nullable(z.number()),
});

const otherFees = z.object({
  ...sourced,
  noonSa: z.object({
    storagePerCbfMonthSar: z.number(),
    longTermOver365DaysPerCbfSar: z.number(),
    nonSaleableOver30DaysPerCbfSar: z.number(),
    returnAdminFee: z.string(),
    inventoryRemoval: z.object({
      delivery: z.object({
        minimum_fee: z.number(),
        handling_per_unit: z.number(),
        same_city_per_kg: z.number(),
        cross_city_per_kg: z.number(),
      }),
      collection: z.object({
        minimum_fee: z.number(),
        handling_per_unit: z.number(),
        processing_per_cbf: z.number(),
      }),
    }),
    valueAddedServices: z.object({ polybag: perPiece, bubble_wrap: perPiece, box_filler: perPiece }),
  }),
});

const schema = z.object({
  stores: z.array(store),
  families: z.object({
    ...sourced,
    rows: z.array(
      z.object({
        code: z.string(),
        nameEn: z.string(),
        nameAr: z.string(),
        subFamilies: z.array(
          z.object({
            code: z.string(),
            nameEn: z.string(),
            nameAr: z.string(),
            commission: z.object({ NOON_SA_FBN: commission, NOON_SA_DIRECTSHIP: commission }),
            status: z.optional(z.string()),
            note: z.optional(z.string()),
          }),
        ),
      }),
    ),
  }),
  amazonReferral: z.object({
    rememberedCurrent: z.object({ ...sourced, rows: z.array(z.object({ code: z.string(), commission })) }),
  }),
  classifications: z.object({ NOON_SA_FBN: tiers, NOON_SA_DIRECTSHIP: tiers, AMAZON_SA_FBA: tiers }),
  classificationCategories: z.array(
    z.union([
      z.object({ code: z.string(), nameEn: z.string(), nameAr: z.string(), members: z.array(z.string()) }),
      z.object({ source: z.string() }),
    ]),
  ),
  otherFees,
  rangeFactors: z.object({
    ...sourced,
    rows: z.array(z.object({ min: z.number(), max: z.nullable(z.number()), factor: z.number() })),
  }),
});

/**
 * The researched fees. Deliberately omitted: Amazon's `foundDatedSnapshot`, which is undated, incomplete and contradicts today's fees, and
 * DirectShip's `standardParcelPickupCapSar` of 83, which no slab of a standard parcel comes near (12 kg picked up costs 38).
 */
export const published = schema.parse(json);

/** Reads the rule of the return administration fee: the lower one of a sum in riyals and a share of the commission in per cent. */
export function returnAdministration(rule: string): { readonly cap: number; readonly sharePct: number } {
  const [, cap, sharePct] = /^min\((\d+) SAR, (\d+)% of the referral fee\)/.exec(rule) ?? [];
  if (cap === undefined || sharePct === undefined)
    throw new Error(`Not a return administration fee: ${rule}`);
  return { cap: Number(cap), sharePct: Number(sharePct) };
}

/** Converts riyals to halalas and per cent to basis points: both are hundredths. */
export const hundredths = (amount: number): number => Math.round(amount * 100);
export const millimetres = (centimetres: number | null): number | null =>
  centimetres === null ? null : Math.round(centimetres * 10);
export const grams = (kilograms: number | null): number | null =>
  kilograms === null ? null : Math.round(kilograms * 1000);

export interface Provenance {
  readonly status: ProvenanceStatus;
  readonly source: string;
  readonly note: string | null;
}

/** Status texts of the collected data that carry no further information. */
const plainWords = new Set(['found', 'found, conflicting', 'remembered', 'proposed']);

/** Derives a status from the text in the collected data; only text that begins with "found" makes a fact. */
function parseStatus(words: string): ProvenanceStatus {
  if (words.startsWith('found, conflicting')) return 'conflicting';
  if (/^(found|FBA fees found)/.test(words)) return 'sourced';
  return words.startsWith('remembered') ? 'unsourced' : 'proposed';
}

/** Builds a row's provenance. Text beyond the status itself goes into the note. */
export function seedProvenance(
  words: string,
  source: string,
  ...notes: readonly (string | undefined)[]
): Provenance {
  const status = parseStatus(words);
  const notesBeyondStatus = [plainWords.has(words) ? undefined : words, ...notes].filter(
    (each) => each !== undefined,
  );
  return { status, source, note: notesBeyondStatus.length === 0 ? null : notesBeyondStatus.join(' · ') };
}

export const proposedByUs = (note: string | null = null): Provenance => ({
  status: 'proposed',
  source: 'Saer',
  note,
});
