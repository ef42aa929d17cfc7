import { findSellerDashboard } from '@saer/contract/site/dashboard';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { findProductActions } from '@saer/contract/products/product-actions';
import { queryOptions } from '@tanstack/react-query';
import { hasSheetDraft } from '../../domain/sheet-draft/draft-database.ts';
import { call } from '../../lib/api/api.ts';

/** Says how the products stand; read again after every change of one. */
export const startQuery = queryOptions({
  queryKey: ['products', 'start'],
  queryFn: () => call(findSellerDashboard, {}),
  meta: { quiet: true },
});

/** Counts what to do about products now; whoever leaves ends the work on it. */
export const startActionsQuery = queryOptions({
  queryKey: ['products', 'start-actions'],
  queryFn: ({ signal }) =>
    call(findProductActions, { query: { filter: encodeFilter({ limit: 1 }) } }, signal),
  staleTime: 60_000,
  meta: { quiet: true },
});

/** Says whether a sheet in this browser waits to be finished. */
export const sheetDraftQuery = (account: number) =>
  queryOptions({
    queryKey: ['sheet-draft', account],
    queryFn: () => hasSheetDraft(account),
    staleTime: 0,
  });
