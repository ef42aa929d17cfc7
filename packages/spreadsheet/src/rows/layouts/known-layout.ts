import { foldArabic } from '@saer/i18n/fold-arabic';
import type { KnownLayout } from './file-layout.ts';
import { headerWords } from './header-key.ts';
import { knownLayouts } from './known-layouts.ts';
import { memoize } from '@saer/i18n/memoize';
import { oneLine } from '@saer/i18n/one-line';

/** The form in which headers of layouts are compared. */
export const layoutKey = memoize((header: string): string =>
  header.length > 100 ? '' : headerWords(header).join(' '),
);

const longestPattern = 300;
const plain = (header: string): string => foldArabic(oneLine(header));

/** True if a folded header is a text with `*` for any text between its parts. */
function fits(header: string, [first = '', ...parts]: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  if (!header.startsWith(first) || !header.endsWith(last)) return false;
  let from = first.length;
  for (const part of parts) {
    const at = header.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return header.length >= first.length + last.length;
}

/** The forms of a layout's headers that those of a sheet are compared with. */
interface Keys {
  readonly layout: KnownLayout;
  readonly signature: readonly string[];
  readonly anyOf: readonly string[];
  /** All headers but those with `*`. */
  readonly all: ReadonlySet<string>;
  readonly patterns: readonly (readonly string[])[];
  readonly isIrrelevant: (header: string) => boolean;
}

function toKeys(layout: KnownLayout): Keys {
  const irrelevant = layout.irrelevant.filter((each) => !each.includes('*'));
  const patterns = layout.irrelevant
    .filter((each) => each.includes('*'))
    .map((each) => plain(each).split('*'));
  const anyOf = (layout.anyOf?.headers ?? []).map(layoutKey);
  const signature = layout.signature.map(layoutKey);
  const columns = [...Object.keys(layout.columns), ...Object.values(layout.unitColumns)];
  // Of several columns with the same field one is read: the others are of no use.
  const known = new Set([...irrelevant, ...columns].map(layoutKey));
  return {
    layout,
    signature,
    anyOf,
    all: new Set([...known, ...signature, ...anyOf]),
    patterns,
    isIrrelevant: memoize(
      (header) =>
        known.has(layoutKey(header)) ||
        (header.length <= longestPattern && patterns.some((pattern) => fits(plain(header), pattern))),
    ),
  };
}

const layoutKeys = knownLayouts.map(toKeys);

/** True if a file of this layout has such a column, and no price needs it where it is not read. */
export const isOfLayout = (header: string, layout: KnownLayout): boolean =>
  layoutKeys.find((each) => each.layout.code === layout.code)?.isIrrelevant(header) ?? false;

/** The layout with these headers: of several, the one that matches most; undefined if none is known. */
export function layoutOf(headers: readonly string[]): KnownLayout | undefined {
  const there = new Set(headers.map(layoutKey));
  there.delete('');
  const isThere = (key: string) => there.has(key);
  const [best] = layoutKeys
    .filter(
      ({ layout, signature, anyOf }) =>
        signature.every(isThere) && anyOf.filter(isThere).length >= (layout.anyOf?.enough ?? 0),
    )
    .map(({ layout, all, signature }) => ({
      layout,
      weight: [...all].filter(isThere).length + signature.length / 100,
    }))
    .toSorted((one, other) => other.weight - one.weight);
  return best?.layout;
}
