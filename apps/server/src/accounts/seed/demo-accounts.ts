import { randomPassword } from '@saer/contract/account/password';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { seeding } from '../../database/seeding.ts';
import { loadSecret } from '../../secrets/load-secret.ts';
import type { Settings } from '../../settings.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords/password.ts';
import { password } from '../../auth/tables.ts';
import { account } from '../../principals/tables.ts';
import type { AccountStatus } from '@saer/contract/account/account';

type NewAccount = Omit<typeof account.$inferInsert, 'subscriberId'>;

/** One of every role, to sign in with and look around. */
export const demoAccounts = [
  { role: 'SUPER_ADMIN', firstName: 'Demo', lastName: 'Super Admin', email: 'super@saer.localhost' },
  { role: 'ADMIN', firstName: 'Demo', lastName: 'Admin', email: 'admin@saer.localhost' },
  { role: 'USER', firstName: 'Demo', lastName: 'Seller', email: 'seller@saer.localhost' },
] as const;
/** The seller's sub-user. */
const demoHelper = {
  role: 'SUB_USER',
  firstName: 'Demo',
  lastName: 'Helper',
  email: 'helper@saer.localhost',
} as const;

const shopCounts = [
  ['PENDING', 6],
  ['ACTIVE', 12],
  ['INACTIVE', 3],
  ['BLOCKED', 2],
] as const;

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** No network gives a number that begins so: nobody's phone rings. */
const demoMobile = (number: number): string => `+96600000${String(number).padStart(4, '0')}`;

function demoShop(number: number, status: AccountStatus): NewAccount {
  const name = String(number).padStart(2, '0');
  const isArabic = number % 2 === 0;
  return {
    firstName: isArabic ? 'متجر' : 'Demo',
    lastName: isArabic ? `تجريبي ${name}` : `Shop ${name}`,
    email: `shop${name}@example.com`,
    mobile: demoMobile(number),
    role: 'USER',
    status,
    language: isArabic ? 'ar' : 'en',
    isVerified: true,
    createdAt: hoursAgo(number * 29),
    lastSignInAt: status === 'PENDING' || number % 5 === 0 ? null : hoursAgo(number * 7),
  };
}

/** Sellers in every status, for the admin's lists: the newest wait for approval, and one is in its days of grace. */
export function demoShops(): readonly NewAccount[] {
  const statuses = shopCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  const shops = statuses.map((status, index) => demoShop(index + 1, status));
  return [...shops, { ...demoShop(shops.length + 1, 'ACTIVE'), deletedAt: hoursAgo(70) }];
}

/** The name under which a database remembers that it has these rows. */
const dataset = 'demo-accounts-1';

const isDemo = inArray(
  account.email,
  [...demoAccounts, demoHelper].map(({ email }) => email),
);

/** Counts the accounts that are left of those one can sign in with to look around. */
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
