import { feeBook } from '@saer/contract/fees/fee-book';
import { demoFeeBook } from './read-fee-book.ts';
import snapshot from './fee-book-snapshot.json' with { type: 'json' };

/** The fees the page is built with, as a server gave them. For the build and its tests: the browser finds them on the page. */
export const builtInFeeBook = demoFeeBook(feeBook.reply.parse(snapshot));
