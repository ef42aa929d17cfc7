import { findSellerDashboard } from '@saer/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { hasSheetDraft } from '../../domain/sheet-draft/has-sheet-draft.ts';
import { call } from '../../lib/api.ts';

/** How the products stand; read again after every change of one. */
export const startQuery = queryOptions({
  queryKey: ['products', 'start'],
  queryFn: () => call(findSellerDashboard, {}),
  meta: { quiet: true },
});

/** Whether a sheet in this browser waits to be finished. */
export const sheetDraftQuery = (account: number) =>
  queryOptions({
    queryKey: ['sheet-draft', account],
    queryFn: () => hasSheetDraft(account),
    staleTime: 0,
  });
