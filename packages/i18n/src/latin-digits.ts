/** The zeros of both scripts are multiples of 16: the last four bits of a digit are its value. */
const latin = (digit: string): string => String(digit.charCodeAt(0) & 15);

/** The same text with Arabic-Indic and Persian digits written as 0-9. */
export const latinDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, latin);
