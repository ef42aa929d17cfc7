import type { PricesBefore } from '@saer/contract/products/product-prices';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { runSequentially } from '../../database/run-sequentially.ts';
import { bulkUpdate } from '../../database/bulk-write.ts';
import { recording } from '../../audit/queries.ts';
import { changesOf, namedAs } from '../editing/audit-values.ts';
import type { Actor } from '../policy.ts';
import { resultColumns } from '../saved/column-values.ts';
import type { SavedResult } from '../saved/price-product.ts';
import { product } from '../tables.ts';
import type { LockedProduct } from './lock-products.ts';

/** A product's own price, its current price, and the results of its price. */
interface NewPrice extends SavedResult {
  readonly price: number | null;
  readonly currentPrice: number | null;
}

export interface Repriced {
  readonly before: LockedProduct;
  readonly now: NewPrice;
}

/** The prices before a change, with the version after it: what undoing it needs. */
export const pricesBefore = ({ before: { id, version, price, currentPrice } }: Repriced): PricesBefore => ({
  id,
  version: version + 1,
  price,
  currentPrice,
});

const columns = ['price', 'currentPrice', ...resultColumns] as const satisfies readonly (keyof NewPrice)[];

/** Rows per statement; other requests run between two statements. */
const rowsPerStatement = 500;

function* statements(
  { accountId }: Pick<Actor, 'accountId'>,
  all: readonly Repriced[],
): Generator<SQL, void> {
  const also = sql`version = product.version + 1, updated_at = now(), calculated_at = now()`;
  for (let from = 0; from < all.length; from += rowsPerStatement) {
    const part = all.slice(from, from + rowsPerStatement);
    yield bulkUpdate(
      product,
      columns,
      part.map(({ before, now }) => ({ ...now, id: before.id })),
      also,
    );
    const changes = part.flatMap(({ before, now }) => {
      const changed = changesOf(before, { ...before, ...now });
      return changed === undefined ? [] : [{ before, changed }];
    });
    if (changes.length > 0)
      yield recording(
        changes.map(({ before, changed }) => ({
          actorId: accountId,
          entity: 'product',
          entityId: before.id,
          ownerId: before.ownerId,
          action: 'update',
          named: namedAs(before),
          ...changed,
        })),
      );
  }
}

/** Writes the prices of many products with an audit entry each. */
export const writePrices = (
  tx: Transaction,
  actor: Pick<Actor, 'accountId'>,
  repriced: readonly Repriced[],
): Promise<void> => runSequentially(tx, statements(actor, repriced));
