import type { HistoryRow } from '@saer/contract/products/history';
import { formatScaled } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import { classification, feeTable, rangeFactor, referralRule } from '../../fees/tables.ts';
import { history } from '../../audit/tables.ts';

interface Name {
  readonly nameEn: string;
  readonly nameAr: string;
}
type Values = Readonly<Record<string, unknown>>;

/** Rows without a name, or that belong to a fee table. */
const tables = { referralRule, rangeFactor, classification } as const;
type Entity = keyof typeof tables;
const isEntity = (entity: string): entity is Entity => Object.hasOwn(tables, entity);

const everything: Name = { nameEn: 'Every product', nameAr: 'كل المنتجات' };

const keyIn = (values: Values | undefined, name: string): number =>
  typeof values?.[name] === 'number' ? values[name] : 0;

/** The values of rows, for deleted ones those in the audit. */
async function findValues(
  db: Database | Transaction,
  entity: Entity,
  ids: readonly number[],
): Promise<Map<number, Values>> {
  const table = tables[entity];
  const live: readonly ({ id: number } & Values)[] = await db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]));
  const values = new Map<number, Values>(live.map((row) => [row.id, row]));
  const gone = ids.filter((id) => !values.has(id));
  if (gone.length === 0) return values;
  const written = await db
    .select({ id: history.entityId, before: history.before, after: history.after })
    .from(history)
    .where(
      and(
        eq(history.entity, entity),
        inArray(history.entityId, gone),
        inArray(history.action, ['create', 'remove']),
      ),
    );
  for (const { id, before, after } of written) values.set(id, before ?? after ?? {});
  return values;
}

const named = (rows: readonly ({ readonly id: number } & Name)[]): ReadonlyMap<number, Name> =>
  new Map(rows.map((row) => [row.id, row]));

/** Formats a band of costs in riyals. */
const band = (values: Values): string => {
  const [min, max] = [keyIn(values, 'min'), values['max']];
  const from = formatScaled(min, 2);
  return isolateLtr(typeof max === 'number' ? `${from}–${formatScaled(max, 2)}` : `${from}+`);
};

const joined = (first: Name, second: Name): Name => ({
  nameEn: `${first.nameEn} · ${second.nameEn}`,
  nameAr: `${first.nameAr} · ${second.nameAr}`,
});

async function lookUp(db: Database | Transaction, values: readonly Values[]) {
  const keys = (name: string) =>
    [...new Set(values.map((each) => keyIn(each, name)))].filter((key) => key > 0);
  const findNames = async (
    table: typeof productFamily | typeof productSubFamily | typeof productType,
    name: string,
  ): Promise<ReadonlyMap<number, Name>> => {
    const ids = keys(name);
    if (ids.length === 0) return new Map();
    const { id, nameEn, nameAr } = table;
    return named(await db.select({ id, nameEn, nameAr }).from(table).where(inArray(id, ids)));
  };
  const feeTables = keys('feeTableId');
  return {
    families: await findNames(productFamily, 'familyId'),
    subFamilies: await findNames(productSubFamily, 'subFamilyId'),
    types: await findNames(productType, 'typeId'),
    storesOfTables:
      feeTables.length === 0
        ? new Map<number, Name>()
        : named(
            await db
              .select({ id: feeTable.id, nameEn: store.nameEn, nameAr: store.nameAr })
              .from(feeTable)
              .innerJoin(store, eq(store.id, feeTable.storeId))
              .where(inArray(feeTable.id, feeTables)),
          ),
  };
}

/** Names the changed rows: a commission by its sub family and store, a factor by its scope and band. */
export async function nameRows(
  db: Database | Transaction,
  rows: readonly HistoryRow[],
): Promise<readonly HistoryRow[]> {
  const values = new Map<string, Values>();
  for (const entity of Object.keys(tables).filter(isEntity)) {
    const ids = [...new Set(rows.filter((row) => row.entity === entity).map(({ entityId }) => entityId))];
    if (ids.length === 0) continue;
    for (const [id, row] of await findValues(db, entity, ids)) values.set(`${entity} ${id}`, row);
  }
  if (values.size === 0) return rows;
  const { families, subFamilies, types, storesOfTables } = await lookUp(db, [...values.values()]);
  return rows.map((row) => {
    const own = values.get(`${row.entity} ${row.entityId}`);
    if (own === undefined) return row;
    const feeTableId = keyIn(own, 'feeTableId');
    const withTable = { ...row, feeTableId: feeTableId === 0 ? null : feeTableId };
    if (row.nameEn !== null || row.nameAr !== null) return withTable;
    const thing =
      subFamilies.get(keyIn(own, 'subFamilyId')) ??
      families.get(keyIn(own, 'familyId')) ??
      types.get(keyIn(own, 'typeId')) ??
      (own['scope'] === 'general' ? everything : undefined);
    if (thing === undefined) return withTable;
    const costs = row.entity === 'rangeFactor' ? { nameEn: band(own), nameAr: band(own) } : undefined;
    const source = costs ?? storesOfTables.get(feeTableId);
    return {
      ...withTable,
      ...(source === undefined ? { nameEn: thing.nameEn, nameAr: thing.nameAr } : joined(thing, source)),
    };
  });
}
