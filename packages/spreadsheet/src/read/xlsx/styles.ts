import { maxNumberFormats } from '../file-limits.ts';
import { builtInStyle, type NumberStyle, numberStyleOf } from '../number-style.ts';
import { elementsOf } from './xml-elements.ts';

/** What the style numbers of cells say of the numbers under them, by that number. */
export function numberStyles(xml: string): readonly NumberStyle[] {
  const formats = new Map(
    elementsOf(xml, 'numFmt', maxNumberFormats).map((each) => [
      each.get('numFmtId'),
      numberStyleOf(each.get('formatCode') ?? ''),
    ]),
  );
  const from = xml.search(/<(?:[\w.-]{1,32}:)?cellXfs[\s>]/);
  const to = xml.search(/<\/(?:[\w.-]{1,32}:)?cellXfs>/);
  return elementsOf(xml.slice(Math.max(from, 0), Math.max(to, 0)), 'xf').map((xf) => {
    const id = xf.get('numFmtId');
    return formats.get(id) ?? builtInStyle(Number(id));
  });
}
