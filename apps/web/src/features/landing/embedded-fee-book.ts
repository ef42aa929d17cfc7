import type { DemoFeeBook } from './demo/demo-fee-book.ts';

/** The element in which the built page carries its fees to the browser. */
const elementId = 'fee-book';

/** The fees as part of a page. Written so that no text in them can end the element. */
export const feeBookElement = (book: DemoFeeBook): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(book).replaceAll('<', String.raw`\u003c`)}</script>`;

/** The fees this page was built with. */
export function embeddedFeeBook(): DemoFeeBook {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error(`The page carries no ${elementId}`);
  // Written by feeBookElement from a typed value, in the same build.
  const book: DemoFeeBook = JSON.parse(text);
  return book;
}
