import type { Language } from '@saer/i18n/locale';
import { eq, and, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { type FeeTableRow, lockTable, requireVersion } from '../../fees/versions/lock-table.ts';
import { today } from '../../fees/versions/dates.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { store } from '../../lists/tables.ts';
import type { Notice } from '../../notifications/sending/notify.ts';
import type { Message } from '../../messages/templates/message.ts';
import { render } from '../../messages/templates/render.ts';
import { affectedProducts, findComparison } from './affected-products.ts';
import { impactTotals } from './impact-totals.ts';
import { type ConcernedSeller, notifyNext, type Publication, sellersById } from './notify-sellers.ts';
import { feeTable } from '../../fees/tables.ts';

interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

/** Facts that a seller is told of new fees of a store. */
interface FeeNews {
  readonly names: Readonly<Record<Language, string>>;
  /** The first day of the new fees, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly earningLess: number;
  readonly earningMore: number;
  readonly makingLoss: number;
  readonly monthlyChange: number | null;
}

async function findStoreNames(
  db: Database,
  id: number,
): Promise<{ readonly ar: string; readonly en: string }> {
  const [row] = await db.select({ ar: store.nameAr, en: store.nameEn }).from(store).where(eq(store.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

const feeMessage = (
  { id, email, firstName, language }: Recipient,
  { names, effectiveFrom, earningLess, earningMore, makingLoss }: Omit<FeeNews, 'monthlyChange'>,
): Message => ({
  template: 'feesChanged',
  accountId: id,
  email,
  firstName,
  language,
  store: names[language],
  effectiveFrom,
  hasBegun: effectiveFrom <= today(),
  earningLess,
  earningMore,
  makingLoss,
});

/** Writes what a seller is told of new fees, in the app and by mail. */
export const feeNotice = (seller: Recipient, news: FeeNews): Omit<Notice, 'accountId'> => {
  const { names, effectiveFrom, earningLess, earningMore, makingLoss, monthlyChange } = news;
  return {
    event: {
      kind: 'feesChanged',
      data: {
        storeEn: names.en,
        storeAr: names.ar,
        effectiveFrom,
        earningLess,
        earningMore,
        makingLoss,
        monthlyChange,
      },
    },
    messages: [feeMessage(seller, news)],
  };
};

/** Renders the message that a seller would get, in both languages. */
export async function previewNotice(
  db: Database,
  requested: { readonly id: number; readonly seller: number },
  { siteOrigin, signal }: { readonly siteOrigin: string; readonly signal: AbortSignal },
) {
  const comparison = await findComparison(db, requested.id);
  const seller = (await sellersById(db, [requested.seller])).get(requested.seller);
  if (seller === undefined) throw new AppError({ code: 'rowGone' });
  const sum = impactTotals(1);
  for await (const hits of affectedProducts(db, { comparison, seller: seller.id, signal }))
    for (const hit of hits) sum.add(hit);
  const { earningLess, gaining, makingLoss } = sum.total();
  const figures = { earningLess, earningMore: gaining, makingLoss };
  const names = await findStoreNames(db, comparison.table.storeId);
  const { effectiveFrom } = comparison.table;
  const textIn = (language: Language) => {
    const message = feeMessage({ ...seller, language }, { ...figures, names, effectiveFrom });
    const { subject, body } = render(message, siteOrigin);
    return { subject: subject ?? '', body };
  };
  return { language: seller.language, ar: textIn('ar'), en: textIn('en') };
}

const asPublication = (table: FeeTableRow): Publication => ({ entity: 'feeTable', ...table });

/** The sellers whose products a fee table changes, and what each is told. It takes seconds and more, so nothing is locked meanwhile. */
async function findConcerned(db: Database, id: number, signal: AbortSignal): Promise<ConcernedSeller[]> {
  const comparison = await findComparison(db, id);
  const sum = impactTotals(1);
  for await (const hits of affectedProducts(db, { comparison, signal })) for (const hit of hits) sum.add(hit);
  const names = await findStoreNames(db, comparison.table.storeId);
  return sum.total().concerned.map((figures) => ({
    id: figures.id,
    toNotice: (seller) => feeNotice(seller, { ...figures, names, ...comparison.table }),
  }));
}

/** Tells those sellers who were not told of a published table, each once for each publication. */
export async function sendNotice(
  db: Database,
  { accountId }: Actor,
  requested: { readonly id: number; readonly version: number },
  { siteOrigin, signal }: { readonly siteOrigin: string; readonly signal: AbortSignal },
) {
  const concerned = await findConcerned(db, requested.id, signal);
  return db.transaction(async (tx) => {
    const table = await lockTable(tx, requested.id);
    if (table.state !== 'published') throw new AppError({ code: 'versionStateChanged' });
    requireVersion(table, requested.version);
    return notifyNext(tx, asPublication(table), concerned, { actorId: accountId, siteOrigin });
  });
}

/** Tells every seller of one published table, a thousand in a transaction; stops where it has been withdrawn meanwhile. */
async function notifyOf(db: Database, id: number, siteOrigin: string): Promise<void> {
  const concerned = await findConcerned(db, id, new AbortController().signal);
  const notifySome = async (tx: Transaction): Promise<boolean> => {
    const table = await lockTable(tx, id);
    if (table.state !== 'published' || table.sellersToldAt !== null) return false;
    const actorId = table.publishedBy ?? undefined;
    const { left } = await notifyNext(tx, asPublication(table), concerned, { actorId, siteOrigin });
    if (left === 0)
      await tx
        .update(feeTable)
        .set({ sellersToldAt: sql`now()` })
        .where(eq(feeTable.id, id));
    return left > 0;
  };
  while (await db.transaction(notifySome));
}

/**
 * Tells the sellers of every table that was published and that they were not told of. Who was told and that all were is written with the
 * messages: whenever the server ends, the next run goes on with the rest, and nobody is told twice.
 */
export async function notifyOfTables(db: Database, siteOrigin: string): Promise<void> {
  const isUntold = and(eq(feeTable.state, 'published'), isNull(feeTable.sellersToldAt));
  const tables = await db.select({ id: feeTable.id }).from(feeTable).where(isUntold).orderBy(feeTable.id);
  for (const { id } of tables) await notifyOf(db, id, siteOrigin);
}
