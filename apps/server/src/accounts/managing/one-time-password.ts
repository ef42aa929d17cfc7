import { randomPassword } from '@saer/contract/account/password';
import type { Transaction } from '../../database/database.ts';
import { hashPassword, setPassword } from '../../auth/passwords/password.ts';

/** Hours a generated password can be used in, once. */
const oneTimeHours = 24;

export interface GeneratedPassword {
  readonly password: string;
  readonly expiresAt: string;
  /** Sets it for an account, in the transaction of its cause. */
  readonly giveTo: (tx: Transaction, accountId: number) => Promise<void>;
}

/** A generated password, which its owner must replace at the first sign-in. Hashed here, before any transaction begins. */
export async function generatePassword(): Promise<GeneratedPassword> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  const expiresAt = new Date(Date.now() + oneTimeHours * 3_600_000).toISOString();
  return {
    password,
    expiresAt,
    giveTo: (tx, accountId) => setPassword(tx, accountId, hash, { oneTimeUntil: expiresAt }),
  };
}
