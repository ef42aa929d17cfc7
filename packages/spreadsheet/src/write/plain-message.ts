/** A message without the signs that keep its numbers in order on a page: in a cell some programs show them as boxes. */
export const plainMessage = (message: string): string => message.replace(/[\u2066-\u2069]/g, '');
