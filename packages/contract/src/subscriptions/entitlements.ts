import type { Platform } from '../api/request-headers.ts';

/** Rights of sellers, by the state of their subscription: the server enforces it, pages and the list of plans show it. */

/** `guest`: without an account. `free`: without an active subscription. `subscribed`: with one, the own or, for a sub-user, the subscriber's. */
export const entitlementStates = ['guest', 'free', 'subscribed'] as const;
export type EntitlementState = (typeof entitlementStates)[number];

export interface Entitlements {
  /** Saved products at most; null without a limit. */
  readonly products: number | null;
  /** Rows of a sheet that are saved at once, in the browser. */
  readonly sheetRows: number;
  /** The same in the desktop app. */
  readonly desktopSheetRows: number;
  /** True if new fees can be applied to the whole catalogue at once. */
  readonly repricing: boolean;
  /** People who may use it, the subscriber included: a number, or as many as the plan has. */
  readonly users: number | 'plan';
}

/** Whatever is saved stays readable, downloadable and deletable in every state. The calculator needs none. */
export const entitlements: Readonly<Record<EntitlementState, Entitlements>> = {
  guest: { products: 0, sheetRows: 0, desktopSheetRows: 0, repricing: false, users: 0 },
  free: { products: 25, sheetRows: 25, desktopSheetRows: 25, repricing: false, users: 1 },
  subscribed: { products: null, sheetRows: 500, desktopSheetRows: 2_500, repricing: true, users: 'plan' },
};

/** Rows of a sheet that are saved at once on a platform. */
export const sheetRowsFrom = (state: EntitlementState, platform: Platform): number =>
  entitlements[state][platform === 'desktop' ? 'desktopSheetRows' : 'sheetRows'];

/** The names of what a plan unlocks: a refusal says which of them was missing. */
export type Entitlement = keyof Entitlements;
