import { columnAliases } from './column-aliases.ts';
import { headerKeys, headerUnit } from './header-key.ts';
import { isOneCharacterAway } from './nearest-name.ts';
import { type ProductColumn, productColumns } from './product-column.ts';
import { memoize } from './memoize.ts';

/** A possible meaning of a header, and its certainty. */
export interface HeaderMatch {
  readonly column: ProductColumn;
  readonly weight: number;
}

/** By how much of the header had to be left out. */
const weights = [3, 2.5, 2] as const;
const splitWeight = 1.9;
const misspeltWeight = 1;
const shortestMisspelt = 6;
/** An alias that is named earlier is a little better. */
const step = 0.005;

/** Every alias by its key, with and without its units. */
function makeIndex(): ReadonlyMap<string, HeaderMatch> {
  const index = new Map<string, HeaderMatch>();
  const add = (key: string | undefined, match: HeaderMatch): void => {
    if (key !== undefined && key !== '' && !index.has(key)) index.set(key, match);
  };
  const each = productColumns.flatMap((column) =>
    columnAliases[column].map((alias, rank) => ({ alias, match: { column, weight: -rank * step } })),
  );
  for (const { alias, match } of each) add(headerKeys(alias)[0], match);
  const isUnitTelling = new Set<ProductColumn>([
    'extraRate',
    'extraFixed',
    'adsRate',
    'couponRate',
    'returnCost',
    'storageCost',
    'referralRate',
    'fulfilmentFee',
  ]);
  for (const { alias, match } of each) if (!isUnitTelling.has(match.column)) add(headerKeys(alias)[1], match);
  return index;
}

const index = makeIndex();

function byKeys(text: string): HeaderMatch | undefined {
  for (const [rank, key] of headerKeys(text).entries()) {
    const found = index.get(key);
    if (found !== undefined) return { ...found, weight: (weights[rank] ?? 0) + found.weight };
  }
  return undefined;
}

/** “Barcode / الباركود”: either half may be known. */
function byHalves(text: string): HeaderMatch | undefined {
  const halves = [
    ...text.split(/[/|\n]|\s[-–—]\s/),
    text.replace(/\p{sc=Arab}+/gu, ' '),
    text.replace(/\p{sc=Latn}+/gu, ' '),
  ];
  if (!/\p{sc=Arab}/u.test(text) || !/\p{sc=Latn}/u.test(text)) return undefined;
  const found = halves.map(byKeys).find((match) => match !== undefined);
  return found === undefined ? undefined : { ...found, weight: splitWeight };
}

function misspelt(text: string): HeaderMatch | undefined {
  const [key = ''] = headerKeys(text);
  if (key.length < shortestMisspelt) return undefined;
  for (const [alias, { column }] of index)
    if (isOneCharacterAway(alias, key)) return { column, weight: misspeltWeight };
  return undefined;
}

const longestHeader = 100;

/** The meaning of a header as spelt; undefined if it is unknown. A profit in percent is a margin. */
export const matchSpelling = memoize((text: string): HeaderMatch | undefined => {
  if (text === '' || text.length > longestHeader) return undefined;
  const found = byKeys(text) ?? byHalves(text);
  return found?.column === 'profit' && headerUnit(text) === '%' ? { ...found, column: 'marginRate' } : found;
});

/** The same, or the most likely intended name. */
export const matchHeader = memoize((text: string): HeaderMatch | undefined =>
  text.length > longestHeader ? undefined : (matchSpelling(text) ?? misspelt(text)),
);

/** Whether a header is recognised only by assuming a typing error. */
export const isMisspelt = (text: string): boolean =>
  text.length <= longestHeader && matchSpelling(text) === undefined && misspelt(text) !== undefined;
