import type { Language } from '@saer/i18n/locale';
import { getName } from '../../domain/names/name.ts';
import type { DemoFeeBook } from './demo/demo-fee-book.ts';

/** The element in which the built page carries its fees to the browser. */
const elementId = 'fee-book';

const isNamed = (value: unknown): value is { readonly nameEn: string; readonly nameAr: string } =>
  typeof value === 'object' && value !== null && 'nameEn' in value && 'nameAr' in value;

/** A page shows names in its own language only: the other's would be a tenth of its bytes. */
function withOwnNames(language: Language, value: unknown): unknown {
  if (!isNamed(value)) return value;
  const name = getName(value, language);
  return { ...value, nameEn: name, nameAr: name };
}

/** The fees embedded in a page. Serialised so that no text in them can end the element. */
export const feeBookElement = (book: DemoFeeBook, language: Language): string => {
  const json = JSON.stringify(book, (_key, value: unknown) => withOwnNames(language, value));
  return `<script type="application/json" id="${elementId}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
};

/** The fees this page was built with. */
export function embeddedFeeBook(): DemoFeeBook {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error(`The page carries no ${elementId}`);
  // Written by feeBookElement from a typed value, in the same build.
  const book: DemoFeeBook = JSON.parse(text);
  return book;
}
