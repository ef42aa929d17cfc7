import { resendSeconds } from '@saer/contract/auth';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { startCode } from '../code/start-code.ts';
import { requireSend } from '../limits/require-send.ts';
import { oneTimeCode } from '../tables.ts';
import type { SignInParts } from './sign-in-parts.ts';
import type { Candidate } from './find-candidate.ts';

/** A code to confirm the address of an account that never did; one that went out a moment ago still counts. */
export async function requestConfirmation(
  parts: SignInParts,
  { id, email, mobile, language }: Candidate['account'],
  { address }: Caller,
): Promise<string> {
  const purpose = 'registration';
  const justNow = new Date(Date.now() - resendSeconds * 1000).toISOString();
  const [sent] = await parts.db
    .select({ requestId: oneTimeCode.id })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.accountId, id),
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.sentAt, justNow),
        gt(oneTimeCode.triesLeft, 0),
      ),
    );
  if (sent !== undefined) return sent.requestId;
  await requireSend(parts, address, email);
  const { requestId } = await parts.db.transaction((tx) =>
    startCode(tx, parts, {
      purpose,
      accountId: id,
      channel: 'email',
      email: email.toLowerCase(),
      ...(mobile === null ? {} : { mobile }),
      language,
    }),
  );
  return requestId;
}
