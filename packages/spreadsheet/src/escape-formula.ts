/** Text that a spreadsheet program could interpret as a formula, also after spaces and in full-width characters. */
const beginsFormula = /^[\s\u200E\u200F\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** As nearly all texts begin: no formula does, and no guarded text. */
const beginsPlain = /^[A-Za-z0-9\u0621-\u064A]/;

export const looksLikeFormula = (text: string): boolean =>
  !beginsPlain.test(text) && beginsFormula.test(text);

/** An escaped text is escaped again, so that unescaping restores the original. */
const isEscaped = (text: string): boolean =>
  !beginsPlain.test(text) && looksLikeFormula(text.replace(/^'+/, ''));

/** Text for a file in which a formula is text that begins like one. */
export const escapeFormula = (text: string): string => (isEscaped(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && isEscaped(text) ? text.slice(1) : text;
