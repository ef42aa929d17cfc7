/** What Excel, or a program like it, could take for the beginning of a formula, also behind spaces and in wide letters. */
const beginsFormula = /^[\s\u200E\u200F\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

export const looksLikeFormula = (text: string): boolean => beginsFormula.test(text);
