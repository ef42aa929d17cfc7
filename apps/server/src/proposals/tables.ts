import { proposalStates, proposedActions, proposedEntities } from '@saer/contract/publishing/fee-proposal';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { common, oneOf, instant } from '../database/columns.ts';
import type { Row } from '../lists/listing/admin-list.ts';
import { account } from '../principals/tables.ts';

const who = () => integer().references(() => account.id, { onDelete: 'set null' });
const keys = () => jsonb().$type<readonly string[]>();

/** Changes of rows that hold for all sellers, until a second person has decided about them. */
export const feeProposal = pgTable(
  'fee_proposal',
  {
    ...common(),
    entity: text({ enum: proposedEntities }).notNull(),
    action: text({ enum: proposedActions }).notNull(),
    /** The row to change or remove, and its version then. No foreign key: the row may be gone by now. */
    rowId: integer(),
    rowVersion: integer(),
    /** The values that would be sent to the list itself. */
    values: jsonb().$type<Row>().notNull(),
    /** The audited values of the row then, and as they would be. */
    before: jsonb().$type<Row>(),
    after: jsonb().$type<Row>(),
    nameEn: text(),
    nameAr: text(),
    reason: text().notNull(),
    state: text({ enum: proposalStates }).notNull().default('proposed'),
    proposedBy: who(),
    decidedBy: who(),
    decidedAt: instant(),
    note: text(),
    /** The keys of the doubts that whoever proposed and whoever approved it confirmed. */
    proposedDoubts: keys().notNull(),
    approvedDoubts: keys(),
  },
  (table) => [
    oneOf('fee_proposal_entity', table.entity, proposedEntities),
    oneOf('fee_proposal_action', table.action, proposedActions),
    oneOf('fee_proposal_state', table.state, proposalStates),
    check('fee_proposal_row', sql`(${table.rowId} is null) = (${table.action} = 'create')`),
    check('fee_proposal_row_version', sql`(${table.rowId} is null) = (${table.rowVersion} is null)`),
    check('fee_proposal_decided', sql`(${table.state} = 'proposed') = (${table.decidedAt} is null)`),
    // Another change of the same row would be based on a row that this one changes.
    uniqueIndex('fee_proposal_open')
      .on(table.entity, table.rowId)
      .where(sql`${table.state} = 'proposed'`),
    index('fee_proposal_state_id').on(table.state, table.id),
  ],
);
