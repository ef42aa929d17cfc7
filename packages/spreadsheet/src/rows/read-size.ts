import type { FeeBook } from '@saer/contract/fee-book';
import type { Handover } from '@saer/contract/fee-table';
import type { WrittenProduct } from '@saer/contract/product';
import type { BookNames } from './book-names.ts';
import { readNamed } from './read-named.ts';
import { cellNumbers, readNumber, readNumberText } from './read-number.ts';
import { needed, type RowCells } from './row-cells.ts';
import { sidesTogether } from './sides-text.ts';

export type Size = Pick<WrittenProduct, 'sizeClass' | 'sides' | 'weight'>;
type Store = FeeBook['stores'][number];

const sideColumns = ['longestSide', 'medianSide', 'shortestSide'] as const;

function textsOfSides(cells: RowCells): readonly [string, string, string] {
  const isOwn = [...sideColumns, 'sizeClass' as const].some((column) => cells.own(column) !== '');
  const [first, second, third] = sideColumns.map(isOwn ? cells.own : cells.text);
  if (second === '' && third === '') {
    const together = sidesTogether(first ?? '');
    if (together !== undefined) return together;
  }
  return [first ?? '', second ?? '', third ?? ''];
}

/** Three sides in any order, or none; if only one or two are given, the others are reported as missing. */
function readSides(cells: RowCells, texts: readonly string[]): Size['sides'] {
  if (texts.every((text) => text === '')) return undefined;
  const [first, second, third] = sideColumns.map((column, at) => {
    const text = texts[at] ?? '';
    return text === '' ? needed(cells, column) : readNumberText(cells, column, text, cellNumbers.side);
  });
  return first === undefined || second === undefined || third === undefined
    ? undefined
    : [first, second, third];
}

function readClass(
  cells: RowCells,
  names: BookNames,
  store: Store | undefined,
  handover: Handover | undefined,
): string | undefined {
  // A store that has no classes asks for none: what another store calls the parcel says nothing there.
  if (store?.feeTable === undefined || store.feeTable === null || store.feeTable.sizeClasses.length === 0)
    return undefined;
  const index = names.sizeClasses(store.code);
  if (index === undefined) return undefined;
  const isOffered = (each: { readonly handover: Handover | null }) =>
    each.handover === null || each.handover === (handover ?? 'DROP_OFF');
  return readNamed(cells, 'sizeClass', 'unknownSizeClass', index, isOffered)?.code;
}

/** Whether the store's fee depends on the parcel: it does not where the fee is typed or agreed. */
function dependsOnParcel({ overrides }: FeeBook, store: Store, barcode: string | undefined): boolean {
  if (store.feeTable === null || store.feeTable.store.manualRates) return false;
  const agreed = overrides.find((each) => each.store === store.code && each.barcode === barcode);
  return (agreed?.fulfilment ?? null) === null;
}

/** Reads sides, weight and size class; a class chosen for the whole sheet is for the rows that give no sides. */
export function readSize(
  cells: RowCells,
  book: FeeBook,
  names: BookNames,
  of: {
    readonly store: Store | undefined;
    readonly handover: Handover | undefined;
    readonly barcode: string | undefined;
    readonly feeIsTyped: boolean;
  },
): Size {
  const texts = textsOfSides(cells);
  const hasSides = texts.some((text) => text !== '') || sideColumns.some(cells.isWrong);
  const sides = readSides(cells, texts);
  const sizeClass =
    hasSides && cells.own('sizeClass') === '' ? undefined : readClass(cells, names, of.store, of.handover);
  const weight = readNumber(cells, 'weight', cellNumbers.weight);
  if (of.store !== undefined && !of.feeIsTyped && dependsOnParcel(book, of.store, of.barcode)) {
    if (!hasSides && cells.text('sizeClass') === '') cells.wrong('longestSide', 'sizeMissing');
    if (weight === undefined) cells.wrong('weight', 'weightMissing');
  }
  return {
    ...(sides === undefined ? {} : { sides }),
    ...(sizeClass === undefined ? {} : { sizeClass }),
    ...(weight === undefined ? {} : { weight }),
  };
}
