import type { restorableLists } from '@saer/contract/products/history';
import type { Database, Transaction } from '../../database/database.ts';
import { classification, rangeFactor, referralRule, serviceFee } from '../../fees/lists.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { pricePlanEditing } from '../../lists/editing/edit-price-plans.ts';
import { lockRow, writeRow } from '../../lists/editing/rows.ts';
import { altersFigures, type RequireSecondPerson } from '../../lists/editing/second-person.ts';
import type { AdminList, Row } from '../../lists/listing/admin-list.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from '../../lists/lists.ts';
import { writtenProduct } from '@saer/contract/products/product';
import { toWrittenProduct } from '@saer/spreadsheet/rows/read/to-written-product';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { editProduct } from '../../products/editing/edit-product.ts';
import { findSavedProduct } from '../../products/queries.ts';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../http/replies/app-error.ts';
import { rowsWithRules } from './edited-rows.ts';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { history } from '../../audit/tables.ts';

/** The row of a list that was deleted under a key, as the history has it. */
async function findDeleted(tx: Transaction, { name }: AdminList, id: number) {
  const [deleted] = await tx
    .select({ before: history.before, nameEn: history.nameEn, nameAr: history.nameAr })
    .from(history)
    .where(and(eq(history.entity, name), eq(history.entityId, id), eq(history.action, 'remove')))
    .orderBy(desc(history.id))
    .limit(1);
  return deleted;
}

/** The key of a parent: its former one, or that of a row added since with the same code; refused, by its name, where there is neither. */
async function requireParent(tx: Transaction, list: AdminList, field: string, id: number): Promise<number> {
  const { table } = list;
  const [same] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (same !== undefined) return id;
  const deleted = await findDeleted(tx, list, id);
  const { code } = getTableColumns(table);
  const formerCode = deleted?.before?.['code'];
  if (code !== undefined && typeof formerCode === 'string') {
    const [added] = await tx.select({ id: table.id }).from(table).where(eq(code, formerCode));
    if (added !== undefined) return Number(added.id);
  }
  const { nameEn = null, nameAr = null } = deleted ?? {};
  throw new AppError({ code: 'unknownRow', field, details: { id, list: list.name, name: nameEn, nameAr } });
}

/** Earlier values of a row with the present keys of the rows they refer to. */
export async function withParents(tx: Transaction, list: AdminList, values: Row): Promise<Row> {
  const found: Record<string, unknown> = { ...values };
  for (const [relation, parent] of Object.entries(list.relations)) {
    const field = `${relation}Id`;
    const id = values[field];
    if (typeof parent !== 'function' && typeof id === 'number')
      found[field] = await requireParent(tx, parent, field, id);
  }
  return found;
}

type Values = Readonly<Record<string, unknown>>;

/** A change whose row still exists, with its values before and after. */
export interface PutBack {
  readonly entityId: number;
  readonly before: Values;
  readonly after: Values;
}

/** Throws where one of the fields no longer has the value that a change gave it, or where there are none. */
function requireSame(fields: readonly string[], current: Values, after: Values): void {
  if (fields.length === 0) throw new AppError({ code: 'cannotPutBack' });
  if (!fields.every((name) => isDeepStrictEqual(current[name] ?? null, after[name] ?? null)))
    throw new AppError({ code: 'changedSince' });
}

const lists: Readonly<Record<(typeof restorableLists)[number], AdminList>> = {
  store,
  productFamily,
  productSubFamily,
  productType,
  serviceFee,
  pricePlan,
  rangeFactor,
  classification,
  referralRule,
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
    const edited = rowsWithRules[name];
    await edited?.lock(tx, { id: entityId });
    const row = { ...(await lockRow(tx, list, entityId)), ...(await edited?.findChildren(tx, entityId)) };
    requireSame(Object.keys(before), row, after);
    const version = Number(row['version']);
    const sent = await withParents(tx, list, before);
    // At most one plan is recommended: it takes the recommendation from another.
    if (name === 'pricePlan')
      return pricePlanEditing.update(tx, principal, { ...sent, id: entityId, version });
    if (edited !== undefined) return edited.write(tx, principal, { ...row, ...sent });
    const written = await writeRow(tx, principal, list, { before: row, version, sent });
    if (altersFigures(list, row, written)) await requireSecond(tx, principal);
    return written;
  });

/** Fields that a seller enters; a family follows from its sub family. */
const entered = new Set(Object.keys(writtenProduct.shape).filter((name) => name !== 'family'));

/** Gives a product's input its earlier values; its results follow from today's fees. */
export async function putProductBack(
  db: Database,
  principal: Principal,
  { entityId, before, after }: PutBack,
): Promise<void> {
  const saved = await findSavedProduct(db, principal, entityId);
  const fields = Object.keys(before).filter((name) => entered.has(name));
  requireSame(fields, saved, after);
  const earlier = new Map(fields.map((name) => [name, before[name]]));
  const { family: _family, ...current } = toWrittenProduct(saved);
  const values = Object.entries({ ...current, ...Object.fromEntries(earlier) });
  const written = parseInput(
    writtenProduct,
    Object.fromEntries(values.filter(([, value]) => value !== null)),
  );
  await editProduct(db, principal, { ...written, id: saved.id, version: saved.version });
}
