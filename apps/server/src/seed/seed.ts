import type { InferInsertModel } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { draftFactors } from '../fees/factors/factor-versions.ts';
import { rangeFactorVersion } from '../fees/tables.ts';
import { today } from '../fees/versions/dates.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from '../lists/tables.ts';
import {
  classification,
  classificationCategory,
  classificationCategoryMember,
  feeTable,
  rangeFactor,
  referralRule,
  slab,
} from '../fees/tables.ts';
import { seeding } from '../database/seeding.ts';
import { firstDrafts } from '../legal/drafts/first-drafts.ts';
import { legalDocument } from '../legal/tables.ts';
import { seedProvenance, proposedByUs } from './provenance.ts';
import { seedCategoryWords } from './category-words.ts';
import type { Dataset } from './datasets.ts';
import { publishedOn, seededFeeTables } from './fee-tables.ts';
import { proposedTypes } from './product-types.ts';
import { hundredths, published } from './published-data.ts';
import { seedServiceFees } from './service-fees.ts';
import { sizeClasses } from './size-classes.ts';
import { storeRows, storeRules } from './stores.ts';

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
