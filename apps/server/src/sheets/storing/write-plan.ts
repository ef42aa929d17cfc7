import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { insertMany, nextIds, updateMany } from '../../database/write-many.ts';
import { recordChanges } from '../../history/queries.ts';
import { changesOf, namedAs, toldValues } from '../../products/keeping/told-values.ts';
import { product } from '../../products/tables.ts';
import type { Plan } from './plan-rows.ts';

interface Writer {
  readonly ownerId: number;
  readonly actorId: number;
}

const columns = [
  'barcode',
  'nameEn',
  'nameAr',
  'storeId',
  'subFamilyId',
  'typeId',
  'sizeClass',
  'sides',
  'weight',
  'handover',
  'cost',
  'costIncludesVat',
  'costVat',
  'vat',
  'vatRegistered',
  'feeVatIsCost',
  'marginRate',
  'marginBase',
  'marginAmount',
  'extraRate',
  'extraFixed',
  'ending',
  'override',
  'price',
  'feeTableId',
  'recommendedPrice',
  'finalPrice',
  'commission',
  'fulfilmentFee',
  'totalStoreFees',
  'profit',
  'finalMargin',
  'meetsTarget',
] as const satisfies readonly (keyof typeof product.$inferInsert)[];

async function writeAdded(
  tx: Transaction,
  { ownerId, actorId }: Writer,
  added: Plan['added'],
): Promise<void> {
  const ids = await nextIds(tx, product, added.length);
  const calculatedAt = new Date().toISOString();
  const rows = added.flatMap(({ values, keys }, at) => {
    const id = ids[at];
    return id === undefined ? [] : { ...values, ...keys, id, ownerId, calculatedAt };
  });
  await insertMany(tx, product, ['id', 'ownerId', 'calculatedAt', ...columns], rows);
  await recordChanges(
    tx,
    rows.map((row) => {
      const { storeId: _store, subFamilyId: _subFamily, typeId: _type, ...told } = row;
      return {
        actorId,
        ownerId,
        entity: 'product',
        entityId: row.id,
        action: 'create',
        named: namedAs(row),
        after: toldValues(told),
      };
    }),
  );
}

async function writeUpdated(
  tx: Transaction,
  { ownerId, actorId }: Writer,
  updated: Plan['updated'],
): Promise<void> {
  const rows = updated.map(({ values, keys, before }) => ({ ...values, ...keys, id: before.id }));
  await updateMany(
    tx,
    product,
    columns,
    rows,
    sql`version = product.version + 1, updated_at = now(), calculated_at = now()`,
  );
  await recordChanges(
    tx,
    updated.map(({ values, before }) => ({
      actorId,
      ownerId,
      entity: 'product',
      entityId: before.id,
      action: 'update',
      named: namedAs(values),
      ...changesOf(before, { ...before, ...values }),
    })),
  );
}

/** Rows of one statement. Between two of them other requests are let through. */
const atOnce = 500;
const parts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  );

/** Writes what was planned, and the history of each product, in the transaction of the plan. */
export async function writePlan(tx: Transaction, writer: Writer, { added, updated }: Plan): Promise<void> {
  for (const part of parts(added)) await writeAdded(tx, writer, part);
  for (const part of parts(updated)) await writeUpdated(tx, writer, part);
}
