import { amazonLayouts } from './amazon-layouts.ts';
import type { KnownLayout } from './file-layout.ts';
import { noonLayouts } from './noon-layouts.ts';
import { shopLayouts } from './shop-layouts.ts';

export type { KnownLayout } from './file-layout.ts';

/** The files that marketplaces and shops write, by their headers. */
export const knownLayouts: readonly KnownLayout[] = [...noonLayouts, ...amazonLayouts, ...shopLayouts];
