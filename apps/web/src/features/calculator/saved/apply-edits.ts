import type { ListedProduct, WrittenProduct } from '@saer/contract/products/product';
import type { ProductInput } from '@saer/contract/products/product-input';
import { toWrittenProduct } from '@saer/spreadsheet/rows/read/to-written-product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { calculate } from '@saer/quoting/calculator/calculation';
import { draftOf, readSearch } from '@saer/contract/products/calculator-search';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';

interface Names {
  readonly nameEn?: string;
  readonly nameAr?: string;
}

/** The calculator's single name as the two names of a product: in Arabic if any of it is Arabic. */
export function getNames(typed: string): Names {
  const name = typed.trim();
  if (name === '') return {};
  return /\p{sc=Arab}/u.test(name) ? { nameAr: name } : { nameEn: name };
}

type Written = ProductInput & { readonly store: string };

/** The previous names if the displayed one is unchanged; else the one in its language is replaced. */
const namesAfter = ({ nameEn, nameAr }: ListedProduct, typed: string) => {
  const name = typed.trim();
  const names = { ...(nameEn === null ? {} : { nameEn }), ...(nameAr === null ? {} : { nameAr }) };
  if (name === '') return {};
  return name === nameEn || name === nameAr ? names : { ...names, ...getNames(name) };
};

/**
 * A saved product with the changes made in the calculator since it was opened there. Values that the calculator does not have, the
 * name in the other language or agreed fees with a limit, are preserved.
 */
export function applyEdits(
  stored: ListedProduct,
  was: Partial<ProductInput>,
  now: Written,
  name: string,
): WrittenProduct {
  const before = new Map<string, unknown>(Object.entries(was));
  const after = new Map<string, unknown>(Object.entries(now));
  // Checking a price needs no margin: that does not remove the target.
  const asksForMargin = now.price === undefined;
  const isLeft = (key: string): boolean =>
    (!asksForMargin && (key === 'marginRate' || key === 'marginAmount')) ||
    JSON.stringify(before.get(key)) === JSON.stringify(after.get(key));

  const { handover, override, ...others } = now;
  const { nameEn: _nameEn, nameAr: _nameAr, store: _store, ...names } = toWrittenProduct(stored);
  return {
    ...others,
    ...(handover === undefined || isLeft('handover') ? {} : { handover }),
    ...(override === undefined || isLeft('override') ? {} : { override }),
    ...Object.fromEntries(Object.entries(names).filter(([key]) => isLeft(key))),
    ...namesAfter(stored, name),
  };
}

/** A saved product in the form's format: without fields that the form does not have. */
export function productAsOpened(
  saved: ListedProduct,
  book: FeeBook,
  language: Language,
): Partial<ProductInput> {
  const { search } = readSearch(calculatorFields(saved, language));
  const opened = calculate(normaliseDraft(draftOf(search), book).draft, book);
  return ('product' in opened ? opened.product : undefined) ?? {};
}
