import type { Dashboard } from '@saer/contract/site/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { costsWithoutBand } from '@saer/pricing/fees/check-range-factors';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { findWholeFeeBook } from '../fees/queries.ts';
import { tablesInForce } from '../fees/versions/find-version.ts';
import { newestGroups } from '../history/queries.ts';
import type { Principal } from '../http/requests/principal.ts';
import { outbox } from '../messages/tables.ts';
import { feeTable, rangeFactor } from '../fees/tables.ts';
import { pendingContactStates } from '@saer/contract/contact/contact-lifecycle';
import { undeliveredStates } from '@saer/contract/contact/notification';
import { contactMessage } from '../contact/tables.ts';
import { countAccounts } from './figures/accounts.ts';
import { countProducts } from './figures/products.ts';
import { readStores } from './figures/stores.ts';
import { countSubscriptions } from './figures/subscriptions.ts';
import { readTrends } from './figures/trends.ts';

const newestChanges = 8;

/** The range factors in force, which every fee table carries; none without one. */
const factorsInForce = async (db: Database, on: string) =>
  (await findWholeFeeBook(db, on, null)).stores.find(({ feeTable: table }) => table !== null)?.feeTable
    ?.rangeFactors ?? [];

/** Counts what admins proposed that waits for this one, as an expression: of a module that comes after this one. */
export type CountProposed = (accountId: number) => SQL<number>;

/** Counts what waits for a second person, in one statement. */
async function countReviews(db: Database, proposedChanges: SQL<number>) {
  const [counted] = await db
    .select({ feeTablesInReview: count(), proposedChanges })
    .from(feeTable)
    .where(eq(feeTable.state, 'review'));
  return counted ?? { feeTablesInReview: 0, proposedChanges: 0 };
}

/** Counts messages that did not arrive, by what carries them. */
async function countUndelivered(db: Database) {
  const rows = await db
    .select({ channel: outbox.channel, count: count() })
    .from(outbox)
    .where(inArray(outbox.state, [...undeliveredStates]))
    .groupBy(outbox.channel);
  const counts = new Map(rows.map((row) => [row.channel, row.count]));
  return { undeliveredEmails: counts.get('email') ?? 0, undeliveredSms: counts.get('sms') ?? 0 };
}

/** Pending tasks of the admin and the current figures. */
export async function readDashboard(
  db: Database,
  principal: Principal,
  countProposed: CountProposed,
): Promise<Dashboard> {
  const now = new Date();
  const on = riyadhDay(now);
  const current = await tablesInForce(db, on);
  const stores = await readStores(db, current, on);
  const { registrations, ...people } = await countAccounts(db, principal);
  const unconfirmedFactors = await db.$count(
    rangeFactor,
    and(eq(rangeFactor.active, true), eq(rangeFactor.confirmed, false)),
  );
  const { activeSubscriptions, ...subscriptions } = await countSubscriptions(db, now);
  const changes = await newestGroups(db, principal, newestChanges);
  const state = {
    ...people,
    activeSubscriptions,
    ...(await countProducts(db, on)),
  };
  return {
    waiting: {
      registrations,
      contactMessages: await db.$count(
        contactMessage,
        inArray(contactMessage.state, [...pendingContactStates]),
      ),
      ...subscriptions,
      ...(await countReviews(db, countProposed(principal.accountId))),
      unconfirmedFees: stores.reduce(
        (sum, each) => sum + (each.feeTable?.unconfirmed ?? 0),
        unconfirmedFactors,
      ),
      costsWithoutFactor: costsWithoutBand(await factorsInForce(db, on)).length,
      ...(await countUndelivered(db)),
    },
    state,
    trends: await readTrends(db, now, state),
    stores,
    changes: [...changes],
    at: now.toISOString(),
  };
}
