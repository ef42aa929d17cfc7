import type { CodeRequest, registration } from '@saer/contract/account/auth';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/requests/caller.ts';
import { findAccepted } from '../../legal/acceptance/registration-acceptance.ts';
import { startCode } from '../codes/start-code.ts';
import { requireSend } from '../limits/send-limits.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireStrength } from '../passwords/require-strength.ts';
import { requesterOf } from '../sessions/known-device.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import { pendingRegistration } from '../tables.ts';
import { getAddressOwner } from './find-address-owner.ts';

type Registration = z.output<typeof registration>;

/**
 * Takes a registration, which becomes an account that waits for an admin once its code is confirmed. Whether the address has an
 * account already changes one thing: which of two messages goes to it. Every statement is the same, and so is the time.
 */
export async function register(
  deps: SignInDependencies,
  requested: Registration,
  caller: Caller,
): Promise<CodeRequest> {
  const { firstName, lastName, mobile, language, password, calculation = null } = requested;
  const email = requested.email.toLowerCase();
  const accepted = await findAccepted(deps.db, requested.acceptedVersions);
  await requireStrength(password, requested);
  await requireSend(deps, caller, email, mobile);
  const passwordHash = await hashPassword(password);
  const request = await deps.db.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const values = { firstName, lastName, email: requested.email, mobile, language, calculation, accepted };
    await tx.insert(pendingRegistration).values({ id, ...values, passwordHash });
    return startCode(tx, deps, {
      purpose: 'registration',
      registrationId: id,
      holder: await getAddressOwner(tx, { email }),
      channel: 'email',
      email,
      mobile,
      language,
      requester: requesterOf(deps.secretKey, caller),
    });
  });
  deps.log('register', caller, { username: email });
  return request;
}
