import { priceBands } from '@saer/contract/fees/statement-rate';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, share, writtenAt } from '../../database/columns.ts';
import { productSubFamily, store } from '../../lists/tables.ts';
import { account } from '../../principals/tables.ts';

const seller = () =>
  integer()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** Columns of a commission as a statement shows it: without a product, and deleted with its category. */
const figure = () => ({
  accountId: seller(),
  storeId: integer()
    .notNull()
    .references(() => store.id, { onDelete: 'cascade' }),
  subFamilyId: integer()
    .notNull()
    .references(() => productSubFamily.id, { onDelete: 'cascade' }),
  band: text({ enum: priceBands }).notNull(),
  rate: integer().notNull(),
  /** `YYYY-MM`, in Riyadh. */
  month: text().notNull(),
  lines: integer().notNull(),
});

/** Rates seen on a seller's statements that their calculations use. */
export const statementRate = pgTable(
  'statement_rate',
  {
    ...figure(),
    /** The rule of the fee table that the lines were compared with: the only one that the rate replaces. */
    replaces: jsonb().$type<ReferralRule>().notNull(),
    /** False once the seller stopped using it: products saved before then have other fees now. */
    isUsed: boolean().notNull().default(true),
    changedAt: writtenAt(),
  },
  (table) => [
    primaryKey({
      name: 'statement_rate_once',
      columns: [table.accountId, table.storeId, table.subFamilyId, table.band],
    }),
    oneOf('statement_rate_band', table.band, priceBands),
    check('statement_rate_figures', sql`${share(table.rate)} and ${table.lines} > 0`),
    check('statement_rate_month', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);

/** Tells whether a subscriber agreed that seen rates are stored as evidence; no row: not asked yet. */
export const evidenceConsent = pgTable('evidence_consent', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  given: boolean().notNull(),
  answeredAt: writtenAt(),
});

/** Rates that consenting sellers' statements show: for admins, who see counts only. */
export const statementEvidence = pgTable(
  'statement_evidence',
  { ...figure(), sentAt: writtenAt() },
  (table) => [
    primaryKey({
      name: 'statement_evidence_once',
      columns: [table.accountId, table.storeId, table.subFamilyId, table.band, table.month],
    }),
    oneOf('statement_evidence_band', table.band, priceBands),
    check('statement_evidence_figures', sql`${share(table.rate)} and ${table.lines} > 0`),
    check('statement_evidence_month', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
    index('statement_evidence_figure').on(table.storeId, table.subFamilyId, table.band),
  ],
);
