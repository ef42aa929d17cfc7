/** Groups of files that pages need offline: those of the calculator for everybody, those of saved products for sellers. */
export const offlineGroups = ['calculator', 'products'] as const;
export type OfflineGroup = (typeof offlineGroups)[number];

/** What a version of the app needs offline, as the build lists it. */
export interface OfflineFiles {
  /** Hash of the names and contents of all files. */
  readonly version: string;
  /** The paths of each group's files. Files outside /assets/ are fetched anew for each version. */
  readonly groups: Readonly<Record<OfflineGroup, readonly string[]>>;
}

/** The cache of the service worker's files. */
export const cacheName = 'saer-files';

/** The page of the app at every address. */
export const shellPath = '/app.html';

/** What pages ask of the worker. */
export type WorkerRequest =
  | { readonly is: 'save'; readonly group: OfflineGroup }
  /** Says whether a file of the page's own version belongs to the newest one: answered with true or false. */
  | { readonly is: 'check'; readonly file: string };
