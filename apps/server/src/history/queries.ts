import type { Transaction } from '../database/database.ts';
import { history } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Change {
  /** The account that made it; undefined: nobody who is signed in. */
  readonly actorId: number | undefined;
  readonly entity: string;
  readonly entityId: number;
  /** A verb: `create`, `update`, `block`. */
  readonly action: string;
  /** What the row is called, for those who read it later. */
  readonly named?: { readonly nameEn: string | null; readonly nameAr: string | null };
  readonly before?: Values;
  readonly after?: Values;
}

/** Of a row's values before and after a change only those that differ. */
export function difference(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/** Writes a change down; it stands or falls with the transaction that makes it. */
export async function recordChange(tx: Transaction, change: Change): Promise<void> {
  const { named, ...written } = change;
  await tx.insert(history).values({
    ...written,
    ...named,
    actorId: change.actorId ?? null,
    before: change.before ?? null,
    after: change.after ?? null,
  });
}
