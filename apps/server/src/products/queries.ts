import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { conditions } from '../listing/conditions.ts';
import { ordering } from '../listing/ordering.ts';
import { searched } from '../listing/searched.ts';
import { type Actor, catalogueOf, mayCorrect } from './policy.ts';
import { listedColumns } from './stored/listed-columns.ts';
import { currentTables, isOutdated } from './stored/outdated.ts';
import { storedProducts } from './stored/stored-products.ts';
import { product } from './tables.ts';

/** A product the actor may read; any other is as missing. */
export async function findStoredProduct(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  id: number,
): Promise<ListedProduct> {
  const [found] = await storedProducts(db).where(eq(product.id, id));
  if (found === undefined || !mayCorrect(actor, found)) throw new AppError({ code: 'rowGone' });
  return { ...found, outdated: !(await currentTables(db)).includes(found.feeTableId) };
}

/** One page of the products an actor may read. */
export async function findProductPage(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  {
    where,
    order_by,
    search,
    relations,
    page = 1,
    limit = defaultPageSize,
    ignorePaginationCount,
  }: ListFilter,
) {
  const [relation] = relations ?? [];
  if (relation !== undefined)
    throw new AppError({
      code: 'unknownRelation',
      field: 'filter.relations',
      details: { relation, options: null },
    });
  const catalogue = catalogueOf(actor);
  const { outdated, ...columns } = where ?? {};
  const current = await currentTables(db);
  const wanted = and(
    catalogue === undefined ? undefined : eq(product.ownerId, catalogue),
    conditions(listedColumns, columns),
    isOutdated(outdated, current),
    searched(product.search, search),
  );
  const rows = await storedProducts(db)
    .where(wanted)
    .orderBy(...ordering(listedColumns, order_by))
    .limit(limit)
    .offset((page - 1) * limit);
  const total =
    ignorePaginationCount === true ? null : await db.$count(storedProducts(db).where(wanted).as('wanted'));
  const data = rows.map((each) => ({ ...each, outdated: !current.includes(each.feeTableId) }));
  return { data, page, limit, total, pageCount: total === null ? null : Math.ceil(total / limit) };
}
