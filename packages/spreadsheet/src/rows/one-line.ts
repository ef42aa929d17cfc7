/** Direction marks and the like; the joiners stay, for letters and emoji are built with them. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const PLAIN = /^(?:[!-~\u0621-\u063A\u0641-\u064A]+ )*[!-~\u0621-\u063A\u0641-\u064A]*$/;

/** The text of a cell on one line: no direction marks, no space around it, one between words. */
export const oneLine = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
