import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@saer/contract/account/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { recoveryCode } from '../tables.ts';

/** Without easily confused letters and digits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groupLength = 5;

const group = (): string =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const hashOf = (secretKey: string, accountId: number, code: string): string =>
  keyedHash(secretKey, 'recoveryCode', `${accountId}\0${code}`);

/** Gives an account new recovery codes, about 49 bits each; the old ones are dead. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  secretKey: string,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${group()}-${group()}`);
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx
    .insert(recoveryCode)
    .values(
      codes.map((code) => ({ accountId, codeHash: hashOf(secretKey, accountId, code.replace('-', '')) })),
    );
  return codes;
}

/** Uses a recovery code up; false: it is none, or was used before. `code` is in lower case and without hyphens. */
export async function consumeRecoveryCode(
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
        eq(recoveryCode.codeHash, hashOf(secretKey, accountId, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ accountId: recoveryCode.accountId });
  return used.length > 0;
}

export const countRecoveryCodes = (db: Database | Transaction, accountId: number): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
