/** The same text with Arabic-Indic and Persian digits written as 0-9: the last four bits of their code points are their values. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
