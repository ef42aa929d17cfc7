// Separate from the schemas, so that the contact page checks what is typed without loading a schema library.

/** Below `/v1`. */
export const contactPath = '/contact-us';
export const contactFormPath = '/contact-us/form';

/** Milliseconds that a person needs to write a message; faster ones are not accepted. */
export const shortestWriting = 3_000;

export const shortestMessage = 10;
export const longestMessage = 5_000;
/** More links than this are advertising, whatever else the message says. */
export const maxLinks = 3;
/** The most characters of a picture as a data URI: some 1.5 MB. Pages send larger ones smaller. */
export const maxPictureLength = 2_000_000;
/** Megabytes of a PDF, at most. */
export const maxDocumentMegabytes = 3;

/** With a protocol, with `www.`, or a host with a path: the mere name of a shop, as `amazon.sa`, is none. */
const links = /(?:https?:\/\/|(?<![\w.@-])www\.)\S+|(?<![\w.@-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/giu;

/** Counts the links of a text. */
export const countLinks = (text: string): number => text.match(links)?.length ?? 0;

/** True if a text says nothing besides its links. */
export const isOnlyLinks = (text: string): boolean =>
  countLinks(text) > 0 && (text.replace(links, '').match(/\p{L}/gu)?.length ?? 0) < shortestMessage;
