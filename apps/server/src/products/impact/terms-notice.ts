import { isDeepStrictEqual } from 'node:util';
import type { AgreedFeeOverride } from '@saer/contract/fees/own-fees';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findOverrides, type OwnedOverride } from '../../fees/agreed-fees/queries.ts';
import { withStoreRules } from '../../fees/book/read-book.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { today } from '../../fees/versions/dates.ts';
import { store } from '../../lists/tables.ts';
import { announcedTerms, product, type StoreTerms } from '../tables.ts';
import { compareProducts } from './compare-products.ts';
import { feeNotice } from './fee-notice.ts';
import { impactTotals } from './impact-totals.ts';
import { notifyReachable } from './notify-sellers.ts';

type StoreRow = typeof store.$inferSelect;

/** A store's terms as they were announced and as they are now. */
interface ChangedTerms {
  readonly store: StoreRow;
  readonly announced: StoreTerms;
  readonly current: StoreTerms;
  /** The agreed fees of all sellers. */
  readonly agreed: readonly OwnedOverride[];
}

const currentTerms = (
  { code, manualRates, deemedSupplier }: StoreRow,
  agreed: readonly OwnedOverride[],
): StoreTerms => ({
  manualRates,
  deemedSupplier,
  agreed: agreed
    .filter(({ accountId, override }) => accountId === null && override.store === code)
    .map(({ override }) => override)
    .toSorted((one, other) => (one.barcode < other.barcode ? -1 : 1)),
});

/** The barcodes whose agreed fees differ. */
function changedBarcodes(
  before: readonly AgreedFeeOverride[],
  after: readonly AgreedFeeOverride[],
): string[] {
  const [old, now] = [before, after].map((each) => new Map(each.map((fee) => [fee.barcode, fee])));
  const all = new Set([...before, ...after].map(({ barcode }) => barcode));
  return [...all].filter((barcode) => !isDeepStrictEqual(old?.get(barcode), now?.get(barcode)));
}

/** The products that changed terms can concern: of the store, or only those whose barcodes have other agreed fees. */
function concernedProducts({ store: { id }, announced, current }: ChangedTerms): SQL | undefined {
  const ofStore = eq(product.storeId, id);
  const { agreed: before, ...rulesBefore } = announced;
  const { agreed: after, ...rules } = current;
  return isDeepStrictEqual(rulesBefore, rules)
    ? and(ofStore, inArray(product.barcode, changedBarcodes(before, after)))
    : ofStore;
}

/** Tells the sellers whose products a store's changed terms concern, in the transaction that notes that they were told. */
async function notifyOf(db: Database, changed: ChangedTerms, siteOrigin: string): Promise<void> {
  const { store: row, announced, current, agreed } = changed;
  const book = await findWholeFeeBook(db, today(), null);
  const others = agreed.filter(
    ({ accountId, override }) => accountId !== null || override.store !== row.code,
  );
  const sum = impactTotals(1);
  const compared = {
    books: { inForce: withStoreRules(book, row.code, announced), planned: book },
    agreed: {
      before: [...others, ...announced.agreed.map((override) => ({ accountId: null, override }))],
      after: agreed,
    },
    among: concernedProducts(changed),
    signal: new AbortController().signal,
  };
  for await (const hits of compareProducts(db, compared)) for (const hit of hits) sum.add(hit);
  const names = { ar: row.nameAr, en: row.nameEn };
  const concerned = sum.total().concerned.map((figures) => ({
    id: figures.id,
    toNotice: (seller: Parameters<typeof feeNotice>[0]) =>
      feeNotice(seller, { ...figures, names, effectiveFrom: book.on }),
  }));
  const ofStore = eq(announcedTerms.storeId, row.id);
  await db.transaction(async (tx) => {
    const [told] = await tx.select().from(announcedTerms).where(ofStore).for('update');
    // Another process has told them meanwhile.
    if (!isDeepStrictEqual(told?.terms, announced)) return;
    await notifyReachable(tx, siteOrigin, concerned);
    await tx
      .update(announcedTerms)
      .set({ terms: current, announcedAt: sql`now()` })
      .where(ofStore);
  });
}

const note = (db: Database | Transaction, storeId: number, terms: StoreTerms) =>
  db
    .insert(announcedTerms)
    .values({ storeId, terms, announcedAt: sql`now()` })
    .onConflictDoNothing();

/**
 * Tells sellers of what has changed at a store without a day of its own since they were last told: fees agreed for all sellers, typed
 * rates, and who bears the VAT. Several changes since then are one message.
 */
export async function notifyOfTerms(db: Database, siteOrigin: string): Promise<void> {
  const agreed = await findOverrides(db);
  const rows = await db
    .select({ store, announced: announcedTerms.terms })
    .from(store)
    .leftJoin(announcedTerms, eq(announcedTerms.storeId, store.id))
    .orderBy(store.id);
  for (const { store: row, announced } of rows) {
    const current = currentTerms(row, agreed);
    if (announced === null) await note(db, row.id, current);
    else if (!isDeepStrictEqual(announced, current))
      await notifyOf(db, { store: row, announced, current, agreed }, siteOrigin);
  }
}
