import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { recordChange } from '../../audit/queries.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { classification, feeTable, referralRule } from '../tables.ts';
import { readVersion } from './find-version.ts';
import { bumpVersion } from './bump-version.ts';
import { type FeeTableRow, lockTable, requireVersion } from './lock-table.ts';

const codes = (rows: readonly { code: string }[]): string[] =>
  [...new Set(rows.map(({ code }) => code))].toSorted();

interface Confirmed {
  readonly id: number;
  readonly version: number;
  /** The source for figures that have none. */
  readonly source?: string | null;
}

/** Rejects the confirmation of figures without a source. */
async function requireSources(tx: Transaction, { id, confirmed, source }: FeeTableRow): Promise<void> {
  const unsourced = async (table: typeof classification | typeof referralRule) =>
    tx.$count(table, and(eq(table.feeTableId, id), eq(table.confirmed, false), isNull(table.source)));
  const isHeadUnsourced = !confirmed && source === null;
  if (isHeadUnsourced || (await unsourced(classification)) + (await unsourced(referralRule)) > 0)
    throw new AppError({ code: 'required', field: 'source', details: { kind: 'text' } });
}

/** Confirms everything unconfirmed in a fee table: the table itself, its size classes and its commissions. */
export const confirmAll = (
  db: Database,
  actor: Actor,
  { id, version, source = null }: Confirmed,
): Promise<FeeVersion> =>
  db.transaction(async (tx) => {
    const before = await lockTable(tx, id);
    requireVersion(before, version);
    if (source === null) await requireSources(tx, before);
    const { accountId } = actor;
    const confirmed = { status: 'confirmed' as const, confirmedAt: sql`now()`, confirmedBy: accountId };
    const keepSource = (column: PgColumn) => ({ source: sql`coalesce(${column}, ${source}::text)` });
    const classes = await tx
      .update(classification)
      .set({
        ...confirmed,
        ...keepSource(classification.source),
        version: sql`${classification.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(classification.feeTableId, id), eq(classification.confirmed, false)))
      .returning({ code: classification.code });
    const rates = await tx
      .update(referralRule)
      .set({
        ...confirmed,
        ...keepSource(referralRule.source),
        version: sql`${referralRule.version} + 1`,
        updatedAt: sql`now()`,
      })
      .from(productSubFamily)
      .where(
        and(
          eq(referralRule.feeTableId, id),
          eq(referralRule.confirmed, false),
          eq(productSubFamily.id, referralRule.subFamilyId),
        ),
      )
      .returning({ code: productSubFamily.code });
    if (before.confirmed && classes.length === 0 && rates.length === 0) return readVersion(tx, id);
    if (!before.confirmed)
      await tx
        .update(feeTable)
        .set({ ...confirmed, ...keepSource(feeTable.source) })
        .where(eq(feeTable.id, id));
    await bumpVersion(tx, actor, id, 'words');
    await recordChange(tx, {
      actorId: accountId,
      entity: 'feeTable',
      entityId: id,
      action: 'confirm',
      named: { nameEn: before.name, nameAr: before.name },
      before: before.confirmed ? {} : { status: before.status },
      after: {
        ...(before.confirmed ? {} : { status: 'confirmed' }),
        ...(source === null ? {} : { source }),
        classes: codes(classes),
        rates: codes(rates),
      },
    });
    return readVersion(tx, id);
  });
