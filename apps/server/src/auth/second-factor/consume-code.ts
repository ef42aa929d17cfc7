import { latinDigits } from '@saer/contract/api/latin-digits';
import { totpDigits, recoveryCodeCount } from '@saer/contract/account/second-factor';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { decryptText } from '../../secrets/encrypt-text.ts';
import { totp, recoveryCode } from '../tables.ts';
import { matchingStep } from './totp-code.ts';
import { randomInt } from 'node:crypto';
import { keyedHash } from '../../secrets/keyed-hash.ts';

/** Without easily confused letters and digits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groupLength = 5;

const group = (): string =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const computeHash = (secretKey: string, accountId: number, code: string): string =>
  keyedHash(secretKey, 'recoveryCode', `${accountId}\0${code}`);

/** Gives an account new recovery codes, about 49 bits each; the old ones are dead. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  secretKey: string,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${group()}-${group()}`);
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.insert(recoveryCode).values(
    codes.map((code) => ({
      accountId,
      codeHash: computeHash(secretKey, accountId, code.replace('-', '')),
    })),
  );
  return codes;
}

/** Uses a recovery code up; false: it is none, or was used before. `code` is in lower case and without hyphens. */
async function consumeRecoveryCode(
  tx: Transaction,
  secretKey: string,
  accountId: number,
  code: string,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: new Date().toISOString() })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, computeHash(secretKey, accountId, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ accountId: recoveryCode.accountId });
  return used.length > 0;
}

export const countRecoveryCodes = (db: Database | Transaction, accountId: number): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));

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
