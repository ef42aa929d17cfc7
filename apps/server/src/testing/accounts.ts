import type { AccountStatus } from '@saer/contract/account/account';
import type { AccountRole } from '@saer/contract/api/role';
import { account } from '../principals/tables.ts';
import { hashPassword, setPassword } from '../auth/passwords/password.ts';
import { openSession } from '../auth/sessions/session.ts';
import { activeSubscription } from '../subscriptions/testing/active-subscription.ts';
import type { TestApp } from './test-app.ts';

/** The password of everyone here, hashed once for a test file. */
export const testPassword = 'Sunny-Harbour-42';
let hash: Promise<string> | undefined;

export interface Person {
  readonly id: number;
  readonly token: string;
  readonly sessionId: string;
  /** As their browser sends them. */
  readonly headers: Record<string, string>;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
}

interface RequestedTarget {
  readonly role: AccountRole;
  readonly status?: AccountStatus;
  /** The id of a sub-user's subscriber. */
  readonly subscriber?: number;
  readonly isVerified?: boolean;
  /** With an active subscription of a hundred users; false unless said otherwise. */
  readonly subscribed?: boolean;
}

let created = 0;

/** Somebody with an account, a password and an open session, straight from the database. */
export async function person(
  server: Pick<TestApp, 'db'>,
  { role, status = 'ACTIVE', subscriber, isVerified = true, subscribed = false }: RequestedTarget,
): Promise<Person> {
  created += 1;
  const email = `person${created}@example.com`;
  const mobile = `+96650${String(created).padStart(7, '0')}`;
  hash ??= hashPassword(testPassword);
  const passwordHash = await hash;
  const made = await server.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(account)
      .values({
        firstName: 'Person',
        lastName: String(created),
        email,
        mobile,
        role,
        status,
        language: 'en',
        isVerified,
        subscriberId: subscriber ?? null,
      })
      .returning({ id: account.id });
    if (row === undefined) throw new Error('No account was made');
    await setPassword(tx, row.id, passwordHash);
    const caller = { platform: 'web', userAgent: 'test', address: '127.0.0.1' };
    const { token, sessionId } = await openSession(tx, row.id, caller);
    const headers = { authorization: `Bearer ${token}` };
    return { id: row.id, token, sessionId, headers, email, mobile, password: testPassword };
  });
  if (subscribed) await activeSubscription(server, made.id, { users: 100 });
  return made;
}
