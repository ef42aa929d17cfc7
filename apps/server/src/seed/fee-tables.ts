import type { StoreRule } from '@saer/contract/fees/store-rules';
import type { InferInsertModel } from 'drizzle-orm';
import type { feeTable, referralRule } from '../fees/tables.ts';
import {
  type Provenance,
  seedProvenance,
  proposedByUs,
  type Commission,
  hundredths,
  published,
} from './published-data.ts';

/**
 * Maps our sub families to Amazon's categories; unconfirmed, like the rates themselves. What Amazon.sa does not list (bullion, SIM cards,
 * gift cards, vehicles) has no rule.
 */
const amazonCategory: Readonly<Record<string, string>> = {
  apparel_footwear: 'apparel_shoes',
  watches: 'watches',
  eyewear: 'everything_else',
  fine_jewelry: 'jewelry',
  other_jewelry: 'jewelry',
  travel_luggage: 'everything_else',
  other_bags: 'apparel_shoes',
  cleaning_hygiene: 'home_kitchen',
  home_general: 'home_kitchen',
  furniture: 'furniture',
  fragrance: 'beauty',
  cosmetics_generic: 'beauty',
  cosmetics_brand: 'beauty',
  personal_care_generic: 'beauty',
  personal_care_brand: 'beauty',
  electronic_care_generic: 'health_personal_care',
  electronic_care_brand: 'health_personal_care',
  health_nutrition: 'health_personal_care',
  phones_tablets: 'mobile_phones',
  stylus_pens: 'electronics_accessories',
  phone_accessories: 'electronics_accessories',
  laptops_desktops: 'personal_computers',
  memory_cards: 'electronics_accessories',
  flash_drives: 'electronics_accessories',
  other_storage: 'personal_computers',
  networking: 'personal_computers',
  monitors_gpu: 'personal_computers',
  other_hardware: 'personal_computers',
  pc_accessories: 'electronics_accessories',
  software: 'everything_else',
  laptop_bags: 'electronics_accessories',
  printers_scanners: 'personal_computers',
  other_office_electronics: 'office_products',
  televisions: 'consumer_electronics',
  projectors_streaming: 'consumer_electronics',
  tv_accessories: 'electronics_accessories',
  other_audio_video: 'consumer_electronics',
  headphones: 'electronics_accessories',
  headphone_accessories: 'electronics_accessories',
  ar_vr: 'consumer_electronics',
  smartwatches: 'consumer_electronics',
  wearable_accessories: 'electronics_accessories',
  cameras_lenses: 'consumer_electronics',
  camera_accessories: 'electronics_accessories',
  large_appliances: 'home_kitchen',
  small_appliances_compact: 'home_kitchen',
  small_appliances_top_brands: 'home_kitchen',
  small_appliances_other: 'home_kitchen',
  consoles: 'consumer_electronics',
  games: 'video_games',
  gaming_accessories: 'video_games',
  books: 'books',
  music: 'everything_else',
  video: 'everything_else',
  baby_products: 'baby',
  toys: 'toys',
  pet_furniture: 'pets',
  pet_toys: 'pets',
  pet_other: 'pets',
  auto_audio_video: 'automotive',
  garage_tyres: 'automotive',
  auto_other: 'automotive',
  food_beverages: 'grocery',
  sports_outdoors: 'sports',
  office_supplies: 'office_products',
  all_other: 'everything_else',
};

type RuleRow = Omit<InferInsertModel<typeof referralRule>, 'feeTableId' | 'subFamilyId'>;

export interface SeededFeeTable {
  readonly store: string;
  readonly row: Omit<InferInsertModel<typeof feeTable>, 'storeId' | StoreRule>;
  /** By sub family code. */
  readonly rules: Readonly<Record<string, RuleRow>>;
}

const rule = (provenance: Provenance, { type, rate1, breakpoint, rate2 }: Commission): RuleRow => ({
  ...provenance,
  shape: type,
  rate1: hundredths(rate1),
  limit: breakpoint === null ? null : hundredths(breakpoint),
  rate2: rate2 === null ? null : hundredths(rate2),
});

const { families, amazonReferral } = published;
const subFamilies = families.rows.flatMap((family) => family.subFamilies);

const noonRules = (store: 'NOON_SA_FBN' | 'NOON_SA_DIRECTSHIP') =>
  Object.fromEntries(
    subFamilies.map(({ code, commission, status = 'found', note }) => [
      code,
      rule(seedProvenance(status, families.source, note), commission[store]),
    ]),
  );

function amazonRules(): Record<string, RuleRow> {
  const { rows, status, source } = amazonReferral.rememberedCurrent;
  const byCategory = new Map(rows.map((row) => [row.code, row.commission]));
  return Object.fromEntries(
    Object.entries(amazonCategory).flatMap(([subFamily, category]) => {
      const commission = byCategory.get(category);
      return commission === undefined ? [] : [[subFamily, rule(seedProvenance(status, source), commission)]];
    }),
  );
}

/** An arbitrary past day: these tables and factors were in force before the app existed. */
export const publishedOn = '2025-09-01T00:00:00.000Z';

/** The initial fee tables. A table's status is that of its least certain part. */
export const seededFeeTables: readonly SeededFeeTable[] = [
  {
    store: 'NOON_SA_FBN',
    row: {
      ...seedProvenance('found', families.source),
      name: 'noon FBN 2025-09',
      effectiveFrom: '2025-09-01',
      state: 'published',
      publishedAt: publishedOn,
      sellersToldAt: publishedOn,
    },
    rules: noonRules('NOON_SA_FBN'),
  },
  {
    store: 'NOON_SA_DIRECTSHIP',
    row: {
      ...seedProvenance('found', published.classifications.NOON_SA_DIRECTSHIP.source),
      name: 'noon DirectShip 2025-09',
      effectiveFrom: '2025-09-01',
      state: 'published',
      publishedAt: publishedOn,
      sellersToldAt: publishedOn,
    },
    rules: noonRules('NOON_SA_DIRECTSHIP'),
  },
  {
    store: 'AMAZON_SA_FBA',
    row: {
      ...seedProvenance(
        amazonReferral.rememberedCurrent.status,
        published.classifications.AMAZON_SA_FBA.source,
      ),
      name: 'Amazon FBA 2025-08',
      effectiveFrom: '2025-08-01',
      state: 'published',
      publishedAt: publishedOn,
      sellersToldAt: publishedOn,
    },
    rules: amazonRules(),
  },
  {
    store: 'AMAZON_SA_EASYSHIP',
    row: {
      ...proposedByUs('The date is not known'),
      name: 'Amazon Easy Ship',
      effectiveFrom: '2025-08-01',
      state: 'draft',
    },
    rules: {},
  },
  {
    store: 'AMAZON_SA_SELFSHIP',
    row: {
      ...proposedByUs('The date is not known'),
      name: 'Amazon self-ship',
      effectiveFrom: '2025-08-01',
      state: 'draft',
    },
    rules: {},
  },
  {
    store: 'CUSTOM',
    // The first day of the VAT rate of 15 %; rates that sellers type have no date.
    row: {
      ...proposedByUs(),
      name: 'Rates you type',
      effectiveFrom: '2020-07-01',
      state: 'published',
      publishedAt: publishedOn,
      sellersToldAt: publishedOn,
    },
    rules: {},
  },
];
