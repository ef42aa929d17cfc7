import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { KeyedTable, Row } from '../../lists/listing/admin-list.ts';
import { classification, referralRule } from '../tables.ts';
import type { ChangedRows } from './changed-rows.ts';

const contents = { classification, referralRule };

/** Brings a list of a fee table's content to the requested state. `belonging` writes the child rows of a row. */
export async function writeRows<Before extends Row & { readonly id: number }>(
  tx: Transaction,
  list: keyof typeof contents,
  { added, changed, removed }: ChangedRows<Before>,
  belonging: (id: number, sent: Row) => Promise<void> = async () => undefined,
): Promise<void> {
  const table: KeyedTable = contents[list];
  if (removed.length > 0)
    await tx.delete(table).where(
      inArray(
        table.id,
        removed.map(({ id }) => id),
      ),
    );
  for (const sent of added) {
    const rows: Row[] = await tx.insert(table).values(sent).returning();
    for (const { id } of rows) await belonging(Number(id), sent);
  }
  for (const { before, sent } of changed) {
    const written = { version: Number(before['version']) + 1, updatedAt: sql`now()` };
    await tx
      .update(table)
      .set({ ...sent, ...written })
      .where(eq(table.id, before.id));
    await belonging(before.id, sent);
  }
}
