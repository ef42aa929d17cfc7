import { heaviestWeight } from '@saer/contract/api/limits';
import type { Handover } from '@saer/contract/fees/fee-table';
import type { InferInsertModel } from 'drizzle-orm';
import type { classification, slab } from '../fees/tables.ts';
import {
  type Provenance,
  seedProvenance,
  proposedByUs,
  grams,
  hundredths,
  millimetres,
  published,
  type Tier,
} from './published-data.ts';

export interface SizeClass {
  readonly row: Omit<InferInsertModel<typeof classification>, 'feeTableId'>;
  readonly slabs: readonly Omit<InferInsertModel<typeof slab>, 'classificationId'>[];
}

const sizeClass = (
  tier: Tier,
  position: number,
  provenance: Provenance,
  handover: Handover | null,
  fees: (slab: Tier['slabs'][number]) => readonly [below: number | undefined, above: number | undefined],
): SizeClass => ({
  row: {
    ...provenance,
    code: tier.code,
    nameEn: tier.nameEn,
    nameAr: tier.nameAr,
    position,
    handover,
    longestSide: millimetres(tier.longestSideCm),
    medianSide: millimetres(tier.medianSideCm),
    shortestSide: millimetres(tier.shortestSideCm),
    packaging: tier.packagingWeightG,
    maxShippingWeight: grams(tier.maxShippingWeightKg),
    breakpoint: tier.breakpointSar === null ? null : hundredths(tier.breakpointSar),
    overflowStep: tier.overflow?.stepG ?? null,
    overflowFee: tier.overflow ? hundredths(tier.overflow.feePerStep) : null,
  },
  slabs: tier.slabs.map((each) => {
    const [below, above] = fees(each);
    if (below === undefined || above === undefined) throw new Error(`${tier.code}: a slab has no fee`);
    return { maxWeight: each.maxWeightG, feeBelow: hundredths(below), feeAbove: hundredths(above) };
  }),
});

/** A fee independent of size, which the collected data only give as "starts at". */
const flatFee = (fee: number): SizeClass => ({
  row: {
    ...proposedByUs('Known only as the fee the store starts at'),
    code: 'any_size',
    nameEn: 'Any size',
    nameAr: 'أي حجم',
    position: 0,
    packaging: 0,
  },
  slabs: [{ maxWeight: heaviestWeight, feeBelow: fee, feeAbove: fee }],
});

const priced = ({ feeBelow, feeAbove }: Tier['slabs'][number]) => [feeBelow, feeAbove] as const;

const { NOON_SA_FBN: fbn, NOON_SA_DIRECTSHIP: directShip, AMAZON_SA_FBA: fba } = published.classifications;

const ofTiers = (group: typeof fbn): SizeClass[] =>
  group.tiers.map((tier, at) =>
    sizeClass(tier, at, seedProvenance(group.status, group.source), null, priced),
  );

/** DirectShip charges different fees for drop-off and pickup, so every class exists twice. */
const byHandover = (): SizeClass[] =>
  directShip.tiers.flatMap((tier, at) => {
    const provenance = seedProvenance(directShip.status, directShip.source);
    return [
      sizeClass(tier, at, provenance, 'DROP_OFF', ({ feeDropOff }) => [feeDropOff, feeDropOff]),
      sizeClass(tier, at, provenance, 'PICKUP', ({ feePickup }) => [feePickup, feePickup]),
    ];
  });

/** Size classes in the store's order, by store code. */
export const sizeClasses: Readonly<Record<string, readonly SizeClass[]>> = {
  NOON_SA_FBN: ofTiers(fbn),
  NOON_SA_DIRECTSHIP: byHandover(),
  AMAZON_SA_FBA: ofTiers(fba),
  AMAZON_SA_EASYSHIP: [flatFee(21_00)],
};
