import type { ListFilter } from '@saer/contract/list-filter';
import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { history } from '../../audit/tables.ts';
import { historyPage } from './history-page.ts';
import { visibleHistory } from './visible-history.ts';

const { id, at, actorId, entity, entityId, action } = history;

/** A page of what was changed, as far as the reader may see it. */
export const findHistory = (db: Database, reader: Principal, filter: ListFilter) =>
  historyPage(db, visibleHistory(reader), { id, at, actorId, entity, entityId, action }, filter);
