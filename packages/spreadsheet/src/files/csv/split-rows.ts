const quote = 34;
const carriageReturn = 13;

/** Takes one cell after the other; `-1` as a column ends a row. */
export type TakeCell = (column: number, text: string) => void;
export const endOfRow = -1;

interface Quoted {
  readonly text: string;
  /** Behind the quote that closes it. */
  readonly end: number;
}

/** A text in quotes, in which two quotes stand for one; null: nothing closes it. */
function quotedText(text: string, open: number): Quoted | null {
  let close = text.indexOf('"', open + 1);
  const first = close;
  while (close >= 0 && text.charCodeAt(close + 1) === quote) close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const inner = text.slice(open + 1, close);
  return { text: close === first ? inner : inner.replaceAll('""', '"'), end: close + 1 };
}

/** Where a text is found next, looked for only when the last place is passed: otherwise one that is rare would be looked for in vain in every cell. */
function nextOf(text: string, sought: string, length: number): (at: number) => number {
  let found = -1;
  return (at) => {
    if (found < at) found = text.indexOf(sought, at);
    if (found < 0) found = length;
    return found;
  };
}

/**
 * Splits separated text whose quotes stand round whole cells, as spreadsheets write it. False: a quote stands elsewhere or never closes,
 * and what was taken until then counts for nothing.
 */
export function splitRows(text: string, separator: string, take: TakeCell): boolean {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  const { length } = text;
  const nextSeparator = nextOf(text, separator, length);
  const nextLine = nextOf(text, lineEnd, length);
  let column = 0;
  let at = 0;
  while (at < length || column > 0) {
    const isQuoted = text.charCodeAt(at) === quote;
    const quoted = isQuoted ? quotedText(text, at) : null;
    if (isQuoted && quoted === null) return false;
    const from = quoted?.end ?? at;
    const line = nextLine(from);
    const end = Math.min(nextSeparator(from), line);
    const isLast = end === line;
    const stop = isLast && end > from && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end;
    if (quoted !== null && stop > from) return false;
    take(column, quoted?.text ?? text.slice(at, stop));
    column += 1;
    at = end + 1;
    if (!isLast) continue;
    take(endOfRow, '');
    column = 0;
  }
  return true;
}
