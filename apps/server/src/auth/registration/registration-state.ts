import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';
import { oneTimeCode } from '../tables.ts';

/** The state of the registration of a code. For unknown codes and decoys nothing is revealed. */
export async function registrationState(
  db: Database,
  requestId: string,
): Promise<{ isVerified: boolean; isApproved: boolean }> {
  const [found] = await db
    .select({ isVerified: account.isVerified, status: account.status })
    .from(oneTimeCode)
    .innerJoin(account, eq(account.id, oneTimeCode.accountId))
    .where(
      and(
        eq(oneTimeCode.id, requestId.toLowerCase()),
        eq(oneTimeCode.purpose, 'registration'),
        isNull(account.deletedAt),
      ),
    );
  const isVerified = found?.isVerified === true;
  return { isVerified, isApproved: isVerified && found.status === 'ACTIVE' };
}
