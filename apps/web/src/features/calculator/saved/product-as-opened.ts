import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import type { ProductInput } from '@saer/contract/products/product-input';
import type { Language } from '@saer/i18n/locale';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { calculate } from '@saer/quoting/calculator/calculation';
import { draftOf, readSearch } from '@saer/contract/products/calculator-draft';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';

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
