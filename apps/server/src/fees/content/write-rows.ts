import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { confirmation } from '../../reference/keeping/confirmation.ts';
import type { Keeper } from '../../reference/keeping/rows.ts';
import type { ListTable, Row } from '../../reference/listing/relations.ts';
import { classification, referralRule } from '../../reference/tables.ts';
import type { ChangedRows } from './changed-rows.ts';

const contents = { classification, referralRule };

const changedNames = (before: Row, sent: Row): string[] =>
  Object.keys(sent).filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(before[name]));

/** Brings a list of a fee table's content to what is wanted. `belonging` writes the rows that belong to a row. */
export async function writeRows<Before extends Row & { readonly id: number }>(
  tx: Transaction,
  { accountId }: Keeper,
  list: keyof typeof contents,
  { added, changed, removed }: ChangedRows<Before>,
  belonging: (id: number, sent: Row) => Promise<void> = async () => undefined,
): Promise<void> {
  const table: ListTable = contents[list];
  if (removed.length > 0)
    await tx.delete(table).where(
      inArray(
        table.id,
        removed.map(({ id }) => id),
      ),
    );
  for (const sent of added) {
    const values = { ...sent, ...confirmation(accountId, sent, Object.keys(sent)) };
    const rows: Row[] = await tx.insert(table).values(values).returning();
    for (const { id } of rows) await belonging(Number(id), sent);
  }
  for (const { before, sent } of changed) {
    const confirmed = confirmation(accountId, sent, changedNames(before, sent));
    const written = { version: Number(before['version']) + 1, updatedAt: sql`now()` };
    await tx
      .update(table)
      .set({ ...sent, ...confirmed, ...written })
      .where(eq(table.id, before.id));
    await belonging(before.id, sent);
  }
}
