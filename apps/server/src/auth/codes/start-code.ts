import { randomInt } from 'node:crypto';
import {
  type CodeChannel,
  codeDigits,
  codeMinutes,
  type CodeRequest,
  codeAttempts,
  resendSeconds,
} from '@saer/contract/account/auth';
import type { Language } from '@saer/i18n/locale';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { newToken } from '../../secrets/token.ts';
import { lockAccount } from '../../principals/queries.ts';
import { oneTimeCode } from '../tables.ts';
import {
  type CodeDependencies,
  type CodePurpose,
  deliverCode,
  type Holder,
  type LinkPurpose,
} from './deliver-code.ts';

/** An address, mostly hidden: `s•••@example.com`, `+966•••••4567`. What the caller did not type is hidden whole. */
export function maskAddress(address: string | undefined): string {
  if (address === undefined) return '•••';
  const at = address.lastIndexOf('@');
  return at > 0
    ? `${address.slice(0, 1)}•••${address.slice(at)}`
    : `${address.slice(0, 4)}•••••${address.slice(-4)}`;
}

/** A code is valid only for the request it was created for. */
export const codeHash = (secretKey: string, requestId: string, code: string): string =>
  keyedHash(secretKey, 'code', `${requestId}\0${code}`);

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** Minutes for which a link can be used. */
const linkMinutes = 60;

/** The times until which a code, or a link, and the wait for another last, from now on. */
export function codeTimes(minutes = codeMinutes, now = Date.now()) {
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  return { sentAt: at(0), expiresAt: at(minutes * 60_000), resendAt: at(resendSeconds * 1000) };
}

export interface CodeWish {
  readonly purpose: CodePurpose;
  /** Whose; with neither it is nobody's, a decoy that answers as any other and is never right. */
  readonly accountId?: number | undefined;
  readonly registrationId?: string;
  /** Whose account has the address: they are notified, and no code goes out. */
  readonly holder?: Holder | undefined;
  /** Who asks: `toRequester`. */
  readonly requester: string;
  readonly channel: CodeChannel;
  /** The caller's input: at least one of the two. What they did not enter is not displayed. */
  readonly email?: string;
  readonly mobile?: string;
  readonly language: Language;
  /** A mail with a link in place of a code: the page it leads to, which learns the request and the secret. */
  readonly link?: { readonly purpose: LinkPurpose; readonly page: string } | undefined;
}

/** A link for a request and its secret, with the names that clients of the files service read. */
function linkTo(page: string, requestId: string, secret: string, expiresAt: string): string {
  const href = new URL(page);
  for (const [name, value] of Object.entries({ userId: requestId, secret, expire: expiresAt }))
    href.searchParams.set(name, value);
  return href.href;
}

/**
 * Serialises one requester's codes for one address and purpose until the transaction ends: of two concurrent requests the later
 * always invalidates the earlier. Whose the address is makes no difference.
 */
export async function lockCodes(
  tx: Transaction,
  { purpose, email, mobile, requester }: Pick<CodeWish, 'purpose' | 'email' | 'mobile' | 'requester'>,
): Promise<void> {
  const key = ['code', purpose, requester, email?.toLowerCase() ?? mobile ?? ''].join('\n');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * Creates a one-time code and queues its message. An older code of the same requester for the same address and purpose becomes
 * invalid; other people's requests do not affect it. Callers limit the rate before the transaction: `requireSend`.
 */
export async function startCode(
  tx: Transaction,
  deps: CodeDependencies,
  wish: CodeWish,
): Promise<CodeRequest> {
  const { purpose, channel, email, mobile, language, requester, registrationId, link } = wish;
  await lockCodes(tx, wish);
  const found = await lockAccount(tx, wish.accountId ?? wish.holder?.id, 'share');
  // It may have been blocked or erased since it was looked for.
  const accountId = found?.status === 'BLOCKED' || wish.accountId === undefined ? undefined : found?.id;
  const holder = found === undefined ? undefined : wish.holder;
  const requestId = crypto.randomUUID();
  const code = link === undefined ? newCode() : newToken();
  const { sentAt, expiresAt, resendAt } = codeTimes(link === undefined ? codeMinutes : linkMinutes);
  // By the input and never by account: otherwise two requests would reveal that two addresses belong to one person.
  await tx
    .delete(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
        eq(oneTimeCode.requester, requester),
        email === undefined
          ? eq(oneTimeCode.mobile, mobile ?? '')
          : sql`lower(${oneTimeCode.email}) = ${email.toLowerCase()}`,
      ),
    );
  await tx.insert(oneTimeCode).values({
    id: requestId,
    purpose,
    accountId: accountId ?? null,
    registrationId: registrationId ?? null,
    requester,
    codeHash: codeHash(deps.secretKey, requestId, code),
    email: email ?? null,
    mobile: mobile ?? null,
    triesLeft: codeAttempts,
    sentAt,
    expiresAt,
  });
  const reach = { email, mobile };
  await deliverCode(tx, deps, {
    purpose,
    channel,
    reach,
    code,
    link: link && { purpose: link.purpose, href: linkTo(link.page, requestId, code, expiresAt) },
    expiresAt,
    language,
    accountId,
    registrationId,
    holder,
  });
  return {
    requestId,
    channel,
    sentTo: maskAddress(channel === 'email' ? email : mobile),
    expiresAt,
    resendAt,
  };
}
