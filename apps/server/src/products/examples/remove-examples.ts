import { and, eq, inArray } from 'drizzle-orm';
import { recording } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { auditValues, namedAs } from '../editing/audit-values.ts';
import { lockOwner } from '../editing/lock-owner.ts';
import type { Actor } from '../policy.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

/** Deletes every example of the actor's seller, whether edited or not. */
export async function removeExamples(
  db: Database,
  { accountId, tenantId }: Pick<Actor, 'accountId' | 'tenantId'>,
): Promise<{ removed: number }> {
  const examples = and(eq(product.ownerId, tenantId), eq(product.isExample, true));
  return db.transaction(async (tx) => {
    await lockOwner(tx, tenantId);
    await tx.select({ id: product.id }).from(product).where(examples).orderBy(product.id).for('update');
    const rows = await savedProducts(tx).where(examples).orderBy(product.id);
    if (rows.length === 0) return { removed: 0 };
    await tx.delete(product).where(
      inArray(
        product.id,
        rows.map(({ id }) => id),
      ),
    );
    await tx.execute(
      recording(
        rows.map((row) => ({
          actorId: accountId,
          entity: 'product',
          entityId: row.id,
          ownerId: row.ownerId,
          action: 'remove',
          named: namedAs(row),
          before: auditValues(row),
        })),
      ),
    );
    return { removed: rows.length };
  });
}
