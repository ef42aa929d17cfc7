import { isDeepStrictEqual } from 'node:util';
import { eq, type SQL, sql } from 'drizzle-orm';
import { account } from '../principals/tables.ts';
import type { Transaction } from '../database/database.ts';
import { bulkInsert } from '../database/bulk-write.ts';
import { history } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Change {
  /** The account that made it; undefined if nobody is signed in. */
  readonly actorId: number | undefined;
  readonly entity: string;
  readonly entityId: number;
  /** For a product: its subscriber. */
  readonly ownerId?: number;
  /** A verb: `create`, `update`, `block`. */
  readonly action: string;
  /** The row's name for later readers. For an account, its owner's name. */
  readonly named?: { readonly nameEn: string | null; readonly nameAr: string | null };
  readonly before?: Values;
  readonly after?: Values;
}

/** The values that differ between before and after a change. */
export function difference(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/** The name of an account's owner, in the one way it is written; none once the account is gone. */
async function ownerName(tx: Transaction, accountId: number): Promise<Change['named']> {
  const [owner] = await tx
    .select({ nameEn: account.fullName, nameAr: account.fullName })
    .from(account)
    .where(eq(account.id, accountId));
  return owner;
}

const toRow = ({ entity, entityId, named, ...written }: Change) => ({
  entity,
  entityId,
  ...written,
  ...named,
  actorId: written.actorId ?? null,
  before: written.before ?? null,
  after: written.after ?? null,
});

/** Writes a history entry in the transaction of the change. */
export async function recordChange(tx: Transaction, change: Change): Promise<void> {
  const { entity, entityId } = change;
  const named = change.named ?? (entity === 'account' ? await ownerName(tx, entityId) : undefined);
  await tx.insert(history).values(toRow({ ...change, ...(named === undefined ? {} : { named }) }));
}

const columns = [
  'actorId',
  'ownerId',
  'entity',
  'entityId',
  'nameEn',
  'nameAr',
  'action',
  'before',
  'after',
] as const satisfies readonly (keyof typeof history.$inferInsert)[];

type NamedChange = Change & Required<Pick<Change, 'named'>>;

/** The statement that records many changes at once, at least one, each with the name of its row. */
export const recording = (changes: readonly NamedChange[]): SQL =>
  bulkInsert(history, columns, changes.map(toRow));

/** The part of a statement that records the addition of the row whose key its part `added` returns. */
export function recordingAdded(
  added: string,
  { actorId, entity, named, after }: Omit<NamedChange, 'entityId' | 'action' | 'before'>,
): SQL {
  const part = sql.identifier(added);
  return sql`insert into ${history} (actor_id, entity, entity_id, name_en, name_ar, action, after)
    select ${actorId ?? null}::int, ${entity}, ${part}.id, ${named.nameEn}, ${named.nameAr}, 'create', ${JSON.stringify(after ?? null)}::jsonb from ${part}`;
}
