import type { Cell } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import { within } from '../file-error.ts';
import { cellText, richText } from './rich-text.ts';

/** A text in one piece, by far the most common: its start and end, or null. */
function plainText(xml: string, from: number): { readonly text: string; readonly end: number } | null {
  if (!xml.startsWith('<t>', from) && !xml.startsWith('<t ', from)) return null;
  const begin = xml.indexOf('>', from) + 1;
  const end = xml.indexOf('<', begin);
  return begin > 0 && xml.startsWith('</t></si>', end) ? { text: xml.slice(begin, end), end: end + 9 } : null;
}

const prefixedRoot = /<([\w.-]{1,32}:)sst[\s>]/;

/** The elements without the root's prefix, if it has one. */
function stripPrefix(xml: string): string {
  const prefix = prefixedRoot.exec(xml.slice(0, 1024))?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
}

/** The texts that cells refer to by number; null if they are not in the common form, and the other reader is needed. */
export function sharedStrings(written: string, max: number): readonly Cell[] | null {
  const xml = stripPrefix(written);
  if (!xml.includes('<sst') || xml.includes('<!')) return null;
  const strings: Cell[] = [];
  let at = xml.indexOf('<si');
  while (at >= 0) {
    within(max, strings.length + 1, 'cells');
    const tagEnd = xml.indexOf('>', at);
    if (tagEnd < 0) return null;
    const isEmpty = xml.charCodeAt(tagEnd - 1) === 47;
    const plain = isEmpty ? null : plainText(xml, tagEnd + 1);
    if (plain === null) {
      const end = isEmpty ? tagEnd : xml.indexOf('</si>', tagEnd);
      if (end < 0) return null;
      strings.push(textCell(isEmpty ? '' : richText(xml.slice(tagEnd + 1, end))));
      at = xml.indexOf('<si', end);
    } else {
      strings.push(textCell(cellText(plain.text)));
      at = xml.startsWith('<si', plain.end) ? plain.end : xml.indexOf('<si', plain.end);
    }
  }
  return strings;
}
