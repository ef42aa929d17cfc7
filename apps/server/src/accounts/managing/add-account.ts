import type { Account } from '@saer/contract/account/account';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import type { Actor } from '../policy.ts';
import { accountColumns } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import { rejectTaken } from '../../principals/queries.ts';

type NewAccount = Pick<
  Account,
  'firstName' | 'lastName' | 'email' | 'mobile' | 'language' | 'role' | 'subscriberId'
>;

/** Creates an account on someone else's behalf; it is active, and its address is confirmed once its owner follows the link sent there. */
export async function addAccount(tx: Transaction, actor: Actor, requested: NewAccount): Promise<Account> {
  const { firstName, lastName, email, mobile, language, role, subscriberId } = requested;
  const [added] = await rejectTaken(
    tx
      .insert(account)
      .values({
        firstName,
        lastName,
        email,
        mobile,
        language,
        role,
        subscriberId,
        status: 'ACTIVE',
        createdBy: actor.accountId,
      })
      .returning(accountColumns),
  );
  if (added === undefined) throw new Error('An account that was inserted did not come back');
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: 'account',
    entityId: added.id,
    action: 'create',
    after: { firstName, lastName, email, mobile, language, role },
  });
  return added;
}
