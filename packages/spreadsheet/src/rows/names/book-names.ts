import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import { sizeClassAliases, storeAliases } from './known-names.ts';
import { nameKey } from './name-key.ts';
import { type NameIndex, nameIndex } from './name-index.ts';

type SizeClass = FeeTable['sizeClasses'][number];

/** The names of a fee book's rows, cached per book. */
export interface BookNames {
  readonly stores: NameIndex<FeeBook['stores'][number]>;
  readonly families: NameIndex<FeeBook['families'][number]>;
  readonly subFamilies: NameIndex<FeeBook['subFamilies'][number]>;
  readonly types: NameIndex<FeeBook['types'][number]>;
  /** The size classes of a store, by its code. */
  readonly sizeClasses: (store: string) => NameIndex<SizeClass> | undefined;
}

const aliasesOfClass = new Map(
  Object.entries(sizeClassAliases).map(([name, aliases]) => [nameKey(name), aliases]),
);

const aliasesOfStore = new Map(Object.entries(storeAliases));

const cache = new WeakMap<FeeBook, BookNames>();

function makeNames(book: FeeBook): BookNames {
  const classes = new Map(
    book.stores.map(({ code, feeTable }) => [
      code,
      nameIndex(feeTable?.sizeClasses ?? [], ({ nameEn }) => aliasesOfClass.get(nameKey(nameEn)) ?? []),
    ]),
  );
  return {
    stores: nameIndex(book.stores, ({ code }) => aliasesOfStore.get(code) ?? []),
    families: nameIndex(book.families),
    subFamilies: nameIndex(book.subFamilies),
    types: nameIndex(book.types),
    sizeClasses: (store) => classes.get(store),
  };
}

export function bookNames(book: FeeBook): BookNames {
  const known = cache.get(book);
  if (known !== undefined) return known;
  const names = makeNames(book);
  cache.set(book, names);
  return names;
}
