import {
  addMissedSearch,
  findCategoryWords,
  pageMissedSearches,
  recordMissedSearch,
  removeMissedSearches,
} from '@saer/contract/fees/category-words';
import { basePath } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { mount, mountGuarded } from '../../http/mounting/mount.ts';
import { addEtag } from '../../http/replies/etag.ts';
import { decodeFilter } from '../../listing/decode-filter.ts';
import { addMiss, dismissMisses, findMisses } from '../missed-searches/manage-missed-searches.ts';
import { recordMiss } from '../missed-searches/record-miss.ts';
import { findWords, wordsVersion } from './find-category-words.ts';

/** Routes for the words sellers use for categories, and for searches without a result. */
export function categoryWordRoutes(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'db' | 'secretKey'>,
): void {
  const { db } = deps;
  addEtag(app, `${basePath}${findCategoryWords.path}`, () => wordsVersion(db));
  mount(app, findCategoryWords, () => findWords(db));
  mount(app, recordMissedSearch, ({ body }, caller) => recordMiss(deps, body, caller));
  mountGuarded(app, pageMissedSearches, ({ query }) => findMisses(db, decodeFilter(query.filter)));
  mountGuarded(app, addMissedSearch, ({ body }, { principal }) => addMiss(db, principal, body));
  mountGuarded(app, removeMissedSearches, ({ query }) => dismissMisses(db, query.id));
}
