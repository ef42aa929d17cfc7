import { randomInt } from 'node:crypto';
import {
  type CodeChannel,
  codeDigits,
  codeMinutes,
  type CodeRequest,
  codeTries,
  resendSeconds,
} from '@saer/contract/auth';
import type { Language } from '@saer/i18n/locale';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { oneTimeCode } from '../tables.ts';
import { type CodeParts, type CodePurpose, deliverCode } from './deliver-code.ts';
import { sentTo } from './sent-to.ts';

/** A code is good for the request it was made for alone. */
export const codeHash = (secretKey: string, requestId: string, code: string): string =>
  keyedHash(secretKey, 'code', `${requestId}\0${code}`);

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** How long a code and the wait for another last, from now on. */
export function codeTimes(now = Date.now()) {
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  return { sentAt: at(0), expiresAt: at(codeMinutes * 60_000), resendAt: at(resendSeconds * 1000) };
}

export interface CodeWish {
  readonly purpose: CodePurpose;
  /** Whose; undefined: nobody's, a decoy that answers as any other and is never right. */
  readonly accountId: number | undefined;
  readonly channel: CodeChannel;
  /** What the caller typed: at least one of the two. Of what they did not type nothing is shown. */
  readonly email?: string;
  readonly mobile?: string;
  readonly language: Language;
}

/**
 * Makes a one-time code and queues its message; an older code for the same address and purpose is dead from then on.
 * How often is for the caller to limit, before the transaction: `requireSend`.
 */
export async function startCode(tx: Transaction, parts: CodeParts, wish: CodeWish): Promise<CodeRequest> {
  const { purpose, accountId, channel, email, mobile, language } = wish;
  const requestId = crypto.randomUUID();
  const code = newCode();
  const { sentAt, expiresAt, resendAt } = codeTimes();
  // By what was typed and never by account: else two requests would tell that two addresses are one person's.
  await tx
    .delete(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
        or(
          ...(email === undefined ? [] : [sql`lower(${oneTimeCode.email}) = ${email.toLowerCase()}`]),
          ...(mobile === undefined ? [] : [eq(oneTimeCode.mobile, mobile)]),
        ),
      ),
    );
  await tx.insert(oneTimeCode).values({
    id: requestId,
    purpose,
    accountId: accountId ?? null,
    codeHash: codeHash(parts.secretKey, requestId, code),
    email: email ?? null,
    mobile: mobile ?? null,
    triesLeft: codeTries,
    sentAt,
    expiresAt,
  });
  const reach = { email, mobile };
  await deliverCode(tx, parts, { purpose, channel, reach, code, expiresAt, language, accountId });
  return { requestId, channel, sentTo: sentTo(channel === 'email' ? email : mobile), expiresAt, resendAt };
}
