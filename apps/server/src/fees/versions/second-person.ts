import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { accesses } from '@saer/contract/access';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import type { FeeTableRow } from './table-row.ts';

type Involved = Pick<FeeTableRow, 'editedBy' | 'submittedBy'>;

/** Who edited the draft last, and who submitted it. */
export const authorsOf = ({ editedBy, submittedBy }: Involved): number[] =>
  [editedBy, submittedBy].filter((id) => id !== null);

/** Active admins but these, by name. */
export const otherAdmins = (db: Database, authors: readonly number[]) =>
  db
    .select({ id: account.id, fullName: account.fullName })
    .from(account)
    .where(
      and(
        inArray(account.role, [...accesses.admin]),
        eq(account.status, 'ACTIVE'),
        notInArray(account.id, [...authors]),
      ),
    )
    .orderBy(asc(account.fullName), asc(account.id));

/** Maximum names listed in an error. */
const maxNames = 5;

/** Rejects with the names of the admins who could publish; if there is nobody else, one person is enough. */
async function rejectAlone(tx: Transaction, authors: readonly number[]): Promise<void> {
  const others = await otherAdmins(tx, authors);
  if (others.length === 0) return;
  const names = others.slice(0, maxNames).map(({ fullName }) => `\u2068${fullName}\u2069`);
  throw new AppError({
    code: 'publishingTakesTwo',
    details: { names: names.join(', '), more: others.length - names.length },
  });
}

/** Prevents the editor of a draft from publishing it while another admin could. */
export async function requireSecondPerson(
  tx: Transaction,
  { accountId }: Actor,
  table: Involved,
): Promise<void> {
  if (!authorsOf(table).includes(accountId)) return;
  await rejectAlone(tx, authorsOf(table));
}
