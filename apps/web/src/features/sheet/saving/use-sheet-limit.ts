import { sheetRowsFrom } from '@saer/contract/subscriptions/entitlements';
import { useEntitlements } from '../../../domain/entitlements/use-entitlements.ts';
import { platform } from '../../../lib/browser/platform.ts';

export interface SheetLimit {
  /** Rows that are saved at a time: with a plan, or without one. */
  readonly max: number;
  /** The rows of a sheet without a plan, where this one has more; else undefined. */
  readonly exceeded: number | undefined;
}

/** How many rows of a sheet may be saved, and whether this one needs a plan. */
export function useSheetLimit(rows: number): SheetLimit {
  const rights = useEntitlements();
  const max = sheetRowsFrom('subscribed', platform());
  if (rights === undefined || rights.state === 'subscribed') return { max, exceeded: undefined };
  const own = sheetRowsFrom(rights.state, platform());
  return { max: own, exceeded: rows > own ? own : undefined };
}
