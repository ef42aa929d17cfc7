import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { history } from '../../audit/tables.ts';
import { productFamily, productSubFamily } from '../../lists/tables.ts';
import { auditNames, auditValues } from './audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { product } from '../tables.ts';

type Values = Readonly<Record<string, unknown>>;
type Change = Pick<typeof history.$inferSelect, 'id' | 'entity' | 'entityId' | 'action' | 'after'>;

const leavesOut = ({ entity, action, after }: Change): boolean =>
  entity === 'product' && action === 'create' && after === null;

/** Of each product the value of each field that has changed since, as it was before it changed for the first time. */
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

/** The family of a sub family when a change was written; undefined: the sub family is gone. */
type FamilyAt = (subFamily: unknown, change: number) => string | undefined;

/** A product tells its family without holding it: an admin may have moved its sub family to another one since. */
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
 * Changes of which those that added a product say what it was then. It is not written down where a product is added: the product itself
 * says it, and each field that has changed since stands in the change that changed it first, all of them where the product was deleted.
 */
export async function restoreCreatedValues<Row extends Change>(
  db: Database,
  changes: readonly Row[],
): Promise<readonly Row[]> {
  const ids = [...new Set(changes.filter(leavesOut).map(({ entityId }) => entityId))];
  if (ids.length === 0) return changes;
  const stored = await savedProducts(db).where(inArray(product.id, ids));
  const live = new Map(stored.map((each) => [each.id, auditValues(each)]));
  // Read after the products: one that is changed meanwhile is told by its change.
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
    // Of a product that went without a change that says so, not all is known.
    if (values === undefined || Object.values(values).includes(undefined)) return change;
    return {
      ...change,
      after: { ...values, family: familyAt(values['subFamily'], change.id) ?? values['family'] },
    };
  });
}
