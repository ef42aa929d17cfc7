import type { Product } from '@saer/contract/products/product';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { namedAs } from '../editing/audit-values.ts';
import type { Actor } from '../policy.ts';

/** Records the number of a product's pictures before and after a change. */
export const auditPictures = (
  tx: Transaction,
  { accountId }: Pick<Actor, 'accountId'>,
  product: Product,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> =>
  recordChange(tx, {
    actorId: accountId,
    entity: 'product',
    entityId: product.id,
    ownerId: product.ownerId,
    action: 'update',
    named: namedAs(product),
    before: { images: before },
    after: { images: after },
  });
