import type { restorableLists } from '@saer/contract/products/history';
import type { Database } from '../../database/database.ts';
import { serviceFee } from '../../fees/lists.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { pricePlanEditing } from '../../lists/editing/edit-price-plans.ts';
import { lockRow, writeRow } from '../../lists/editing/rows.ts';
import { altersFigures, type RequireSecondPerson } from '../../lists/editing/second-person.ts';
import type { AdminList } from '../../lists/listing/admin-list.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from '../../lists/lists.ts';
import { withParents } from './parents.ts';
import type { PutBack } from './put-back.ts';
import { requireSame } from './require-same.ts';

const lists: Readonly<Record<(typeof restorableLists)[number], AdminList>> = {
  store,
  productFamily,
  productSubFamily,
  productType,
  serviceFee,
  pricePlan,
};

/** Gives the fields of a list's row their earlier values. */
export const putListRowBack = (
  db: Database,
  principal: Principal,
  name: keyof typeof lists,
  { entityId, before, after, requireSecond }: PutBack & { readonly requireSecond: RequireSecondPerson },
): Promise<unknown> =>
  db.transaction(async (tx) => {
    const list = lists[name];
    const row = await lockRow(tx, list, entityId);
    requireSame(Object.keys(before), row, after);
    const version = Number(row['version']);
    const sent = await withParents(tx, list, before);
    // At most one plan is recommended: it takes the recommendation from another.
    if (name === 'pricePlan')
      return pricePlanEditing.update(tx, principal, { ...sent, id: entityId, version });
    const written = await writeRow(tx, principal, list, { before: row, version, sent });
    if (altersFigures(list, row, written)) await requireSecond(tx, principal);
    return written;
  });
