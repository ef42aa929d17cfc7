/** Direction marks and the like; joiners are needed for letters and emoji. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const PLAIN = /^(?:[!-~\u0621-\u063A\u0641-\u064A]+ )*[!-~\u0621-\u063A\u0641-\u064A]*$/;

/** The text of a cell on one line: without direction marks, trimmed, with single spaces. */
export const oneLine = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
