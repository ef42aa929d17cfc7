import type { CodeRequest, registration } from '@saer/contract/auth';
import type * as z from 'zod/mini';
import { refuseTaken } from '../../accounts/managing/refuse-taken.ts';
import { account } from '../../accounts/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { queueMessage } from '../../messages/queries.ts';
import { startCode } from '../code/start-code.ts';
import { requireSend } from '../limits/require-send.ts';
import { hashPassword } from '../password/hash-password.ts';
import { requireStrength } from '../password/require-strength.ts';
import { setPassword } from '../password/set-password.ts';
import type { SignInParts } from '../signing-in/sign-in-parts.ts';
import { findHolders, removeUnconfirmed } from './find-holders.ts';

type Registration = z.output<typeof registration>;

/** Of so many who register one address at the same moment, each finds those before. */
const mostAttempts = 5;

async function createSeller(tx: Transaction, wanted: Registration, hash: string): Promise<number> {
  const { firstName, lastName, email, mobile, language, calculation = null } = wanted;
  const values = { firstName, lastName, email, mobile, language, role: 'USER', status: 'PENDING' } as const;
  const [created] = await refuseTaken(
    tx
      .insert(account)
      .values({ ...values, pendingCalculation: calculation })
      .returning({ id: account.id }),
  );
  if (created === undefined) throw new Error('An insert returned no row');
  await setPassword(tx, created.id, hash);
  await recordChange(tx, {
    actorId: created.id,
    entity: 'account',
    entityId: created.id,
    action: 'register',
    after: values,
  });
  return created.id;
}

/** The new account; none where somebody has the address or the number: they are told, and the caller is not. */
async function createOrTell(
  tx: Transaction,
  siteOrigin: string,
  wanted: Registration,
  hash: string,
): Promise<number | undefined> {
  const holders = await findHolders(tx, wanted);
  const owners = holders.filter(({ isUnconfirmed }) => !isUnconfirmed);
  for (const { id, email, language } of owners) {
    await queueMessage(tx, siteOrigin, { template: 'alreadyRegistered', accountId: id, email, language });
  }
  if (owners.length > 0) return undefined;
  await removeUnconfirmed(
    tx,
    holders.map(({ id }) => id),
  );
  return createSeller(tx, wanted, hash);
}

/** Registers a seller, who confirms the address with a code and then waits for an admin; always the same answer. */
export async function register(
  parts: SignInParts,
  wanted: Registration,
  caller: Caller,
): Promise<CodeRequest> {
  const { email, mobile, language, password } = wanted;
  requireStrength(password, wanted);
  await requireSend(parts, caller.address, email, mobile);
  const hash = await hashPassword(password);
  const attempt = () =>
    parts.db.transaction(async (tx) => {
      const accountId = await createOrTell(tx, parts.settings.siteOrigin, wanted, hash);
      const address = { email: email.toLowerCase(), mobile };
      const wish = { purpose: 'registration', accountId, channel: 'email', ...address, language } as const;
      return { accountId, request: await startCode(tx, parts, wish) };
    });
  // Somebody registered the same address at the same moment: the next time they are found.
  const persist = (attemptsLeft: number): ReturnType<typeof attempt> =>
    attempt().catch((error: unknown) => {
      const isRace = error instanceof AppError && error.faults[0].code === 'emailOrMobileExists';
      if (isRace && attemptsLeft > 1) return persist(attemptsLeft - 1);
      throw error;
    });
  const { accountId, request } = await persist(mostAttempts);
  parts.log('register', caller, { accountId, username: email.toLowerCase() });
  return request;
}
