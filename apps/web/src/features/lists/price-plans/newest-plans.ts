import { pageQuery } from '../page-query.ts';

/** Counts how many plans are fetched at once. */
export const planStep = 5;

/** The newest plans. The first few are fetched when the app starts. */
export const newestPlansQuery = (limit: number = planStep) => ({
  ...pageQuery('pricePlan', { order_by: { created_at: 'desc' }, page: 1, limit }),
  meta: { logged: true },
  staleTime: 5 * 60_000,
});
