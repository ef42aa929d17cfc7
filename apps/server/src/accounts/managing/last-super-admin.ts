import type { Account } from '@saer/contract/account/account';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { isLastSuperAdmin } from '../policy.ts';
import { account } from '../../principals/tables.ts';

/** Refuses to lose the last active super admin. Two who would lose each other wait for one another here, in the order of their keys. */
export async function requireRemainingSuperAdmin(tx: Transaction, subject: Account): Promise<void> {
  if (subject.role !== 'SUPER_ADMIN') return;
  const active = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'SUPER_ADMIN'), eq(account.status, 'ACTIVE'), isNull(account.deletedAt)))
    .orderBy(asc(account.id))
    .for('update');
  if (
    isLastSuperAdmin(
      subject,
      active.map(({ id }) => id),
    )
  )
    throw new AppError({ code: 'lastSuperAdmin' });
}
