/** A name as its owner wrote it, shortened, and so that no mail program makes a link of it. */
export const plainName = (name: string): string => name.slice(0, 60).replaceAll(/[.:/@]/g, '$&\u2060');
