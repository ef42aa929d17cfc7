import { randomPassword } from '@saer/contract/password';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { seeding } from '../../reference/tables.ts';
import { keptSecret } from '../../secrets/kept-secret.ts';
import type { Settings } from '../../settings.ts';
import { hashPassword, verifyPassword } from '../../sign-in/password/hash-password.ts';
import { account, password } from '../tables.ts';
import { demoAccounts, demoHelper, demoShops } from './demo-people.ts';

/** The name under which a database remembers that it has these rows. */
const dataset = 'demo-accounts-1';

const isDemo = inArray(
  account.email,
  [...demoAccounts, demoHelper].map(({ email }) => email),
);

/** How many of the accounts one can sign in with to look around are left. */
export const countDemoAccounts = (db: Database): Promise<number> => db.$count(account, isDemo);

async function insertDemo(tx: Transaction): Promise<readonly number[]> {
  const common = { status: 'ACTIVE', language: 'ar', isVerified: true } as const;
  const added = await tx
    .insert(account)
    .values([...demoAccounts.map((each) => ({ ...common, ...each })), ...demoShops()])
    .returning({ id: account.id, email: account.email });
  const seller = added.find(({ email }) => email === 'seller@saer.localhost');
  const subUsers = await tx
    .insert(account)
    .values({ ...common, ...demoHelper, subscriberId: seller?.id ?? null })
    .returning({ id: account.id });
  return [...added, ...subUsers].map(({ id }) => id);
}

/** Adds the demo accounts, once: what was changed or deleted afterwards stays so. */
async function addDemo(db: Database, demoPassword: string): Promise<void> {
  if ((await db.$count(seeding, eq(seeding.dataset, dataset))) > 0) return;
  const hash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    const fresh = await tx.insert(seeding).values({ dataset }).onConflictDoNothing().returning();
    if (fresh.length === 0) return;
    const ids = await insertDemo(tx);
    await tx.insert(password).values(ids.map((accountId) => ({ accountId, hash })));
  });
}

/** The demo accounts of development, in words: with their password where it is still theirs. */
export async function seedDemoAccounts(db: Database, settings: Settings): Promise<readonly string[]> {
  const demoPassword =
    settings.demoPassword ?? keptSecret(settings.dataFolder, 'demo-password', randomPassword);
  await addDemo(db, demoPassword);
  const kept = await db
    .select({ email: account.email, hash: password.hash })
    .from(account)
    .innerJoin(password, eq(password.accountId, account.id))
    .where(isDemo)
    .orderBy(account.id);
  const lines: string[] = [];
  for (const { email, hash } of kept) {
    const isTheirs = await verifyPassword(hash, demoPassword);
    lines.push(`${email.padEnd(24)}${isTheirs ? demoPassword : 'password changed since'}`);
  }
  return lines;
}
