import type { FeeVersion } from '@saer/contract/fee-version';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordChange } from '../../history/queries.ts';
import type { Keeper } from '../../reference/keeping/rows.ts';
import { classification, feeTable, productSubFamily, referralRule } from '../../reference/tables.ts';
import { readVersion } from './find-version.ts';
import { countChange, holdTable, requireVersion } from './table-row.ts';

const codes = (rows: readonly { code: string }[]): string[] =>
  [...new Set(rows.map(({ code }) => code))].toSorted();

/** Confirms what of a fee table is not confirmed yet: the table itself, its size classes and its commissions. */
export const confirmAll = (
  db: Database,
  { accountId }: Keeper,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<FeeVersion> =>
  db.transaction(async (tx) => {
    const before = await holdTable(tx, id);
    requireVersion(before, version);
    const confirmed = { status: 'confirmed' as const, confirmedAt: sql`now()`, confirmedBy: accountId };
    const classes = await tx
      .update(classification)
      .set({ ...confirmed, version: sql`${classification.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(classification.feeTableId, id), eq(classification.confirmed, false)))
      .returning({ code: classification.code });
    const rates = await tx
      .update(referralRule)
      .set({ ...confirmed, version: sql`${referralRule.version} + 1`, updatedAt: sql`now()` })
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
    if (!before.confirmed) await tx.update(feeTable).set(confirmed).where(eq(feeTable.id, id));
    await countChange(tx, id);
    await recordChange(tx, {
      actorId: accountId,
      entity: 'feeTable',
      entityId: id,
      action: 'confirm',
      named: { nameEn: before.name, nameAr: before.name },
      before: before.confirmed ? {} : { status: before.status },
      after: {
        ...(before.confirmed ? {} : { status: 'confirmed' }),
        classes: codes(classes),
        rates: codes(rates),
      },
    });
    return readVersion(tx, id);
  });
