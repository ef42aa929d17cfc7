/** Isolates a text in its own direction, so that it follows the order of the page. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
