import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { runInTurn } from '../../database/in-turn.ts';
import { insertion, nextIds, rewriting } from '../../database/write-many.ts';
import { recording } from '../../history/queries.ts';
import { changesOf, namedAs } from '../../products/keeping/told-values.ts';
import { product } from '../../products/tables.ts';
import type { Plan } from './plan-rows.ts';

interface Writer {
  readonly ownerId: number;
  readonly actorId: number;
}

const columns = [
  'barcode',
  'sku',
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
  'currentPrice',
  'minPrice',
  'maxPrice',
  'monthlySales',
  'feeTableId',
  'recommendedPrice',
  'finalPrice',
  'commission',
  'fulfilmentFee',
  'totalStoreFees',
  'profit',
  'finalMargin',
  'meetsTarget',
  'currentProfit',
  'currentMeetsTarget',
] as const satisfies readonly (keyof typeof product.$inferInsert)[];

/** Rows of one statement. Between two of them other requests are let through. */
const atOnce = 500;
const parts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  );

/** The statements that write new products, and the history of each. */
function* adding(
  { ownerId, actorId }: Writer,
  added: Plan['added'],
  ids: readonly number[],
): Generator<SQL, void> {
  const calculatedAt = new Date().toISOString();
  const all = added.flatMap(({ values, keys }, at) => {
    const id = ids[at];
    return id === undefined ? [] : [{ values, row: { ...values, ...keys, id, ownerId, calculatedAt } }];
  });
  for (const part of parts(all)) {
    const rows = part.map(({ row }) => row);
    yield insertion(product, ['id', 'ownerId', 'calculatedAt', ...columns], rows);
    const changes = part.map(({ values, row }) => ({
      actorId,
      ownerId,
      entity: 'product',
      entityId: row.id,
      action: 'create',
      named: namedAs(values),
      // Nothing else is told of a product that is new: a row's values hold none of what the server keeps to itself.
      after: { ...values, ownerId },
    }));
    yield recording(changes);
  }
}

/** The same for products that are written anew. */
function* updating({ ownerId, actorId }: Writer, updated: Plan['updated']): Generator<SQL, void> {
  for (const part of parts(updated)) {
    const rows = part.map(({ values, keys, before }) => ({ ...values, ...keys, id: before.id }));
    const also = sql`version = product.version + 1, updated_at = now(), calculated_at = now()`;
    yield rewriting(product, columns, rows, also);
    const changes = part.map(({ values, before }) => ({
      actorId,
      ownerId,
      entity: 'product',
      entityId: before.id,
      action: 'update',
      named: namedAs(values),
      ...changesOf(before, { ...before, ...values }),
    }));
    yield recording(changes);
  }
}

/** Writes what was planned, and the history of each product, in the transaction of the plan. */
export async function writePlan(tx: Transaction, writer: Writer, { added, updated }: Plan): Promise<void> {
  const ids = added.length === 0 ? [] : await nextIds(tx, product, added.length);
  await runInTurn(tx, adding(writer, added, ids));
  await runInTurn(tx, updating(writer, updated));
}
