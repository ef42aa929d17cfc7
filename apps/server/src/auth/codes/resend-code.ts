import { codeAttempts, type CodeChannel, type CodeRequest, resendSeconds } from '@saer/contract/account/auth';
import type { Language } from '@saer/i18n/locale';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { type Asker, mayBeSent, requireSend } from '../limits/sign-in-limits.ts';
import { getAddressOwner, lockAccount } from '../../principals/queries.ts';
import { findKnownDevice } from '../sessions/known-device.ts';
import { oneTimeCode, pendingRegistration } from '../tables.ts';
import { type CodeDependencies, deliverCode } from './deliver-code.ts';
import { maskAddress, codeHash, codeTimes, newCode } from './start-code.ts';

type ResendDependencies = CodeDependencies & { readonly db: Database };

/** Hours after which a request takes no more codes. */
const requestHours = 1;

const isLive = (requestId: string) =>
  and(
    eq(oneTimeCode.id, requestId),
    isNull(oneTimeCode.usedAt),
    gt(oneTimeCode.createdAt, new Date(Date.now() - requestHours * 3_600_000).toISOString()),
  );

const justSent = () => new Date(Date.now() - resendSeconds * 1000).toISOString();

async function findRequest(db: Database, requestId: string) {
  const [found] = await db
    .select({
      purpose: oneTimeCode.purpose,
      email: oneTimeCode.email,
      mobile: oneTimeCode.mobile,
      sentAt: oneTimeCode.sentAt,
      accountId: oneTimeCode.accountId,
      registrationId: oneTimeCode.registrationId,
      ownEmail: account.email,
      ownMobile: account.mobile,
      language: sql<Language | null>`coalesce(${account.language}, ${pendingRegistration.language})`,
    })
    .from(oneTimeCode)
    .leftJoin(account, eq(account.id, oneTimeCode.accountId))
    .leftJoin(pendingRegistration, eq(pendingRegistration.id, oneTimeCode.registrationId))
    .where(isLive(requestId));
  if (found === undefined) throw new AppError({ code: 'codeExpired' });
  const wait = Date.parse(found.sentAt) - Date.parse(justSent());
  if (wait > 0) throw new AppError({ code: 'resendTooSoon', details: { seconds: Math.ceil(wait / 1000) } });
  return found;
}

type Request = Awaited<ReturnType<typeof findRequest>>;

/**
 * The recipient of the next code. A new address must confirm itself. Otherwise a caller who entered their email address may have the
 * code sent to their account's number, of which they see nothing.
 */
function chooseReach({ purpose, email, mobile, ownEmail, ownMobile }: Request) {
  const own =
    purpose === 'contactChange' ? { email: null, mobile: null } : { email: ownEmail, mobile: ownMobile };
  return { email: email ?? own.email ?? undefined, mobile: mobile ?? own.mobile ?? undefined };
}

/** Tells whether an address that the caller did not enter has reached its limit, without telling them. */
async function isHeldBack(
  deps: ResendDependencies,
  asker: Asker,
  { email, mobile }: Request,
  reach: ReturnType<typeof chooseReach>,
  channel: CodeChannel,
) {
  const [typed, real] = channel === 'email' ? [email, reach.email] : [mobile, reach.mobile];
  if (typed !== null || real === undefined) return false;
  return !(await mayBeSent(deps, asker, real));
}

/**
 * Who has the address that a registration's code would go to: they are notified instead. A code goes to a free number only where
 * the email address is free as well, for it would confirm both.
 */
async function findTaken(tx: Transaction, { email, mobile }: Request, channel: CodeChannel) {
  const byEmail = await getAddressOwner(tx, { email: email ?? '' });
  if (channel === 'email') return { holder: byEmail, isSilent: false };
  return { holder: await getAddressOwner(tx, { mobile: mobile ?? '' }), isSilent: byEmail !== undefined };
}

/** Sends another code for a request; the one before is dead. A decoy answers alike, and nothing goes out. */
export async function resendCode(
  deps: ResendDependencies,
  { requestId: typedId, channel: wished }: { readonly requestId: string; readonly channel: CodeChannel },
  { address, deviceId, language: callersLanguage }: Pick<Caller, 'address' | 'deviceId' | 'language'>,
): Promise<CodeRequest> {
  const requestId = typedId.toLowerCase();
  const request = await findRequest(deps.db, requestId);
  const { purpose, accountId, registrationId, email, mobile, language } = request;
  // In strict mode, a number must not reveal whether an address is taken either.
  const channel = deps.settings.existCheck === 'strict' && purpose === 'registration' ? 'email' : wished;
  const knownDevice = await findKnownDevice(deps.db, deps.secretKey, accountId, { deviceId });
  const asker = { address, knownDevice };
  await requireSend(deps, asker, email ?? mobile ?? undefined);
  const reach = chooseReach(request);
  const heldBack = await isHeldBack(deps, asker, request, reach, channel);
  const code = newCode();
  const { sentAt, expiresAt, resendAt } = codeTimes();
  await deps.db.transaction(async (tx) => {
    const taken = registrationId === null ? undefined : await findTaken(tx, request, channel);
    await lockAccount(tx, accountId ?? taken?.holder?.id, 'share');
    const renewed = await tx
      .update(oneTimeCode)
      .set({
        codeHash: codeHash(deps.secretKey, requestId, code),
        triesLeft: codeAttempts,
        sentAt,
        expiresAt,
      })
      .where(and(isLive(requestId), lte(oneTimeCode.sentAt, justSent())))
      .returning({ id: oneTimeCode.id });
    if (renewed.length === 0)
      throw new AppError({ code: 'resendTooSoon', details: { seconds: resendSeconds } });
    await deliverCode(tx, deps, {
      purpose,
      channel,
      reach,
      code,
      expiresAt,
      language: language ?? callersLanguage,
      accountId: accountId ?? undefined,
      registrationId: registrationId ?? undefined,
      holder: taken?.holder,
      isHeldBack: heldBack || taken?.isSilent === true,
    });
  });
  return {
    requestId,
    channel,
    sentTo: maskAddress((channel === 'email' ? email : mobile) ?? undefined),
    expiresAt,
    resendAt,
  };
}
