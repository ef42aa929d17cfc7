import type { Endpoint, nothing } from '@saer/contract/endpoint';
import { pricingPlan } from '@saer/contract/pricing-plan';
import type { pageQuery } from '@saer/contract/list-query';
import { lists, type ListName, listNames } from '@saer/contract/lists/all';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { isAdminCall } from '../http/principal.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { categoryWordRoutes } from './category-words/category-word-routes.ts';
import { crud } from './editing/crud.ts';
import { mountEditing } from './editing/mount-editing.ts';
import { pricePlans } from './editing/price-plans.ts';
import { rangeFactors } from './editing/range-factors.ts';
import { sizeClassCategories } from './editing/size-class-categories.ts';
import { findAll, findPage } from './queries.ts';

type Reply = z.core.$ZodType;

interface ReadList {
  readonly find: Endpoint<typeof nothing, typeof nothing, Reply, 'public'>;
  readonly page: Endpoint<typeof pageQuery, typeof nothing, Reply, 'public'>;
}

function mountReading(app: FastifyInstance, db: Database, name: ListName, { find, page }: ReadList): void {
  mount(app, find, async (_, { token }) => findAll(db, name, await isAdminCall(app, token)));
  mount(app, page, async ({ query }, { token }) =>
    findPage(db, name, decodeFilter(query.filter, lists[name].relationNames), await isAdminCall(app, token)),
  );
}

/** The lists that are kept as they are. Those with rules or rows of their own have a keeper each; fee tables, and what is in them, have theirs in `fees`. */
const plainLists = ['store', 'productFamily', 'productSubFamily', 'productType'] as const;

/** Every list of reference data, each whole and by the page. */
export function referenceRoutes(app: FastifyInstance, deps: Pick<AppDependencies, 'db' | 'secretKey'>): void {
  const { db } = deps;
  categoryWordRoutes(app, deps);
  for (const name of listNames) mountReading(app, db, name, lists[name]);
  for (const name of plainLists) mountEditing(app, crud(db, name), lists[name]);
  mountEditing(app, sizeClassCategories(db), lists.classificationCategory);
  mountEditing(app, rangeFactors(db), lists.rangeFactor);
  // The price plans are asked for under two names.
  mountReading(app, db, 'pricePlan', pricingPlan);
  for (const plans of [lists.pricePlan, pricingPlan]) mountEditing(app, pricePlans(db), plans);
}
