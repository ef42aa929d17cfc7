import type { ProposedEntity } from '@saer/contract/fee-proposal';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { productFeeOverride, serviceFee } from '../../fees/tables.ts';
import { store } from '../../lists/tables.ts';

const tables = { serviceFee, productFeeOverride, store } as const;

interface Seen {
  readonly entity: ProposedEntity;
  readonly rowId: number | null;
  readonly rowVersion: number | null;
}

/** Whether the row of a proposal is still the one it was made from; a new one always is. */
export async function isCurrent(db: Database, { entity, rowId, rowVersion }: Seen): Promise<boolean> {
  if (rowId === null) return true;
  const table = tables[entity];
  const [row] = await db.select({ version: table.version }).from(table).where(eq(table.id, rowId));
  return row?.version === rowVersion;
}
