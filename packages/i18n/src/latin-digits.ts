const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

const latin = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_INDIC_ZERO));
};

/** The same text with Arabic-Indic and Persian digits written as 0-9. */
export const latinDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, latin);
