import { asc, eq, or, and, inArray, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { identityCheck } from '../nafath/tables.ts';
import { knownDevice, oneTimeCode, passkey, passwordToken, session, signInChallenge } from '../tables.ts';

/** A table whose rows grant access to an account, or permit changes to it. */
interface AccessGrant {
  readonly table: PgTable;
  /** `pending`: it was sent or started and still has to be confirmed. `lasting`: it holds until it is ended. */
  readonly kind: 'pending' | 'lasting';
  readonly end: (tx: Transaction, accountIds: readonly number[]) => Promise<unknown>;
}

/**
 * Everything that grants access to an account. Where one leads to the next (a code to a link, a link to a session), the earlier
 * comes first. A table with a key to `account` that is neither here nor listed as harmless fails `revocation.test.ts`.
 */
export const accessGrants: readonly AccessGrant[] = [
  {
    table: oneTimeCode,
    kind: 'pending',
    // A used one opens nothing; the page that waits for an approval asks by its id.
    end: (tx, ids) =>
      tx.delete(oneTimeCode).where(and(inArray(oneTimeCode.accountId, [...ids]), isNull(oneTimeCode.usedAt))),
  },
  {
    table: passwordToken,
    kind: 'pending',
    end: (tx, ids) => tx.delete(passwordToken).where(inArray(passwordToken.accountId, [...ids])),
  },
  {
    table: signInChallenge,
    kind: 'pending',
    end: (tx, ids) => tx.delete(signInChallenge).where(inArray(signInChallenge.accountId, [...ids])),
  },
  {
    table: identityCheck,
    kind: 'pending',
    end: (tx, ids) =>
      tx
        .update(identityCheck)
        .set({ status: 'EXPIRED' })
        .where(and(inArray(identityCheck.accountId, [...ids]), eq(identityCheck.status, 'WAITING'))),
  },
  {
    table: session,
    kind: 'lasting',
    end: (tx, ids) => tx.delete(session).where(inArray(session.accountId, [...ids])),
  },
  {
    table: passkey,
    kind: 'lasting',
    // Not deleted: where it is the second factor, deleting it would let in anyone who reads the owner's mail.
    end: (tx, ids) =>
      tx
        .update(passkey)
        .set({ isSuspended: true })
        .where(inArray(passkey.accountId, [...ids])),
  },
  {
    table: knownDevice,
    kind: 'lasting',
    end: (tx, ids) => tx.delete(knownDevice).where(inArray(knownDevice.accountId, [...ids])),
  },
];

interface Scope {
  /** Revokes only what was sent or started and is unconfirmed; sessions remain. */
  readonly pendingOnly?: boolean;
  /** The account's sub-users lose theirs as well. */
  readonly ofSubUsers?: boolean;
}

/**
 * Revokes everything that could let someone into an account or change it, in the transaction of the event: another password, a new
 * status, role or address, a deletion.
 */
export async function revokeAccess(
  tx: Transaction,
  accountId: number,
  { pendingOnly = false, ofSubUsers = false }: Scope = {},
): Promise<void> {
  const locked = await tx
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.id, accountId), ...(ofSubUsers ? [eq(account.subscriberId, accountId)] : [])))
    .orderBy(asc(account.id))
    .for('no key update');
  const ids = locked.map(({ id }) => id);
  for (const { kind, end } of accessGrants) if (!pendingOnly || kind === 'pending') await end(tx, ids);
}
