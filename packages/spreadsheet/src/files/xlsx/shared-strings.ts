import type { Cell } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import { within } from '../file-fault.ts';
import { richText } from './rich-text.ts';

/** The texts that cells refer to by number; null: they are not written the plain way, and another reader is needed. */
export function sharedStrings(xml: string, most: number): readonly Cell[] | null {
  if (!xml.includes('<sst') || xml.includes('<![CDATA[') || xml.includes('<!--')) return null;
  const strings: Cell[] = [];
  let at = xml.indexOf('<si');
  while (at >= 0) {
    within(most, strings.length + 1, 'cells');
    const tagEnd = xml.indexOf('>', at);
    if (tagEnd < 0) return null;
    const isEmpty = xml.charAt(tagEnd - 1) === '/';
    const end = isEmpty ? tagEnd : xml.indexOf('</si>', tagEnd);
    if (end < 0) return null;
    strings.push(textCell(isEmpty ? '' : richText(xml.slice(tagEnd + 1, end))));
    at = xml.indexOf('<si', end);
  }
  return strings;
}
