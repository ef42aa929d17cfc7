import { maxFound, type SearchReply } from '@saer/contract/site/search';
import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { visibleToAll } from '../../lists/listing/visibility.ts';
import * as lists from '../../lists/lists.ts';
import { store } from '../../lists/tables.ts';
import { closeness, matching } from './matching.ts';

/** Stores by code or name; those that are not active for admins only. */
export function findStores(db: Database, text: string, isAdmin: boolean): Promise<SearchReply['stores']> {
  const visible = isAdmin ? undefined : visibleToAll(db, lists.store);
  return db
    .select({ id: store.id, code: store.code, nameEn: store.nameEn, nameAr: store.nameAr })
    .from(store)
    .where(matching(store, store.search, text, visible))
    .orderBy(asc(closeness(text, store.nameEn, store.nameAr)), asc(store.id))
    .limit(maxFound);
}
