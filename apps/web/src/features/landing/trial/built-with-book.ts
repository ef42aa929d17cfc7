import snapshot from './fee-book-snapshot.json';
import type { TrialBook } from './trial-book.ts';

/** The fees the page is built with: it answers by them at once, and for as long as the server does not. */
export const builtWithBook: TrialBook =
  // A JSON import knows its texts only as strings; the snapshot test holds it against the server's typed reply.
  snapshot as TrialBook;
