import type { FeePublishers } from '@saer/contract/publishing/fee-version';
import { eq } from 'drizzle-orm';
import { namedAdmins, otherAdmins } from '../../accounts/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { feeTable } from '../tables.ts';
import type { FeeTableRow } from './lock-table.ts';

type Involved = Pick<FeeTableRow, 'editedBy' | 'submittedBy'>;

/** The last editor of a draft, and who submitted it. */
const toAuthors = ({ editedBy, submittedBy }: Involved): number[] =>
  [editedBy, submittedBy].filter((id) => id !== null);

/** Throws with the names of the admins who could publish; without another admin, one person is enough. */
async function rejectAlone(tx: Transaction, authors: readonly number[]): Promise<void> {
  const others = await otherAdmins(tx, authors);
  if (others.length === 0) return;
  throw new AppError({ code: 'publishingTakesTwo', details: namedAdmins(others) });
}

/** Rejects publication by an author while another admin could publish. */
export async function requireSecondPerson(
  tx: Transaction,
  { accountId }: Actor,
  table: Involved,
): Promise<void> {
  if (!toAuthors(table).includes(accountId)) return;
  await rejectAlone(tx, toAuthors(table));
}

/** The admins who may publish a version; null: every admin. */
export async function readPublishers(
  db: Database,
  version: Involved,
  mayPublishAlone: boolean,
): Promise<FeePublishers['publishers']> {
  if (mayPublishAlone) return null;
  const others = await otherAdmins(db, toAuthors(version));
  return others.length === 0 ? null : others;
}

export async function findPublishers(
  db: Database,
  id: number,
  mayPublishAlone: boolean,
): Promise<FeePublishers> {
  const [table] = await db.select().from(feeTable).where(eq(feeTable.id, id));
  if (table === undefined) throw new AppError({ code: 'rowGone' });
  return { publishers: await readPublishers(db, table, mayPublishAlone) };
}
