import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { type Actor, mayDelete } from '../policy.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';
import { namedAs, auditValues } from './audit-values.ts';

/** Deletes products of the actor's seller: none, if one of them is missing or someone else's. */
export async function deleteProducts(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<{ removed: number[] }> {
  const requested = [...new Set(ids)];
  return db.transaction(async (tx) => {
    await tx
      .select({ id: product.id })
      .from(product)
      .where(inArray(product.id, requested))
      .orderBy(product.id)
      .for('update');
    const rows = await savedProducts(tx).where(inArray(product.id, requested)).orderBy(product.id);
    if (rows.length < requested.length || !rows.every((each) => mayDelete(actor, each)))
      throw new AppError({ code: 'rowGone' });
    await tx.delete(product).where(inArray(product.id, requested));
    for (const row of rows)
      await recordChange(tx, {
        actorId: actor.accountId,
        entity: 'product',
        entityId: row.id,
        ownerId: row.ownerId,
        action: 'remove',
        named: namedAs(row),
        before: auditValues(row),
      });
    return { removed: rows.map(({ id }) => id) };
  });
}
