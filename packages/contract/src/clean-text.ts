import * as z from 'zod/mini';

/** Whether every isolate of a text ends within it: only then the words around it keep their order. */
function areIsolatesPaired(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += mark === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Characters that nobody sees. */
const hidden = /[\p{DI}\uFFF9-\uFFFB]/u;
/**
 * Those among them that change how the visible ones beside them look, then pairs of isolates, then all others. Joiners are kept after an
 * Arabic letter (words of Persian, the `ه` of a Hijri year) and within an emoji.
 */
const kinds =
  /((?<=\p{sc=Arab}\p{M}*)[\u200C\u200D]|(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict})|[\uFE00-\uFE0F])|([\u2066-\u2069])|[\p{DI}\uFFF9-\uFFFB]/gu;

/**
 * Text as it is stored and shown: composed (NFC), and without characters that reorder or hide others. Marks of direction go too: a single
 * one between digits shows another number, and pages and documents isolate names themselves.
 */
export function cleanText(value: string): string {
  const text = value.normalize();
  if (!hidden.test(text)) return text;
  const keepsIsolates = areIsolatesPaired(text);
  return text.replace(kinds, (mark: string, seen?: string, ofIsolate?: string) =>
    seen !== undefined || (ofIsolate !== undefined && keepsIsolates) ? mark : '',
  );
}

/** Cleans a text before its other checks: of what is sent, and of what was stored before. */
export const cleaned = () => z.overwrite(cleanText);
