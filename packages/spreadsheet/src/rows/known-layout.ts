import { headerWords } from './header-key.ts';
import { type KnownLayout, knownLayouts } from './known-layouts.ts';
import { memoize } from './memoize.ts';

/** The form in which headers of layouts are compared. */
export const layoutKey = memoize((header: string): string =>
  header.length > 100 ? '' : headerWords(header).join(' '),
);

const signatures = knownLayouts.map((layout) => ({
  layout,
  keys: layout.signature.map(layoutKey),
  all: [...Object.keys(layout.columns), ...layout.irrelevant, ...layout.signature].map(layoutKey),
}));

/** The layout with these headers: of several, the one that matches most; undefined if none is known. */
export function layoutOf(headers: readonly string[]): KnownLayout | undefined {
  const there = new Set(headers.map(layoutKey));
  const [best] = signatures
    .filter(({ keys }) => keys.every((key) => there.has(key)))
    .map(({ layout, all, keys }) => ({
      layout,
      weight: new Set(all.filter((key) => there.has(key))).size + keys.length / 100,
    }))
    .toSorted((one, other) => other.weight - one.weight);
  return best?.layout;
}
