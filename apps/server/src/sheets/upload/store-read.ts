import type { ProductBatch, uploadProducts } from '@saer/contract/product-batch';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { openBatch } from '../batch/begin-batch.ts';
import { lockCatalogue } from '../batch/catalogue-lock.ts';
import { closeStored } from '../batch/close-batch.ts';
import { requireOpen } from '../batch/require-open.ts';
import { progressOf } from '../queries.ts';
import type { Arrivals } from '../reading/arrivals.ts';
import { addArriving } from '../storing/add-arriving.ts';
import { type Catalogue, planRows } from '../storing/plan-rows.ts';
import type { PricedRow, RowFault } from '../storing/priced-row.ts';
import { writePlan } from '../storing/write-plan.ts';

interface Wanted extends z.output<typeof uploadProducts.query> {
  readonly fileName: string;
  readonly content: string;
  readonly count: number;
}

type Stored =
  | { readonly ok: true; readonly batch: ProductBatch | null }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

/** Takes back what was written of rows of which some cannot be stored: the file may come under the same key once it is corrected. */
class RowsRefused extends Error {
  readonly faults: readonly RowFault[];

  constructor(faults: readonly RowFault[]) {
    super('Some rows cannot be stored');
    this.faults = faults;
  }
}

/** Says what of rows could not be stored, once all of them have arrived. */
export const checkRead = (db: Database, catalogue: Catalogue, rows: readonly PricedRow[]): Promise<Stored> =>
  db.transaction(async (tx) => {
    await lockCatalogue(tx, catalogue.ownerId);
    const planned = await planRows(tx, catalogue, rows);
    return planned.ok ? { ok: true, batch: null } : planned;
  });

/**
 * Stores so many rows of a file as a batch of the caller's key, all or none, and begins while they arrive; under a key that is stored already
 * nothing is stored again.
 */
export async function storeRead(
  db: Database,
  { tenantId: ownerId, accountId: actorId }: Pick<Principal, 'tenantId' | 'accountId'>,
  { key, fileName, whenThere = 'update', content, count }: Wanted,
  rows: Arrivals<PricedRow>,
): Promise<Stored> {
  const store = async (tx: Transaction): Promise<ProductBatch> => {
    await lockCatalogue(tx, ownerId);
    const named = fileName === '' ? {} : { fileName };
    const batch = await openBatch(tx, ownerId, { key, rows: count, whenThere, content, ...named });
    if (batch.state === 'stored') return progressOf(tx, batch);
    requireOpen(batch);
    const arrived = await addArriving(tx, { ownerId, actorId }, rows);
    const planned = await planRows(tx, { ownerId, whenThere }, arrived.rest, arrived.added);
    if (!planned.ok) throw new RowsRefused(planned.faults);
    const { plan } = planned;
    await writePlan(tx, { ownerId, actorId }, plan);
    const written = { ...plan, added: [...arrived.added, ...plan.added] };
    return progressOf(tx, await closeStored(tx, batch.id, written));
  };
  try {
    return { ok: true, batch: await db.transaction(store) };
  } catch (error) {
    if (error instanceof RowsRefused) return { ok: false, faults: error.faults };
    throw error;
  }
}
