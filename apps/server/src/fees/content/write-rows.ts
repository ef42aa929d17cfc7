import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { KeyedTable, Row } from '../../lists/listing/admin-list.ts';
import { classification, referralRule } from '../tables.ts';
import type { RowDiff } from './diff-rows.ts';

const contents = { classification, referralRule };

/** Applies a diff to one list of a fee table's content. `writeChildren` writes the child rows of a row. */
export async function writeRows<Before extends Row & { readonly id: number }>(
  tx: Transaction,
  list: keyof typeof contents,
  { added, changed, removed }: RowDiff<Before>,
  writeChildren: (id: number, sent: Row) => Promise<void> = async () => undefined,
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
    for (const { id } of rows) await writeChildren(Number(id), sent);
  }
  for (const { before, sent } of changed) {
    const written = { version: Number(before['version']) + 1, updatedAt: sql`now()` };
    await tx
      .update(table)
      .set({ ...sent, ...written })
      .where(eq(table.id, before.id));
    await writeChildren(before.id, sent);
  }
}
