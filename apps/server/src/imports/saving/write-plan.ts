import { type SQL, sql, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { runSequentially } from '../../database/group-calls.ts';
import { bulkInsert, bulkUpdate } from '../../database/bulk-write.ts';
import { recording } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import { resultColumns } from '../../products/saved/column-values.ts';
import { diffProducts, namedProduct } from '../../products/editing/audit-values.ts';
import { product } from '../../products/tables.ts';
import type { Plan } from './plan-rows.ts';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import { findTeam } from '../../notifications/sending/recipients.ts';
import { account } from '../../principals/tables.ts';

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
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
  'ending',
  'override',
  'price',
  'currentPrice',
  'minPrice',
  'maxPrice',
  'monthlySales',
  ...resultColumns,
] as const satisfies readonly (keyof typeof product.$inferInsert)[];

/** Rows of one statement. Between two of them other requests are let through. */
const atOnce = 500;
const splitChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, chunk) =>
    rows.slice(chunk * atOnce, (chunk + 1) * atOnce),
  );

/** The statements that insert new products, and the history of each: named by `namedAs`, without values, which the product itself has. */
function* adding({ ownerId, actorId }: Writer, added: Plan['added']): Generator<SQL, void> {
  const calculatedAt = new Date().toISOString();
  for (const chunk of splitChunks(added)) {
    const rows = chunk.map(({ values, keys }) => ({ ...values, ...keys, ownerId, calculatedAt }));
    yield sql`
      with added as (
        ${bulkInsert(product, [...columns, 'ownerId', 'calculatedAt'], rows)}
        returning id, barcode, name_en, name_ar
      )
      insert into ${history} (actor_id, owner_id, entity, entity_id, name_en, name_ar, action)
      select ${actorId}::integer, ${ownerId}::integer, 'product', id,
        coalesce(name_en, case when name_ar is null then barcode end),
        coalesce(name_ar, case when name_en is null then barcode end),
        'create'
      from added`;
  }
}

/** The same for updated products. */
function* updating({ ownerId, actorId }: Writer, updated: Plan['updated']): Generator<SQL, void> {
  for (const chunk of splitChunks(updated)) {
    const rows = chunk.map(({ values, keys, before }) => ({ ...values, ...keys, id: before.id }));
    const also = sql`version = product.version + 1, updated_at = now(), calculated_at = now()`;
    yield bulkUpdate(product, columns, rows, also);
    const changes = chunk.flatMap(({ values, before }) => {
      const changed = diffProducts(before, { ...before, ...values });
      return changed === undefined
        ? []
        : [
            {
              actorId,
              ownerId,
              entity: 'product',
              entityId: before.id,
              action: 'update',
              named: namedProduct(values),
              ...changed,
            },
          ];
    });
    if (changes.length > 0) yield recording(changes);
  }
}

/** Writes the plan, and the history of each product, in the plan's transaction. */
export async function writePlan(tx: Transaction, writer: Writer, { added, updated }: Plan): Promise<void> {
  await runSequentially(tx, adding(writer, added));
  await runSequentially(tx, updating(writer, updated));
}

/** Notifies a seller and their sub-users that a sheet was imported; to whoever imported it that is no news. */
export async function notifyTeam(
  tx: Transaction,
  { ownerId, actorId }: { readonly ownerId: number; readonly actorId: number },
  name: string | null,
  { added, updated }: Plan,
): Promise<void> {
  const [actor] = await tx.select({ by: account.fullName }).from(account).where(eq(account.id, actorId));
  const data = { name, added: added.length, updated: updated.length, by: actor?.by ?? '' };
  if (data.added + data.updated === 0) return;
  const team = await findTeam(tx, ownerId);
  await notifyInApp(
    tx,
    team.map((accountId) => ({
      accountId,
      aboutId: actorId,
      event: { kind: 'sheetImported', data },
      isOwn: accountId === actorId,
    })),
  );
}
