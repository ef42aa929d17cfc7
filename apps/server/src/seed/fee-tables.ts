import type { StoreRule } from '@saer/contract/store-rules';
import type { InferInsertModel } from 'drizzle-orm';
import type { feeTable, referralRule } from '../fees/tables.ts';
import { amazonCategory } from './amazon-categories.ts';
import { type Provenance, seedProvenance, proposedByUs } from './provenance.ts';
import { type Commission, hundredths, published } from './published-data.ts';

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
    },
    rules: {},
  },
];
