import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Principal } from '../http/requests/principal.ts';
import { history } from '../audit/tables.ts';
import { findChangeGroups } from './reading/find-change-groups.ts';
import { visibleHistory } from './reading/find-history.ts';

/** The newest changes a reader may see, group by group. */
export const newestGroups = (db: Database, reader: Principal, limit: number) =>
  findChangeGroups(db, visibleHistory(reader), limit);

/** The newest changes of a seller's products, group by group. */
export const newestProductGroups = (db: Database, ownerId: number, limit: number) =>
  findChangeGroups(db, and(eq(history.entity, 'product'), eq(history.ownerId, ownerId)), limit);
