import type { ReferenceName } from '@saer/contract/reference-data';
import { eq, exists, inArray, and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { classification, feeTable, referralRule, tables } from '../tables.ts';

const publicStates = ['published', 'superseded'] as const;

/** Rows of a fee table that was published. */
const ofPublished = (db: Database, feeTableId: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(feeTable)
      .where(and(eq(feeTable.id, feeTableId), inArray(feeTable.state, publicStates))),
  );

/** The rows of a list that everybody may see: those in use, and no fee table before it is published. Admins see all. */
export function visibleToAll(db: Database, list: ReferenceName): SQL | undefined {
  if (list === 'feeTable') return inArray(feeTable.state, publicStates);
  if (list === 'classification') return ofPublished(db, classification.feeTableId);
  if (list === 'referralRule') return ofPublished(db, referralRule.feeTableId);
  const table = tables[list];
  return 'active' in table ? eq(table.active, true) : undefined;
}
