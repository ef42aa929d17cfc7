import { lists as contract } from '@saer/contract/lists/all';
import { pricingPlan } from '@saer/contract/pricing-plan';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { categoryWordRoutes } from './category-words/category-word-routes.ts';
import { crud } from './editing/crud.ts';
import { mountEditing, type RowSchema } from './editing/mount-editing.ts';
import { storeEditing } from './editing/edit-stores.ts';
import { pricePlanEditing } from './editing/edit-price-plans.ts';
import { mountReading } from './listing/mount-reading.ts';
import { pricePlan, productFamily, productSubFamily, productType } from './lists.ts';

/** Adds the routes that edit the lists without fees; `app.ts` adds those that read every list. */
export function listRoutes(app: FastifyInstance, deps: Pick<AppDependencies, 'db' | 'secretKey'>): void {
  const { db } = deps;
  categoryWordRoutes(app, deps);
  mountEditing(app, db, contract.store, storeEditing);
  for (const list of [productFamily, productSubFamily, productType])
    mountEditing<RowSchema, RowSchema>(app, db, contract[list.name], crud(list));
  mountEditing(app, db, contract.pricePlan, pricePlanEditing);
  // The specification defines a second path for price plans.
  mountReading(app, db, pricePlan, pricingPlan);
  mountEditing(app, db, pricingPlan, pricePlanEditing);
}
