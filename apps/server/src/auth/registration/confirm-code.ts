import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { sameHash } from '../../secrets/keyed-hash.ts';
import { confirmRegistration, lockRegistration } from './confirm-registration.ts';
import { lockAccount } from '../../principals/queries.ts';
import { oneTimeCode } from '../tables.ts';
import { applyCode, type Confirmed } from '../codes/apply-code.ts';
import type { CodeDependencies, CodePurpose } from '../codes/deliver-code.ts';
import { codeHash } from '../codes/start-code.ts';

type ConfirmDependencies = CodeDependencies & { readonly db: Database };

interface Sent {
  readonly requestId: string;
  readonly code: string;
}

const isUnused = (requestId: string) => and(eq(oneTimeCode.id, requestId), isNull(oneTimeCode.usedAt));

/**
 * Takes one try of a code and compares it. The try is written down before the answer is known, on its own, so that neither many
 * at once nor a failure afterwards gives one back. Unknown, used, expired and tried out are one answer.
 */
async function takeAttempt(
  { db, secretKey }: ConfirmDependencies,
  { requestId, code }: Sent,
  purposes: readonly CodePurpose[],
) {
  const [attempt] = await db
    .update(oneTimeCode)
    .set({ triesLeft: sql`${oneTimeCode.triesLeft} - 1` })
    .where(
      and(
        isUnused(requestId),
        inArray(oneTimeCode.purpose, [...purposes]),
        gt(oneTimeCode.triesLeft, 0),
        gt(oneTimeCode.expiresAt, new Date().toISOString()),
      ),
    )
    .returning();
  if (attempt === undefined) throw new AppError({ code: 'codeExpired', field: 'code' });
  const isRight = sameHash(attempt.codeHash, codeHash(secretKey, requestId, code));
  if (isRight && (attempt.accountId !== null || attempt.registrationId !== null)) return attempt;
  throw new AppError({ code: 'wrongCode', field: 'code', details: { triesLeft: attempt.triesLeft } });
}

/**
 * Confirms a one-time code of one of the purposes once, and performs it. `check` sees a right code's account first: what it throws
 * costs neither the code nor a try.
 */
export async function confirmCode<P extends CodePurpose>(
  deps: ConfirmDependencies,
  { requestId, code }: Sent,
  purposes: readonly P[],
  check: (accountId: number) => Promise<void> = async () => undefined,
): Promise<Confirmed & { readonly purpose: P }> {
  const attempt = await takeAttempt(deps, { requestId: requestId.toLowerCase(), code }, purposes);
  const purpose = purposes.find((each) => each === attempt.purpose);
  if (purpose === undefined) throw new AppError({ code: 'codeExpired', field: 'code' });
  const { id, accountId: checkedId } = attempt;
  if (checkedId !== null)
    await check(checkedId).catch(async (error: unknown) => {
      // The code was right: this was no guess.
      await deps.db
        .update(oneTimeCode)
        .set({ triesLeft: sql`${oneTimeCode.triesLeft} + 1` })
        .where(isUnused(id));
      throw error;
    });
  return deps.db.transaction(async (tx) => {
    const pending = await lockRegistration(tx, attempt.registrationId);
    await lockAccount(tx, attempt.accountId ?? undefined);
    const used = await tx
      .update(oneTimeCode)
      .set({ usedAt: sql`now()` })
      .where(and(isUnused(attempt.id), eq(oneTimeCode.codeHash, attempt.codeHash)))
      .returning({ id: oneTimeCode.id });
    if (used.length === 0) throw new AppError({ code: 'codeExpired', field: 'code' });
    const { accountId } = attempt;
    if (pending !== undefined)
      return { ...(await confirmRegistration(tx, deps.settings, attempt.id, pending)), purpose };
    if (accountId === null) throw new AppError({ code: 'codeExpired', field: 'code' });
    await tx
      .delete(oneTimeCode)
      .where(
        and(
          eq(oneTimeCode.accountId, accountId),
          eq(oneTimeCode.purpose, attempt.purpose),
          isNull(oneTimeCode.usedAt),
        ),
      );
    return { ...(await applyCode(tx, deps.settings, { ...attempt, accountId })), purpose };
  });
}
