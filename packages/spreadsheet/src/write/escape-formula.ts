/** What Excel, or a program like it, could take for the beginning of a formula, also behind spaces and in wide letters. */
const beginsFormula = /^[\s\u200E\u200F\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** As nearly all texts begin: no formula does, and no guarded text. */
const beginsPlain = /^[A-Za-z0-9\u0621-\u064A]/;

export const looksLikeFormula = (text: string): boolean =>
  !beginsPlain.test(text) && beginsFormula.test(text);

/** A guarded text is guarded once more: what is taken off again is what was put on. */
const isEscaped = (text: string): boolean =>
  !beginsPlain.test(text) && looksLikeFormula(text.replace(/^'+/, ''));

/** Text for a file in which a formula is text that begins like one. */
export const escapeFormula = (text: string): string => (isEscaped(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && isEscaped(text) ? text.slice(1) : text;
