import * as z from 'zod/mini';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Principal } from '../http/requests/caller.ts';
import { history } from '../audit/tables.ts';
import { visibleHistory, readChanges } from './reading/history-page.ts';
import type { ChangeGroup } from '@saer/contract/products/history';

/** Changes that are looked at, the newest. */
const maxChanges = 2_500;

/** Changes of a group are at most this far apart. */
const longestGap = '10 minutes';

const groupRow = z.object({
  newest: z.int(),
  rows: z.coerce.number(),
  changes: z.coerce.number(),
  since: z.coerce.date(),
});

/** The newest visible changes; those of one kind that one person made one after the other are one group. */
async function findChangeGroups(
  db: Database,
  visible: SQL | undefined,
  limit: number,
): Promise<readonly ChangeGroup[]> {
  const { id, actorId, entity, entityId, action, at } = history;
  const { rows } = await db.execute(sql`
    with
      recent as (
        select ${id}, ${actorId}, ${entity}, ${entityId}, ${action}, ${at} from ${history}
        ${visible === undefined ? sql`` : sql`where ${visible}`}
        order by ${at} desc, ${id} desc limit ${maxChanges}
      ),
      compared as (
        select *,
          (actor_id, entity, action) is distinct from (
            lag(actor_id) over newest_first, lag(entity) over newest_first, lag(action) over newest_first
          ) or lag(at) over newest_first - at > ${longestGap}::interval as is_first
        from recent window newest_first as (order by at desc, id desc)
      ),
      numbered as (
        select *, count(*) filter (where is_first) over (order by at desc, id desc) as place from compared
      )
    select (array_agg(id order by at desc, id desc))[1] as newest, count(distinct entity_id) as rows, count(*) as changes,
      min(at) as since
    from numbered group by place order by place limit ${limit}`);
  const groups = rows.map((row) => groupRow.parse(row));
  const seen = groups.reduce((sum, { changes }) => sum + changes, 0);
  const byId = new Map(
    (
      await readChanges(
        db,
        groups.map(({ newest }) => newest),
      )
    ).map((change) => [change.id, change]),
  );
  return groups.flatMap(({ newest, rows: changedRows, since }, place) => {
    const change = byId.get(newest);
    const isMore = seen === maxChanges && place === groups.length - 1;
    return change === undefined
      ? []
      : [{ newest: change, rows: changedRows, isMore, since: since.toISOString() }];
  });
}

/** The newest changes a reader may see, group by group. */
export const newestGroups = (db: Database, reader: Principal, limit: number) =>
  findChangeGroups(db, visibleHistory(reader), limit);

/** The newest changes of a seller's products, group by group. */
export const newestProductGroups = (db: Database, ownerId: number, limit: number) =>
  findChangeGroups(db, and(eq(history.entity, 'product'), eq(history.ownerId, ownerId)), limit);
