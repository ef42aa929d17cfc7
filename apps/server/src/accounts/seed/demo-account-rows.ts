import type { AccountStatus } from '@saer/contract/account/account';
import type { account } from '../../principals/tables.ts';

type NewAccount = Omit<typeof account.$inferInsert, 'subscriberId'>;

/** One of every role, to sign in with and look around. */
export const demoAccounts = [
  { role: 'SUPER_ADMIN', firstName: 'Demo', lastName: 'Super Admin', email: 'super@saer.localhost' },
  { role: 'ADMIN', firstName: 'Demo', lastName: 'Admin', email: 'admin@saer.localhost' },
  { role: 'USER', firstName: 'Demo', lastName: 'Seller', email: 'seller@saer.localhost' },
] as const;
/** The seller's sub-user. */
export const demoHelper = {
  role: 'SUB_USER',
  firstName: 'Demo',
  lastName: 'Helper',
  email: 'helper@saer.localhost',
} as const;

const shopsOf = [
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
  const statuses = shopsOf.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  const shops = statuses.map((status, index) => demoShop(index + 1, status));
  return [...shops, { ...demoShop(shops.length + 1, 'ACTIVE'), deletedAt: hoursAgo(70) }];
}
