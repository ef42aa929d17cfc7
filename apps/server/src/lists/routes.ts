import { lists as contract } from '@saer/contract/lists/all';
import { pricingPlan } from '@saer/contract/subscriptions/pricing-plan';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { crud, mountEditing, type RowSchema } from './editing/crud.ts';
import { secondPersonRule, withSecondPerson } from './editing/second-person.ts';
import { storeEditing } from './editing/edit-stores.ts';
import { pricePlanEditing } from './editing/edit-price-plans.ts';
import { mountReading } from './listing/mount-reading.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from './lists.ts';
import {
  addMissedSearch,
  findCategoryWords,
  pageMissedSearches,
  recordMissedSearch,
  removeMissedSearches,
} from '@saer/contract/fees/category-words';
import { basePath } from '@saer/contract/api/endpoint';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import { addEtag } from '../http/replies/negotiation.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { addMiss, dismissMisses, findMisses, recordMiss } from './category-words/missed-searches.ts';
import { findWords, wordsVersion } from './category-words/find-category-words.ts';

/** Routes for the words sellers use for categories, and for searches without a result. */
function categoryWordRoutes(app: FastifyInstance, deps: Pick<AppDependencies, 'db' | 'secretKey'>): void {
  const { db } = deps;
  addEtag(app, `${basePath}${findCategoryWords.path}`, () => wordsVersion(db));
  mount(app, findCategoryWords, () => findWords(db));
  mount(app, recordMissedSearch, ({ body }, caller) => recordMiss(deps, body, caller));
  mountGuarded(app, pageMissedSearches, ({ query }) => findMisses(db, decodeFilter(query.filter)));
  mountGuarded(app, addMissedSearch, ({ body }, { principal }) => addMiss(db, principal, body));
  mountGuarded(app, removeMissedSearches, ({ query }) => dismissMisses(db, query.id));
}

/** Adds the routes that edit the lists without fees; `app.ts` adds those that read every list. */
export function listRoutes(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
): void {
  const { db, settings } = deps;
  const requireSecond = secondPersonRule(settings.publishFeesAlone);
  categoryWordRoutes(app, deps);
  // A new store has no fee table: nothing is priced with it yet.
  mountEditing(
    app,
    db,
    contract.store,
    withSecondPerson(store, storeEditing, requireSecond, { isWhole: false }),
  );
  for (const list of [productFamily, productSubFamily, productType])
    mountEditing<RowSchema, RowSchema>(app, db, contract[list.name], crud(list));
  mountEditing(app, db, contract.pricePlan, pricePlanEditing);
  // The specification defines a second path for price plans.
  mountReading(app, db, pricePlan, pricingPlan);
  mountEditing(app, db, pricingPlan, pricePlanEditing);
}
