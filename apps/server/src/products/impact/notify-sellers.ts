import { maxNotifiedAtOnce } from '@saer/contract/publishing/fee-impact';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { type Notice, notify } from '../../notifications/sending/notify.ts';
import { account } from '../../principals/tables.ts';

/** The action of the audit entry that lists the sellers told. */
const notifyAction = 'notify';

/** A fee table or a version of the range factors, by its name in the history. */
export interface Publication {
  readonly entity: 'feeTable' | 'rangeFactorVersion';
  readonly id: number;
  readonly name: string;
  readonly publishedAt: string | null;
}

/**
 * When each seller was told of a version since it was published, by account id. The audit lists them; a version that was withdrawn and
 * published again is told again.
 */
export async function notifiedSellers(
  db: Database | Transaction,
  { entity, id, publishedAt }: Pick<Publication, 'entity' | 'id' | 'publishedAt'>,
): Promise<ReadonlyMap<number, string>> {
  if (publishedAt === null) return new Map();
  const entries = await db
    .select({ at: history.at, after: history.after })
    .from(history)
    .where(
      and(
        eq(history.entity, entity),
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

export type Seller = Awaited<ReturnType<typeof sellersById>> extends Map<number, infer S> ? S : never;

/** Tells whether a seller may get mail: somebody who is blocked or leaving may not. */
export const isReachable = (seller: Seller | undefined): seller is Seller =>
  seller !== undefined && seller.status === 'ACTIVE' && seller.deletedAt === null;

/** A seller whose products a change concerns, and what they are told of it. */
export interface ConcernedSeller {
  readonly id: number;
  readonly toNotice: (seller: Seller) => Omit<Notice, 'accountId'>;
}

/** Notifies those of these sellers who may get mail; returns their ids. `atMost`: the rest is left, and counted. */
export async function notifyReachable(
  tx: Transaction,
  siteOrigin: string,
  concerned: readonly ConcernedSeller[],
  atMost = Number.POSITIVE_INFINITY,
) {
  const sellers = await sellersById(
    tx,
    concerned.map(({ id }) => id),
  );
  const reachable = concerned.flatMap(({ id, toNotice }) => {
    const seller = sellers.get(id);
    return isReachable(seller) ? [{ ...toNotice(seller), accountId: id }] : [];
  });
  const notices = reachable.slice(0, atMost);
  if (notices.length > 0) await notify(tx, siteOrigin, notices);
  return { notified: notices.map(({ accountId }) => accountId), left: reachable.length - notices.length };
}

/** Tells the next sellers who were not told of a publication, in the transaction that locks its row, and lists them in the history. */
export async function notifyNext(
  tx: Transaction,
  publication: Publication,
  concerned: readonly ConcernedSeller[],
  { actorId, siteOrigin }: { readonly actorId: number | undefined; readonly siteOrigin: string },
) {
  const notifiedBefore = await notifiedSellers(tx, publication);
  const untold = concerned.filter(({ id }) => !notifiedBefore.has(id));
  const { notified, left } = await notifyReachable(tx, siteOrigin, untold, maxNotifiedAtOnce);
  const { entity, id: entityId, name } = publication;
  if (notified.length > 0)
    await recordChange(tx, {
      actorId,
      entity,
      entityId,
      action: notifyAction,
      named: { nameEn: name, nameAr: name },
      after: { notified },
    });
  return { notified: notified.length, notifiedBefore: concerned.length - untold.length, left };
}
