/** A message without direction isolates, which some programs display as boxes in cells. */
export const plainMessage = (message: string): string => message.replace(/[\u2066-\u2069]/g, '');
