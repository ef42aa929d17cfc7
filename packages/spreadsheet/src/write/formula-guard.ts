/** What Excel, or a program like it, could take for the beginning of a formula, also behind spaces and in wide letters. */
const beginsFormula = /^[\s\u200E\u200F\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

export const looksLikeFormula = (text: string): boolean => beginsFormula.test(text);

/** A guarded text is guarded once more: what is taken off again is what was put on. */
const isGuarded = (text: string): boolean => looksLikeFormula(text.replace(/^'+/, ''));

/** Text for a file in which a formula is text that begins like one. */
export const guarded = (text: string): string => (isGuarded(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && isGuarded(text) ? text.slice(1) : text;
