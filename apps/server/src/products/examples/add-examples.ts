import { riyadhDay } from '@saer/i18n/format-date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { namedAs } from '../editing/audit-values.ts';
import { lockOwner } from '../editing/lock-owner.ts';
import { requireAddable } from '../editing/require-addable.ts';
import type { Actor } from '../policy.ts';
import { columnValues } from '../saved/column-values.ts';
import { resultOf } from '../saved/price-product.ts';
import { product } from '../tables.ts';
import { type Example, exampleProducts } from './example-products.ts';

/** Examples that a seller does not have. */
async function missingExamples(tx: Transaction, ownerId: number): Promise<readonly Example[]> {
  const examples = exampleProducts();
  const keys = examples.map(({ saveKey }) => saveKey);
  const saved = await tx
    .select({ saveKey: product.saveKey })
    .from(product)
    .where(and(eq(product.ownerId, ownerId), inArray(product.saveKey, keys)));
  const savedKeys = new Set(saved.map(({ saveKey }) => saveKey));
  return examples.filter(({ saveKey }) => !savedKeys.has(saveKey));
}

/** Adds the missing products of the example catalogue to the actor's seller, priced by today's fees. */
export async function addExamples(
  db: Database,
  { accountId, tenantId }: Pick<Actor, 'accountId' | 'tenantId'>,
): Promise<{ added: number; left: number }> {
  const book = await findFeeBook(db, riyadhDay(new Date()), tenantId);
  return db.transaction(async (tx) => {
    await lockOwner(tx, tenantId);
    const missing = await missingExamples(tx, tenantId);
    const priced = missing.flatMap((example) => {
      const outcome = resultOf(book, example.written);
      return outcome.ok ? [{ ...example, result: outcome.result }] : [];
    });
    await requireAddable(tx, tenantId, priced.length);
    for (const { written, saveKey, result } of priced) {
      const [row] = await tx
        .insert(product)
        .values({
          ...(await columnValues(tx, written)),
          ...result,
          ownerId: tenantId,
          saveKey,
          isExample: true,
          calculatedAt: sql`now()`,
        })
        .returning();
      if (row === undefined) continue;
      await recordChange(tx, {
        actorId: accountId,
        entity: 'product',
        entityId: row.id,
        ownerId: tenantId,
        action: 'create',
        named: namedAs(row),
      });
    }
    return { added: priced.length, left: missing.length - priced.length };
  });
}
