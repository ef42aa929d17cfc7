/** What a cell's tags say, and where they end. */
export interface ScannedCell {
  type: string;
  style: number;
  /** Where it says it stands; -1: it does not say. */
  row: number;
  column: number;
  raw: string;
  end: number;
}

const space = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

function skipSpace(xml: string, at: number): number {
  let next = at;
  while (space(xml.charCodeAt(next))) next += 1;
  return next;
}

/** Where `AD12` stands, read where it is written: letters, then digits, and nothing else. */
function scanReference(xml: string, from: number, to: number, cell: ScannedCell): boolean {
  let at = from;
  let column = 0;
  for (; at < to; at += 1) {
    const letter = xml.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (at === from || at - from > 3 || to - at > 7) return false;
  let row = 0;
  for (; at < to; at += 1) {
    const digit = xml.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return false;
    row = row * 10 + digit;
  }
  cell.column = column - 1;
  cell.row = row - 1;
  return row > 0;
}

/** Reads a tag's attributes into the cell; false: they are not written the plain way. */
function scanAttributes(xml: string, from: number, to: number, cell: ScannedCell): boolean {
  let at = skipSpace(xml, from);
  while (at < to) {
    const isShort = xml.charCodeAt(at + 1) === 61 && xml.charCodeAt(at + 2) === 34;
    const begin = isShort ? at + 3 : xml.indexOf('="', at) + 2;
    const quote = begin < 3 ? -1 : xml.indexOf('"', begin);
    if (quote < 0 || quote > to) return false;
    const name = isShort ? xml.charCodeAt(at) : 0;
    if (name === 114 && !scanReference(xml, begin, quote, cell)) return false;
    if (name === 115) cell.style = Number(xml.slice(begin, quote));
    if (name === 116) cell.type = xml.slice(begin, quote);
    at = skipSpace(xml, quote + 1);
  }
  return true;
}

/** Past an element that begins here; -1: it has no end. */
function skipElement(xml: string, at: number, closing: string): number {
  const tagEnd = xml.indexOf('>', at);
  if (tagEnd < 0 || xml.charCodeAt(tagEnd - 1) === 47) return tagEnd < 0 ? -1 : tagEnd + 1;
  const end = xml.indexOf(closing, tagEnd);
  return end < 0 ? -1 : end + closing.length;
}

/** Reads what is between a cell's tags: a formula is passed over, its last result is taken. */
function scanContent(xml: string, from: number, cell: ScannedCell): boolean {
  let at = skipSpace(xml, from);
  if (xml.startsWith('<f', at)) {
    at = skipElement(xml, at, '</f>');
    if (at < 0) return false;
    at = skipSpace(xml, at);
  }
  if (xml.startsWith('<v', at) || xml.startsWith('<is', at)) {
    const end = skipElement(xml, at, xml.startsWith('<v', at) ? '</v>' : '</is>');
    if (end < 0) return false;
    const tagEnd = xml.indexOf('>', at) + 1;
    cell.raw = tagEnd === end ? '' : xml.slice(tagEnd, xml.lastIndexOf('<', end - 1));
    at = skipSpace(xml, end);
  }
  cell.end = at + 4;
  return xml.startsWith('</c>', at);
}

/** Reads the cell that begins here into the one given; false: it is not written the plain way. */
export function scanCell(xml: string, open: number, cell: ScannedCell): boolean {
  const close = xml.indexOf('>', open);
  if (close < 0) return false;
  cell.type = '';
  cell.style = -1;
  cell.row = -1;
  cell.column = -1;
  cell.raw = '';
  cell.end = close + 1;
  const isEmpty = xml.charCodeAt(close - 1) === 47;
  if (!scanAttributes(xml, open + 2, isEmpty ? close - 1 : close, cell)) return false;
  return isEmpty || scanContent(xml, close + 1, cell);
}
