import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { history } from '../../audit/tables.ts';
import { productFamily, productSubFamily } from '../../lists/tables.ts';
import { auditNames, productAuditValues } from './audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

type Values = Readonly<Record<string, unknown>>;
type Change = Pick<typeof history.$inferSelect, 'id' | 'entity' | 'entityId' | 'action' | 'after'>;

const leavesOut = ({ entity, action, after }: Change): boolean =>
  entity === 'product' && action === 'create' && after === null;

/** For each product and each field that has changed, the value before its first change. */
async function firstValues(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Values>> {
  const isTold = and(
    eq(history.entity, 'product'),
    inArray(history.entityId, [...ids]),
    isNotNull(history.before),
  );
  const { rows } = await db.execute<{ id: number; values: Values }>(sql`
    select id, jsonb_object_agg(name, value) as values
    from (
      select distinct on (${history.entityId}, told.key) ${history.entityId} as id, told.key as name, told.value
      from ${history} cross join lateral jsonb_each(${history.before}) as told
      where ${isTold}
      order by ${history.entityId}, told.key, ${history.id}
    ) as earliest
    group by id
  `);
  return new Map(rows.map(({ id, values }) => [id, values]));
}

/** The family of a sub family at the time of a change; undefined if the sub family no longer exists. */
type FamilyAt = (subFamily: unknown, change: number) => string | undefined;

/** A product's family is not saved in it: an admin may have moved its sub family since. */
async function familiesAt(db: Database, subFamilies: readonly string[]): Promise<FamilyAt> {
  if (subFamilies.length === 0) return () => undefined;
  const { rows } = await db.execute<{ code: string; until: number | null; family: string }>(sql`
    select stay.code, until, ${productFamily.code} as family
    from (
      select ${productSubFamily.code} as code, ${history.id} as until,
        (${history.before} ->> 'familyId')::integer as family_id
      from ${productSubFamily} inner join ${history} on ${and(
        eq(history.entity, 'productSubFamily'),
        eq(history.entityId, productSubFamily.id),
        sql`${history.before} ? 'familyId'`,
      )}
      union all
      select ${productSubFamily.code}, null, ${productSubFamily.familyId} from ${productSubFamily}
    ) as stay inner join ${productFamily} on ${productFamily.id} = family_id
    where stay.code = any(${sql.param([...new Set(subFamilies)])}::text[])
    order by until nulls last
  `);
  const stays = Map.groupBy(rows, ({ code }) => code);
  return (subFamily, change) =>
    typeof subFamily === 'string'
      ? stays.get(subFamily)?.find(({ until }) => until === null || until > change)?.family
      : undefined;
}

/**
 * Adds the values at creation to changes that created a product. They are not saved in the history: the product itself has them,
 * each field that was changed later is in its first change, and a deletion has them all.
 */
export async function restoreCreatedValues<Row extends Change>(
  db: Database,
  changes: readonly Row[],
): Promise<readonly Row[]> {
  const ids = [...new Set(changes.filter(leavesOut).map(({ entityId }) => entityId))];
  if (ids.length === 0) return changes;
  const saved = await savedProducts(db).where(inArray(product.id, ids));
  const live = new Map(saved.map((each) => [each.id, productAuditValues(each)]));
  // Read after the products: one that is changed meanwhile is covered by its change.
  const first = await firstValues(db, ids);
  const created = new Map(
    ids.map((id): readonly [number, Values] => {
      const values = { ...live.get(id), ...first.get(id) };
      return [id, Object.fromEntries(auditNames.map((name) => [name, values[name]]))];
    }),
  );
  const familyAt = await familiesAt(
    db,
    [...created.values()].flatMap(({ subFamily }) => (typeof subFamily === 'string' ? [subFamily] : [])),
  );
  return changes.map((change) => {
    const values = leavesOut(change) ? created.get(change.entityId) : undefined;
    // If a product disappeared without a history entry, some of its values are unknown.
    if (values === undefined || Object.values(values).includes(undefined)) return change;
    return {
      ...change,
      after: { ...values, family: familyAt(values['subFamily'], change.id) ?? values['family'] },
    };
  });
}
