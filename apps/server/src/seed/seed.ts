import { type InferInsertModel, sql } from 'drizzle-orm';
import type { StoreRules } from '@saer/contract/fees/store-rules';
import type { Database, Transaction } from '../database/database.ts';
import { draftFactors } from '../fees/factors/factor-versions.ts';
import {
  rangeFactorVersion,
  classification,
  classificationCategory,
  classificationCategoryMember,
  feeTable,
  rangeFactor,
  referralRule,
  slab,
} from '../fees/tables.ts';
import { today } from '../fees/versions/dates.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from '../lists/tables.ts';
import { seeding } from '../database/seeding.ts';
import { firstDrafts } from '../legal/drafts/first-drafts.ts';
import { legalDocument } from '../legal/tables.ts';
import {
  seedProvenance,
  proposedByUs,
  hundredths,
  published,
  type PublishedStore,
} from './published-data.ts';
import type { Dataset } from './datasets.ts';
import { publishedOn, seededFeeTables } from './fee-tables.ts';
import { proposedTypes } from './product-types.ts';
import { seedServiceFees } from './service-fees.ts';
import { sizeClasses } from './size-classes.ts';
import { curatedWords } from './words/category-words.ts';
import { singleWords, type WordLists } from './words/word-lists.ts';

const credit = ({ shippingReimbursement = [] }: PublishedStore) =>
  shippingReimbursement.flatMap(({ maxOrderSar, amount }) =>
    maxOrderSar === null ? [] : [{ upTo: hundredths(maxOrderSar), credit: hundredths(amount) }],
  );

/** The store for which sellers type rates themselves. */
const manualStore = 'CUSTOM';

/** Shops of the seller's own: nobody stands between them and the buyer. */
const ownShops = new Set(['SALLA', 'ZID']);

/** Tells whether a store sells to buyers for others. A seller who types the rates may sell anywhere; who supplies a shop sells to the shop. */
const isMarketplace = ({ code, fulfilmentMode }: PublishedStore): boolean =>
  code !== manualStore &&
  !ownShops.has(code) &&
  fulfilmentMode !== 'WHOLESALE' &&
  fulfilmentMode !== 'SUPPLY_PRICE';

/** Every store of the collected data, including inactive ones. */
const storeRows = (): InferInsertModel<typeof store>[] =>
  published.stores.map((each) => ({
    ...seedProvenance(each.status, each.source, each.note, each.shippingWeight?.note, each.reimbursementNote),
    code: each.code,
    nameEn: each.nameEn,
    nameAr: each.nameAr,
    fulfilmentMode: each.fulfilmentMode,
    active: each.active,
    manualRates: each.code === manualStore,
    deemedSupplier: isMarketplace(each) ? 'unknown' : 'notMarketplace',
  }));

/** The rules of a store for all its products, from the collected data. */
function storeRules(code: string): StoreRules {
  const found = published.stores.find((each) => each.code === code);
  if (found === undefined) throw new Error(`The first data have no store "${code}"`);
  const { vatRatePct, minReferralFeeSar = 0, shippingWeight } = found;
  return {
    feeVat: hundredths(vatRatePct),
    minReferral: hundredths(minReferralFeeSar),
    priceEnding: 'none',
    addsPackaging: shippingWeight?.formula.includes('packaging') ?? false,
    volumetricDivisor: shippingWeight?.volumetricDivisor ?? null,
    roundUpTo: shippingWeight?.roundUpToG ?? null,
    shippingCredit: credit(found),
  };
}

type CategoryTable = typeof productFamily | typeof productSubFamily | typeof productType;

const lines = (written: string): string => singleWords(written).join('\n');

/** Fills in words where a row has none in a language; words an admin wrote are not touched. */
async function fill(tx: Transaction, table: CategoryTable, words: WordLists): Promise<void> {
  const rows = Object.entries(words).map(([code, { en, ar }]) => ({ code, en: lines(en), ar: lines(ar) }));
  const { wordsEn, wordsAr, code } = table;
  await tx.execute(sql`
    update ${table} set
      words_en = case when ${wordsEn} = '' then curated.en else ${wordsEn} end,
      words_ar = case when ${wordsAr} = '' then curated.ar else ${wordsAr} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as curated(code text, en text, ar text)
    where ${code} = curated.code`);
}

/** Adds the curated words to categories, newly seeded or existing. */
async function seedCategoryWords(tx: Transaction): Promise<void> {
  await fill(tx, productFamily, curatedWords.families);
  await fill(tx, productSubFamily, curatedWords.subFamilies);
  await fill(tx, productType, curatedWords.types);
}

const idsByCode = (rows: readonly { id: number; code: string }[]) => {
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code: string): number => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`The first data name "${code}", which they do not hold`);
    return id;
  };
};

async function seedFamilies(tx: Transaction) {
  const { rows, source } = published.families;
  const provenance = seedProvenance('found', source);
  const familyId = idsByCode(
    await tx
      .insert(productFamily)
      .values(
        rows.map(({ code, nameEn, nameAr }, position) => ({ ...provenance, code, nameEn, nameAr, position })),
      )
      .returning(),
  );
  const subFamilyRows = rows.flatMap((family) =>
    family.subFamilies.map(({ code, nameEn, nameAr }, position) => ({
      ...provenance,
      code,
      nameEn,
      nameAr,
      position,
      familyId: familyId(family.code),
    })),
  );
  const subFamilyId = idsByCode(await tx.insert(productSubFamily).values(subFamilyRows).returning());
  const typeRows = Object.entries(proposedTypes).flatMap(([subFamily, types]) =>
    types.map(([code, nameEn, nameAr], position) => ({
      ...proposedByUs(),
      code,
      nameEn,
      nameAr,
      position,
      subFamilyId: subFamilyId(subFamily),
    })),
  );
  await tx.insert(productType).values(typeRows);
  return subFamilyId;
}

async function seedSizeClasses(tx: Transaction, feeTableId: number, storeCode: string): Promise<void> {
  for (const { row, slabs } of sizeClasses[storeCode] ?? []) {
    const [inserted] = await tx
      .insert(classification)
      .values({ ...row, feeTableId })
      .returning();
    if (inserted !== undefined)
      await tx.insert(slab).values(slabs.map((each) => ({ ...each, classificationId: inserted.id })));
  }
}

async function seedFeeTables(tx: Transaction, subFamilyId: (code: string) => number): Promise<void> {
  const storeId = idsByCode(await tx.insert(store).values(storeRows()).returning());
  for (const { store: code, row, rules } of seededFeeTables) {
    const [inserted] = await tx
      .insert(feeTable)
      .values({ ...row, ...storeRules(code), storeId: storeId(code) })
      .returning();
    if (inserted === undefined) continue;
    const ruleRows = Object.entries(rules).map(([subFamily, rule]) => ({
      ...rule,
      feeTableId: inserted.id,
      subFamilyId: subFamilyId(subFamily),
    }));
    if (ruleRows.length > 0) await tx.insert(referralRule).values(ruleRows);
    await seedSizeClasses(tx, inserted.id, code);
  }
}

async function seedCategories(tx: Transaction): Promise<void> {
  const categories = published.classificationCategories.filter((each) => 'code' in each);
  const categoryId = idsByCode(
    await tx
      .insert(classificationCategory)
      .values(
        categories.map(({ code, nameEn, nameAr }, position) => ({
          ...proposedByUs(),
          code,
          nameEn,
          nameAr,
          position,
        })),
      )
      .returning(),
  );
  await tx
    .insert(classificationCategoryMember)
    .values(
      categories.flatMap(({ code, members }) =>
        members.map((classificationCode) => ({ categoryId: categoryId(code), classificationCode })),
      ),
    );
}

async function seedRangeFactors(tx: Transaction): Promise<void> {
  const { rows, status, source } = published.rangeFactors;
  await tx.insert(rangeFactor).values(
    rows.map(({ min, max, factor }) => ({
      ...seedProvenance(status, source),
      scope: 'general' as const,
      min: hundredths(min),
      max: max === null ? null : hundredths(max),
      factor: Math.round(factor * 10_000),
    })),
  );
  const firstDay = seededFeeTables.map(({ row }) => row.effectiveFrom).toSorted()[0] ?? today();
  await tx.insert(rangeFactorVersion).values({
    effectiveFrom: firstDay,
    state: 'published',
    factors: await draftFactors(tx),
    publishedAt: publishedOn,
  });
}

async function claimDataset(tx: Transaction, dataset: Dataset): Promise<boolean> {
  const inserted = await tx.insert(seeding).values({ dataset }).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** The initial plan, with example prices: an admin sets the real ones. */
const seededPlans: readonly InferInsertModel<typeof pricePlan>[] = [
  {
    nameEn: 'Tailored plan',
    nameAr: 'باقة على مقاسك',
    descriptionEn:
      'The calculator, your own products and whole sheets of them, for you and your team. The prices here are examples.',
    descriptionAr: 'الحاسبة ومنتجاتك وملفات كاملة منها، لك ولفريقك. الأسعار هنا أمثلة.',
    type: 'business',
    monthlyPrice: 99_00,
    yearlyPrice: 990_00,
    users: 5,
    recommended: true,
    active: true,
  },
];

/** Seeds each dataset once: later changes and deletions by admins are not undone. */
export async function seedInitialData(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await claimDataset(tx, 'reference-data-1')) {
      await seedFeeTables(tx, await seedFamilies(tx));
      await seedCategories(tx);
      await seedRangeFactors(tx);
    }
    if (await claimDataset(tx, 'service-fees-1')) await seedServiceFees(tx);
    if (await claimDataset(tx, 'category-words-1')) await seedCategoryWords(tx);
    if (await claimDataset(tx, 'legal-drafts-1')) await tx.insert(legalDocument).values([...firstDrafts]);
    if (await claimDataset(tx, 'price-plans-1')) await tx.insert(pricePlan).values([...seededPlans]);
  });
}
