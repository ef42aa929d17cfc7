const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/** Keeps a number and its signs together, left to right, inside a sentence of either direction. */
export const isolateLtr = (text: string): string => `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;

/** Keeps a name of either direction together inside a sentence. */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
