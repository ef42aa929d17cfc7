import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { history } from '../../audit/tables.ts';
import type { feeTable } from '../../fees/tables.ts';
import { account } from '../../principals/tables.ts';

/** The action of the audit entry that lists the sellers told. */
export const notifyAction = 'notify';

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

/** Whether a seller may get mail: somebody who is blocked or leaving may not. */
export const isReachable = (seller: Seller | undefined): seller is Seller =>
  seller !== undefined && seller.status === 'ACTIVE' && seller.deletedAt === null;
