import {
  cardBrands,
  orderStatuses,
  paymentFailures,
  paymentUses,
  transactionKinds,
  transactionStatuses,
} from '@saer/contract/subscriptions/payment';
import {
  paymentFindings,
  paymentTaskKinds,
  type CloseDifference,
  reportSources,
} from '@saer/contract/subscriptions/payment-task';
import { billingPeriods } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { BillingDetails } from '@saer/contract/account/billing';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { common, id, oneOf, searchText, writtenAt, instant } from '../database/columns.ts';
import { pricePlan } from '../lists/tables.ts';
import { account } from '../principals/tables.ts';
import { subscription } from '../subscriptions/tables.ts';

/** The ways a payment is made: on the gateway's page, with a saved card by its owner, or with one without them. */
export const paymentMethods = ['PAGE', 'FRAME', 'SAVED_CARD', 'RENEWAL'] as const;

/** Cards that the gateway saved. Their tokens are encrypted; a token that comes again is found by its hash. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: id(),
    createdAt: writtenAt(),
    /** null once it is deleted, or its owner erased. */
    ownerId: integer().references(() => account.id, { onDelete: 'set null' }),
    token: text().notNull(),
    tokenHash: text().notNull().unique(),
    brand: text({ enum: cardBrands }).notNull(),
    lastFour: text().notNull(),
    /** `YYYY-MM` */
    expires: text().notNull(),
    /** The agreement of the first payment, for payments without the customer. */
    agreementId: text(),
    /** Its number at the gateway may no longer be charged: the gateway is told until it confirms, then the row is gone. */
    deletedAt: instant(),
  },
  (table) => [
    oneOf('saved_card_brand', table.brand, cardBrands),
    index('saved_card_by_owner').on(table.ownerId),
    index('saved_card_by_creation').on(table.createdAt, table.id),
    index('saved_card_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Orders: a period of a plan for a subscription, as agreed when it was ordered. Paid at most once. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    ...common(),
    reference: text().notNull().unique(),
    /** null once the account is erased. */
    customerId: integer().references(() => account.id, { onDelete: 'set null' }),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id),
    /** Tells whether it adds a period to a subscription that has begun. */
    isRenewal: boolean().notNull(),
    planId: integer()
      .notNull()
      .references(() => pricePlan.id),
    planNameEn: text().notNull(),
    planNameAr: text().notNull(),
    period: text({ enum: billingPeriods }).notNull(),
    users: integer().notNull(),
    /** Halalas, VAT included. */
    amount: integer().notNull(),
    /** Halalas, part of the amount. */
    vat: integer().notNull(),
    vatRate: integer().notNull(),
    status: text({ enum: orderStatuses }).notNull().default('OPEN'),
    /** Who the invoice is made out to; null once the account is erased. */
    billing: jsonb().$type<BillingDetails>(),
    /** As at the order, for searches. */
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    search: searchText('reference', 'customer_name', 'customer_email', 'plan_name_en', 'plan_name_ar'),
  },
  (table) => [
    oneOf('payment_order_status', table.status, orderStatuses),
    oneOf('payment_order_period', table.period, billingPeriods),
    uniqueIndex('payment_order_open')
      .on(table.customerId)
      .where(sql`status = 'OPEN'`),
    index('payment_order_by_customer').on(table.customerId, table.createdAt, table.id),
    index('payment_order_by_subscription').on(table.subscriptionId),
    index('payment_order_by_plan').on(table.planId),
    index('payment_order_by_creation').on(table.createdAt, table.id),
    check(
      'payment_order_figures',
      sql`${table.amount} > 0 and ${table.vat} between 0 and ${table.amount} and ${table.vatRate} between 0 and 10000`,
    ),
  ],
);

/** Payments and refunds, one row for each that the gateway is asked for, written before it is asked. */
export const transaction = pgTable(
  'transaction',
  {
    ...common(),
    kind: text({ enum: transactionKinds }).notNull(),
    /** Unique at the gateway: `merchant_reference` of a payment, `maintenance_reference` of a refund. */
    reference: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => paymentOrder.id),
    /** null once the account is erased. */
    customerId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** The payment that a refund gives back. */
    paymentId: integer().references((): AnyPgColumn => transaction.id),
    /** Halalas. */
    amount: integer().notNull(),
    status: text({ enum: transactionStatuses }).notNull().default('PENDING'),
    /** null for refunds. */
    method: text({ enum: paymentMethods }),
    savedCardId: integer().references(() => savedCard.id, { onDelete: 'set null' }),
    savesCard: boolean().notNull().default(false),
    /** The language of the gateway's page. */
    language: text({ enum: ['ar', 'en'] }).notNull(),
    /** The bank's page for 3-D Secure, where the gateway asked for it. */
    authenticationUrl: text(),
    failure: text({ enum: paymentFailures }),
    usedFor: text({ enum: paymentUses }),
    brand: text({ enum: cardBrands }),
    lastFour: text(),
    /** The gateway's own number. */
    gatewayId: text(),
    responseCode: text(),
    finishedAt: instant(),
    /** When the gateway is asked next, also about a payment that is believed to have failed; null once that is over or an admin was asked. */
    nextCheckAt: instant(),
    checks: integer().notNull().default(0),
    /** True if a refund takes back the days that its money paid for. */
    takesDays: boolean().notNull().default(false),
    /** The admin of a refund and their note. */
    actorId: integer().references(() => account.id, { onDelete: 'set null' }),
    note: text(),
    search: searchText('reference', 'gateway_id', 'last_four'),
  },
  (table) => [
    oneOf('transaction_kind', table.kind, transactionKinds),
    oneOf('transaction_status', table.status, transactionStatuses),
    oneOf('transaction_use', table.usedFor, paymentUses),
    oneOf('transaction_failure', table.failure, paymentFailures),
    // One payment of an order, and one refund of a payment, can be under way.
    uniqueIndex('transaction_payment_pending')
      .on(table.orderId)
      .where(sql`status = 'PENDING' and kind = 'PURCHASE'`),
    uniqueIndex('transaction_refund_pending')
      .on(table.paymentId)
      .where(sql`status = 'PENDING' and kind = 'REFUND'`),
    // An order is paid once: more money for it is credit.
    uniqueIndex('transaction_order_paid')
      .on(table.orderId)
      .where(sql`used_for = 'SUBSCRIPTION'`),
    index('transaction_by_order').on(table.orderId),
    index('transaction_by_payment').on(table.paymentId),
    index('transaction_by_card').on(table.savedCardId),
    index('transaction_by_customer').on(table.customerId, table.createdAt, table.id),
    index('transaction_by_actor').on(table.actorId),
    index('transaction_by_creation').on(table.createdAt, table.id),
    index('transaction_by_check')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    check(
      'transaction_state',
      sql`${table.amount} > 0 and (${table.kind} = 'REFUND') = (${table.paymentId} is not null)
        and (${table.status} = 'PENDING') = (${table.finishedAt} is null)
        and (${table.usedFor} is null or (${table.status} = 'SUCCEEDED' and ${table.kind} = 'PURCHASE'))`,
    ),
  ],
);

/** Requests of clients for payments and refunds, so that one that comes again is recognised. */
export const paymentRequest = pgTable(
  'payment_request',
  {
    id: id(),
    createdAt: writtenAt(),
    /** The account that sent it. */
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** The hash of its content. */
    content: text().notNull(),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
  },
  (table) => [
    uniqueIndex('payment_request_key').on(table.accountId, table.key),
    index('payment_request_by_transaction').on(table.transactionId),
  ],
);

/** Payments that need an admin: money that found no use, payments without a known end, refunds that were refused. */
export const paymentTask = pgTable(
  'payment_task',
  {
    ...common(),
    kind: text({ enum: paymentTaskKinds }).notNull(),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    doneAt: instant(),
    actorId: integer().references(() => account.id, { onDelete: 'set null' }),
    note: text(),
    /** The finding of one admin at the bank, about a payment that stays uncertain; another confirms it. */
    finding: text({ enum: paymentFindings }),
    /** Where they read it. */
    proof: text(),
    finderId: integer().references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('payment_task_finding', table.finding, paymentFindings),
    index('payment_task_by_finder').on(table.finderId),
    oneOf('payment_task_kind', table.kind, paymentTaskKinds),
    uniqueIndex('payment_task_open')
      .on(table.transactionId, table.kind)
      .where(sql`done_at is null`),
    index('payment_task_by_transaction').on(table.transactionId),
    index('payment_task_by_actor').on(table.actorId),
    index('payment_task_by_creation').on(table.createdAt, table.id),
  ],
);

/** Subscriptions that are renewed with a saved card, and how far that is for the present end. */
export const renewal = pgTable(
  'renewal',
  {
    subscriptionId: integer()
      .primaryKey()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    cardId: integer()
      .notNull()
      .references(() => savedCard.id, { onDelete: 'cascade' }),
    /** The end that the tries are for. */
    endsAt: instant(),
    tries: integer().notNull().default(0),
    /** The card will never pay again. */
    isStopped: boolean().notNull().default(false),
  },
  (table) => [index('renewal_by_card').on(table.cardId)],
);

/** Notifications of the gateway, each once however often it comes. */
export const gatewayNotification = pgTable(
  'gateway_notification',
  {
    id: id(),
    receivedAt: writtenAt(),
    reference: text().notNull(),
    command: text().notNull(),
    responseCode: text().notNull(),
    gatewayId: text().notNull(),
    amount: integer(),
  },
  (table) => [
    uniqueIndex('gateway_notification_once').on(
      table.reference,
      table.command,
      table.gatewayId,
      table.responseCode,
      table.amount,
    ),
  ],
);

/** Days whose money was compared with the gateway's report, the last comparison of each. */
export const dailyClose = pgTable('daily_close', {
  ...common(),
  /** The day in Riyadh, `YYYY-MM-DD`. */
  day: text().notNull().unique(),
  /** The way the report came. */
  source: text({ enum: reportSources }).notNull(),
  /** Halalas that the gateway took and gave back, and that the books have. */
  gatewayTaken: integer().notNull(),
  gatewayRefunded: integer().notNull(),
  booksTaken: integer().notNull(),
  booksRefunded: integer().notNull(),
  differences: jsonb().$type<readonly CloseDifference[]>().notNull(),
  /** Who gave the report as a file; null where it came by itself. */
  actorId: integer().references(() => account.id, { onDelete: 'set null' }),
});
