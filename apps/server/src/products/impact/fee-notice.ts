import { maxNotifiedAtOnce } from '@saer/contract/publishing/fee-impact';
import type { Language } from '@saer/i18n/locale';
import { eq, and, gte, inArray } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { lockTable, requireVersion } from '../../fees/versions/lock-table.ts';
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
import type { feeTable } from '../../fees/tables.ts';
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
  ({ id, email, firstName, language }: Recipient, { earningLess, makingLoss }: Figures): Message => ({
    template: 'feesChanged',
    accountId: id,
    email,
    firstName,
    language,
    store: storeNames[language],
    effectiveFrom,
    hasBegun: effectiveFrom <= today(),
    earningLess,
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
  const figures = sum.total();
  const write = noticeWriter(await findStore(db, comparison), comparison);
  const textIn = (language: Language) => {
    const { subject, body } = render(write({ ...seller, language }, figures), siteOrigin);
    return { subject: subject ?? '', body };
  };
  return { language: seller.language, ar: textIn('ar'), en: textIn('en') };
}

/** Tells the sellers who earn less with a published fee table, each once for each publication. */
export async function sendNotice(
  db: Database,
  { accountId }: Actor,
  requested: { readonly id: number; readonly version: number },
  { siteOrigin, signal }: { readonly siteOrigin: string; readonly signal: AbortSignal },
) {
  const comparison = await findComparison(db, requested.id);
  const sum = impactTotals(1);
  // It may take seconds, so nothing is locked meanwhile.
  for await (const hits of affectedProducts(db, { comparison, signal })) for (const hit of hits) sum.add(hit);
  const { affected } = sum.total();
  const names = await findStore(db, comparison);
  const write = noticeWriter(names, comparison);
  return db.transaction(async (tx) => {
    const table = await lockTable(tx, requested.id);
    if (table.state !== 'published') throw new AppError({ code: 'versionStateChanged' });
    requireVersion(table, requested.version);
    const notifiedBefore = await notifiedSellers(tx, table);
    const untold = affected.filter(({ id }) => !notifiedBefore.has(id));
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
              makingLoss: figures.makingLoss,
              monthlyChange: figures.monthlyChange,
            },
          },
          messages: [write(seller, figures)],
        })),
      );
      await recordChange(tx, {
        actorId: accountId,
        entity: 'feeTable',
        entityId: table.id,
        action: notifyAction,
        named: { nameEn: table.name, nameAr: table.name },
        after: { notified: notified.map(({ seller }) => seller.id) },
      });
    }
    return {
      notified: notified.length,
      notifiedBefore: affected.length - untold.length,
      left: reachable.length - notified.length,
    };
  });
}
