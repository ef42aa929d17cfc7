import { lists as contract } from '@saer/contract/lists/all';
import { pricingPlan } from '@saer/contract/subscriptions/pricing-plan';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { categoryWordRoutes } from './category-words/category-word-routes.ts';
import { crud } from './editing/crud.ts';
import { mountEditing, type RowSchema } from './editing/mount-editing.ts';
import { secondPersonRule } from './editing/second-person.ts';
import { storeEditing } from './editing/edit-stores.ts';
import { withSecondPerson } from './editing/with-second-person.ts';
import { pricePlanEditing } from './editing/edit-price-plans.ts';
import { mountReading } from './listing/mount-reading.ts';
import { pricePlan, productFamily, productSubFamily, productType, store } from './lists.ts';

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
