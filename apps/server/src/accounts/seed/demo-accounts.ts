import { randomPassword } from '@saer/contract/account/password';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { seeding } from '../../database/seeding.ts';
import { loadSecret } from '../../secrets/load-secret.ts';
import type { Settings } from '../../settings.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords/password.ts';
import { password } from '../../auth/tables.ts';
import { account } from '../../principals/tables.ts';
import { demoAccounts, demoHelper, demoShops } from './demo-account-rows.ts';

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

/** Adds the demo accounts once: later changes and deletions are preserved. */
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

/** Describes the demo accounts of development: with their password if it is unchanged. */
async function demoLines(db: Database, demoPassword: string): Promise<readonly string[]> {
  const existing = await db
    .select({ email: account.email, hash: password.hash })
    .from(account)
    .innerJoin(password, eq(password.accountId, account.id))
    .where(isDemo)
    .orderBy(account.id);
  // They begin with one hash among them: each is tried once.
  const theirs = new Map<string, boolean>();
  for (const hash of new Set(existing.map((each) => each.hash)))
    theirs.set(hash, await verifyPassword(hash, demoPassword));
  return existing.map(
    ({ email, hash }) =>
      `${email.padEnd(24)}${theirs.get(hash) === true ? demoPassword : 'password changed since'}`,
  );
}

/** Adds the demo accounts of development; the result says who can sign in. */
export async function seedDemoAccounts(
  db: Database,
  settings: Settings,
): Promise<() => Promise<readonly string[]>> {
  const demoPassword =
    settings.demoPassword ?? loadSecret(settings.dataFolder, 'demo-password', randomPassword);
  await addDemo(db, demoPassword);
  return () => demoLines(db, demoPassword);
}
