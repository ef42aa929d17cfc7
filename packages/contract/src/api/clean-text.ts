import * as z from 'zod/mini';

/**
 * Characters that nobody sees, those first which are kept because they change how the visible ones beside them look: joiners after an
 * Arabic letter (words of Persian, the `ه` of a Hijri year) and before a part of an emoji, and the variants of emoji. Small: every page loads it.
 */
const hidden =
  /([\u200C\u200D](?<=\p{sc=Arab}\p{M}*.)|\u200D(?=\p{ExtPict})|[\uFE00-\uFE0F])|[\p{DI}\uFFF9-\uFFFB]/gu;

/**
 * Text as it is stored and shown: composed (NFC), and without characters that reorder or hide others. Isolates and marks of direction go
 * too: a single one between digits shows another number, and pages and documents isolate names themselves.
 */
export const cleanText = (value: string): string => value.normalize().replace(hidden, '$1');

/** Cleans a text before its other checks: of what is sent, and of what was stored before. */
export const cleaned = () => z.overwrite(cleanText);
