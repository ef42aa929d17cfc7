/** The token of a link in a message, from the fragment of an address: fragments are sent to no server. */
export const linkToken = (hash: string): string | undefined => /^#?token=([\w.~-]{16,200})$/.exec(hash)?.[1];
