import {
  billingPeriods,
  dayEntryKinds,
  subscriptionStatuses,
} from '@saer/contract/subscriptions/subscription-lifecycle';
import { paymentTypes } from '@saer/contract/subscriptions/subscription';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { common, id, oneOf, searchText, writtenAt, instant } from '../database/columns.ts';
import { pricePlan } from '../lists/tables.ts';
import { account } from '../principals/tables.ts';

/** Subscriptions, with what was agreed when each was requested: a plan that changes later does not change them. */
export const subscription = pgTable(
  'subscription',
  {
    ...common(),
    /** null once the account is erased. */
    subscriberId: integer().references(() => account.id, { onDelete: 'set null' }),
    planId: integer()
      .notNull()
      .references(() => pricePlan.id),
    planNameEn: text().notNull(),
    planNameAr: text().notNull(),
    period: text({ enum: billingPeriods }).notNull(),
    /** Halalas, VAT included. */
    price: integer().notNull(),
    /** Halalas, part of the price. */
    vat: integer().notNull(),
    vatRate: integer().notNull(),
    users: integer().notNull(),
    paymentType: text({ enum: paymentTypes }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    /** Beginning and end follow from the ledger of days. */
    startsAt: instant(),
    endsAt: instant(),
    unlimited: boolean().notNull().default(false),
    cancelAtEnd: boolean().notNull().default(false),
    note: text(),
    /** The last reminder sent of the present end, in days before it. */
    remindedDays: integer(),
    /** As at the request, for searches. */
    subscriberName: text().notNull(),
    subscriberEmail: text().notNull(),
    search: searchText('subscriber_name', 'subscriber_email', 'plan_name_en', 'plan_name_ar'),
  },
  (table) => [
    oneOf('subscription_status', table.status, subscriptionStatuses),
    oneOf('subscription_period', table.period, billingPeriods),
    oneOf('subscription_payment_type', table.paymentType, paymentTypes),
    uniqueIndex('subscription_open')
      .on(table.subscriberId)
      .where(sql`status in ('PENDING', 'ACTIVE')`),
    index('subscription_by_subscriber').on(table.subscriberId),
    index('subscription_by_plan').on(table.planId),
    index('subscription_by_creation').on(table.createdAt, table.id),
    index('subscription_by_end')
      .on(table.endsAt)
      .where(sql`status = 'ACTIVE'`),
    check(
      'subscription_figures',
      sql`${table.price} >= 0 and ${table.vat} between 0 and ${table.price} and ${table.vatRate} between 0 and 10000 and ${table.users} > 0`,
    ),
    // A subscription that was accepted has a beginning, and an end unless it is unlimited.
    check(
      'subscription_time',
      sql`case when ${table.status} = 'PENDING' then ${table.startsAt} is null and ${table.endsAt} is null and not ${table.unlimited}
        when ${table.status} = 'CANCELLED' then true
        else ${table.startsAt} is not null and (${table.unlimited} or ${table.endsAt} > ${table.startsAt}) end`,
    ),
  ],
);

/**
 * The ledger of a subscription's days: what was bought, granted, refunded and given back. A subscription from before the ledger, or without
 * a change since, has no entry; its first one opens with the time it has.
 */
export const subscriptionDayEntry = pgTable(
  'subscription_day_entry',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    kind: text({ enum: dayEntryKinds }).notNull(),
    /** When it holds from: of a clock that was ahead, set right later. */
    at: instant().notNull(),
    /** As the database's clock had it. */
    createdAt: writtenAt(),
    /** Milliseconds, never negative. */
    time: bigint({ mode: 'number' }).notNull(),
    /** The reference of the payment that bought the days, or the refund that took them back. */
    transactionReference: text(),
  },
  (table) => [
    oneOf('subscription_day_entry_kind', table.kind, dayEntryKinds),
    index('subscription_day_entry_by_subscription').on(table.subscriptionId, table.id),
    index('subscription_day_entry_by_time').on(table.at),
    check('subscription_day_entry_figures', sql`${table.time} >= 0`),
  ],
);
