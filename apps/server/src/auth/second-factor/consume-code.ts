import { latinDigits } from '@saer/contract/api/latin-digits';
import { totpDigits } from '@saer/contract/account/second-factor';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { decryptText } from '../../secrets/encrypt-text.ts';
import { totp } from '../tables.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { matchingStep } from './totp-code.ts';

export type ConsumedCode = 'totp' | 'recoveryCode';

/** A code as it is compared: people type spaces and hyphens, and digits of their keyboard. */
export const plainCode = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toLowerCase();

const isTotpCode = (code: string): boolean => code.length === totpDigits && /^\d+$/.test(code);

async function spendTotp(
  tx: Transaction,
  secretKey: string,
  accountId: number,
  code: string,
): Promise<boolean> {
  const [found] = await tx.select().from(totp).where(eq(totp.accountId, accountId));
  if (found === undefined || found.secret === null) return false;
  const secret = decryptText(secretKey, 'totp', String(accountId), found.secret);
  if (secret === undefined) return false;
  const step = matchingStep(secret, code, Date.now(), found.lastStep);
  if (step === undefined) return false;
  // Of two concurrent requests with the same code, one is first.
  const used = await tx
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.accountId, accountId), or(isNull(totp.lastStep), lt(totp.lastStep, step))))
    .returning({ accountId: totp.accountId });
  return used.length > 0;
}

/** Uses up a code of the app or a recovery code of an account, whichever was typed; undefined: it is not good. */
export async function consumeCode(
  tx: Transaction,
  secretKey: string,
  accountId: number,
  typed: string,
): Promise<ConsumedCode | undefined> {
  const code = plainCode(typed);
  if (isTotpCode(code)) return (await spendTotp(tx, secretKey, accountId, code)) ? 'totp' : undefined;
  return (await consumeRecoveryCode(tx, secretKey, accountId, code)) ? 'recoveryCode' : undefined;
}
