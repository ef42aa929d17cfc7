import { eq } from 'drizzle-orm';
import type { FeePublishers } from '@saer/contract/fee-version';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { feeTable } from '../tables.ts';
import { authorsOf, otherAdmins } from './second-person.ts';

/** Who may publish a fee table; null for every admin. */
export async function findPublishers(
  db: Database,
  id: number,
  mayPublishAlone: boolean,
): Promise<FeePublishers> {
  const [table] = await db.select().from(feeTable).where(eq(feeTable.id, id));
  if (table === undefined) throw new AppError({ code: 'rowGone' });
  if (mayPublishAlone) return { publishers: null };
  const others = await otherAdmins(db, authorsOf(table));
  return { publishers: others.length === 0 ? null : others };
}
