import { maxNotifiedAtOnce } from '@saer/contract/publishing/fee-impact';
import type { Language } from '@saer/i18n/locale';
import { eq, and, gte, inArray, isNull, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { type FeeTableRow, lockTable, requireVersion } from '../../fees/versions/lock-table.ts';
import { today } from '../../fees/versions/dates.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { store } from '../../lists/tables.ts';
import { notify } from '../../notifications/sending/notify.ts';
import type { Message } from '../../messages/templates/message.ts';
import { render } from '../../messages/templates/render.ts';
import { affectedProducts, type Comparison, findComparison } from './affected-products.ts';
import { impactTotals } from './impact-totals.ts';
import { history } from '../../audit/tables.ts';
import { feeTable } from '../../fees/tables.ts';
import { account } from '../../principals/tables.ts';

/** The action of the audit entry that lists the sellers told. */
const notifyAction = 'notify';

/**
 * When each seller was told of a table since it was published, by account id. The audit lists them; a table that was withdrawn and
 * published again is told again.
 */
export async function notifiedSellers(
  db: Database | Transaction,
  { id, publishedAt }: Pick<typeof feeTable.$inferSelect, 'id' | 'publishedAt'>,
): Promise<ReadonlyMap<number, string>> {
  if (publishedAt === null) return new Map();
  const entries = await db
    .select({ at: history.at, after: history.after })
    .from(history)
    .where(
      and(
        eq(history.entity, 'feeTable'),
        eq(history.entityId, id),
        eq(history.action, notifyAction),
        gte(history.at, publishedAt),
      ),
    );
  return new Map(
    entries.flatMap(({ at, after }) => {
      const notified = after?.['notified'];
      return Array.isArray(notified) ? notified.map((seller: unknown) => [Number(seller), at] as const) : [];
    }),
  );
}

/** Ids per query. */
const batchSize = 1_000;

/** The accounts of sellers, by id. */
export async function sellersById(db: Database | Transaction, ids: readonly number[]) {
  const { id, fullName, firstName, email, language, status, deletedAt } = account;
  const columns = { id, fullName, firstName, email, language, status, deletedAt };
  const find = (some: readonly number[]) =>
    db
      .select(columns)
      .from(account)
      .where(inArray(id, [...some]));
  const found = new Map<number, Awaited<ReturnType<typeof find>>[number]>();
  for (let at = 0; at < ids.length; at += batchSize)
    for (const each of await find(ids.slice(at, at + batchSize))) found.set(each.id, each);
  return found;
}

type Seller = Awaited<ReturnType<typeof sellersById>> extends Map<number, infer S> ? S : never;

/** Tells whether a seller may get mail: somebody who is blocked or leaving may not. */
export const isReachable = (seller: Seller | undefined): seller is Seller =>
  seller !== undefined && seller.status === 'ACTIVE' && seller.deletedAt === null;

interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}
interface Figures {
  readonly earningLess: number;
  readonly earningMore: number;
  readonly makingLoss: number;
}

async function findStore(db: Database, { table }: Comparison) {
  const [row] = await db
    .select({ ar: store.nameAr, en: store.nameEn })
    .from(store)
    .where(eq(store.id, table.storeId));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** Writes the message to a seller about a fee table. */
const noticeWriter =
  (storeNames: Readonly<Record<Language, string>>, { table: { effectiveFrom } }: Comparison) =>
  (
    { id, email, firstName, language }: Recipient,
    { earningLess, earningMore, makingLoss }: Figures,
  ): Message => ({
    template: 'feesChanged',
    accountId: id,
    email,
    firstName,
    language,
    store: storeNames[language],
    effectiveFrom,
    hasBegun: effectiveFrom <= today(),
    earningLess,
    earningMore,
    makingLoss,
  });

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
  const write = noticeWriter(await findStore(db, comparison), comparison);
  const textIn = (language: Language) => {
    const { subject, body } = render(write({ ...seller, language }, figures), siteOrigin);
    return { subject: subject ?? '', body };
  };
  return { language: seller.language, ar: textIn('ar'), en: textIn('en') };
}

/** The sellers whose products a fee table changes, and the message to each. It takes seconds and more, so nothing is locked meanwhile. */
async function prepareNotice(db: Database, id: number, signal: AbortSignal) {
  const comparison = await findComparison(db, id);
  const sum = impactTotals(1);
  for await (const hits of affectedProducts(db, { comparison, signal })) for (const hit of hits) sum.add(hit);
  const names = await findStore(db, comparison);
  return { concerned: sum.total().concerned, names, write: noticeWriter(names, comparison) };
}

/** Tells the next sellers who were not told of a published table, in the transaction that locks it. */
async function notifyNext(
  tx: Transaction,
  table: FeeTableRow,
  { concerned, names, write }: Awaited<ReturnType<typeof prepareNotice>>,
  { actorId, siteOrigin }: { readonly actorId: number | undefined; readonly siteOrigin: string },
) {
  const notifiedBefore = await notifiedSellers(tx, table);
  const untold = concerned.filter(({ id }) => !notifiedBefore.has(id));
  const sellers = await sellersById(
    tx,
    untold.map(({ id }) => id),
  );
  const reachable = untold.flatMap((figures) => {
    const seller = sellers.get(figures.id);
    return isReachable(seller) ? [{ seller, figures }] : [];
  });
  const notified = reachable.slice(0, maxNotifiedAtOnce);
  if (notified.length > 0) {
    await notify(
      tx,
      siteOrigin,
      notified.map(({ seller, figures }) => ({
        accountId: seller.id,
        event: {
          kind: 'feesChanged',
          data: {
            storeEn: names.en,
            storeAr: names.ar,
            effectiveFrom: table.effectiveFrom,
            earningLess: figures.earningLess,
            earningMore: figures.earningMore,
            makingLoss: figures.makingLoss,
            monthlyChange: figures.monthlyChange,
          },
        },
        messages: [write(seller, figures)],
      })),
    );
    await recordChange(tx, {
      actorId,
      entity: 'feeTable',
      entityId: table.id,
      action: notifyAction,
      named: { nameEn: table.name, nameAr: table.name },
      after: { notified: notified.map(({ seller }) => seller.id) },
    });
  }
  return {
    notified: notified.length,
    notifiedBefore: concerned.length - untold.length,
    left: reachable.length - notified.length,
  };
}

/** Tells those sellers who were not told of a published table, each once for each publication. */
export async function sendNotice(
  db: Database,
  { accountId }: Actor,
  requested: { readonly id: number; readonly version: number },
  { siteOrigin, signal }: { readonly siteOrigin: string; readonly signal: AbortSignal },
) {
  const prepared = await prepareNotice(db, requested.id, signal);
  return db.transaction(async (tx) => {
    const table = await lockTable(tx, requested.id);
    if (table.state !== 'published') throw new AppError({ code: 'versionStateChanged' });
    requireVersion(table, requested.version);
    return notifyNext(tx, table, prepared, { actorId: accountId, siteOrigin });
  });
}

const isUntold = and(eq(feeTable.state, 'published'), isNull(feeTable.sellersToldAt));

/** Tells every seller of one published table, a thousand in a transaction; stops where it has been withdrawn meanwhile. */
async function notifyOf(db: Database, id: number, siteOrigin: string): Promise<void> {
  const prepared = await prepareNotice(db, id, new AbortController().signal);
  const notifySome = async (tx: Transaction): Promise<boolean> => {
    const table = await lockTable(tx, id);
    if (table.state !== 'published' || table.sellersToldAt !== null) return false;
    const actorId = table.publishedBy ?? undefined;
    const { left } = await notifyNext(tx, table, prepared, { actorId, siteOrigin });
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
  const tables = await db.select({ id: feeTable.id }).from(feeTable).where(isUntold).orderBy(feeTable.id);
  for (const { id } of tables) await notifyOf(db, id, siteOrigin);
}
