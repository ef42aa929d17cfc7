import { isAllowed } from '@saer/contract/api/access';
import { restorableDeletions, restorableLists } from '@saer/contract/products/history';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { history } from '../../audit/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import type { RequireSecondPerson } from '../../lists/editing/second-person.ts';
import { visibleHistory } from '../reading/history-page.ts';
import { rowsWithRules } from './edited-rows.ts';
import { putListRowBack, putProductBack, withParents } from './put-row-back.ts';
import { classCategoryEditing } from '../../fees/classes/edit-class-categories.ts';
import {
  classification,
  classificationCategory,
  rangeFactor,
  referralRule,
  serviceFee,
} from '../../fees/lists.ts';
import { lockList, insertRow } from '../../lists/editing/rows.ts';
import type { AdminList, Row } from '../../lists/listing/admin-list.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from '../../lists/lists.ts';

const lists: Readonly<Record<(typeof restorableDeletions)[number], AdminList>> = {
  store,
  productFamily,
  productSubFamily,
  productType,
  serviceFee,
  classificationCategory,
  pricePlan,
  rangeFactor,
  classification,
  referralRule,
};

/** The recorded values that the table still has; refused where it has required a further one since. */
function storedValues({ table, relations }: AdminList, before: Row): Row {
  const columns = getTableColumns(table);
  const isMissing = Object.entries(columns).some(
    ([name, { notNull, hasDefault, generated, generatedIdentity }]) =>
      notNull &&
      !hasDefault &&
      generated === undefined &&
      generatedIdentity === undefined &&
      !(name in before),
  );
  if (isMissing) throw new AppError({ code: 'cannotPutBack' });
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in columns || name in relations));
}

/** A version that no reader of the deleted row has seen: each of its versions has an entry at most. */
const nextVersion = async (tx: Transaction, list: AdminList, id: number): Promise<number> =>
  (await tx.$count(history, and(eq(history.entity, list.name), eq(history.entityId, id)))) + 1;

/** A plan comes back without the recommendation that another has by now. */
async function withoutTaken(tx: Transaction, list: AdminList, values: Row): Promise<Row> {
  if (list !== pricePlan || values['recommended'] !== true) return values;
  const others = await tx.$count(pricePlan.table, eq(pricePlan.table.recommended, true));
  return others === 0 ? values : { ...values, recommended: false };
}

/** Adds a deleted row of a list again, under the key it had: what was changed in it before stays its history. */
const putDeletedRowBack = (
  db: Database,
  principal: Principal,
  name: keyof typeof lists,
  {
    entityId,
    before,
    requireSecond,
  }: {
    readonly entityId: number;
    readonly before: Row;
    readonly requireSecond: RequireSecondPerson;
  },
): Promise<unknown> =>
  db.transaction(async (tx) => {
    const list = lists[name];
    const edited = name === 'classificationCategory' ? undefined : rowsWithRules[name];
    const parents = await withParents(tx, list, storedValues(list, before));
    await (edited === undefined ? lockList(tx, list.name) : edited.lock(tx, parents));
    if ((await tx.$count(list.table, eq(list.table.id, entityId))) > 0)
      throw new AppError({ code: 'cannotPutBack' });
    const values = {
      ...(await withoutTaken(tx, list, parents)),
      id: entityId,
      version: await nextVersion(tx, list, entityId),
    };
    if (edited !== undefined) return edited.add(tx, principal, values);
    if (name === 'classificationCategory') return classCategoryEditing.create(tx, principal, values);
    const added = await insertRow(tx, principal, list, values);
    if (name === 'serviceFee') await requireSecond(tx, principal);
    return added;
  });

/** Sellers put back changes of their own products, admins any they may see. */
const mayPutBack = (principal: Principal) =>
  isAllowed(principal.role, 'admin')
    ? visibleHistory(principal)
    : and(eq(history.entity, 'product'), eq(history.ownerId, principal.tenantId));

/**
 * Gives the fields of a change their earlier values, as an ordinary change; refused where they have been changed since. A deleted row of
 * a list is added again. What takes two people takes them here too.
 */
export async function putBack(
  db: Database,
  principal: Principal,
  id: number,
  requireSecond: RequireSecondPerson,
): Promise<{ entity: string; entityId: number }> {
  const [change] = await db
    .select()
    .from(history)
    .where(and(eq(history.id, id), mayPutBack(principal)));
  if (change === undefined) throw new AppError({ code: 'rowGone' });
  const { entity, entityId, action, before, after } = change;
  if (before === null) throw new AppError({ code: 'cannotPutBack' });
  const list = restorableLists.find((name) => name === entity);
  const deleted = action === 'remove' ? restorableDeletions.find((name) => name === entity) : undefined;
  if (deleted !== undefined)
    await putDeletedRowBack(db, principal, deleted, { entityId, before, requireSecond });
  else if (action !== 'update' || after === null) throw new AppError({ code: 'cannotPutBack' });
  else if (entity === 'product') await putProductBack(db, principal, { entityId, before, after });
  else if (list === undefined) throw new AppError({ code: 'cannotPutBack' });
  else await putListRowBack(db, principal, list, { entityId, before, after, requireSecond });
  return { entity, entityId };
}
