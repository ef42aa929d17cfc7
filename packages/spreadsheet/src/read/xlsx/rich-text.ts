import { decodeXml } from './xml-elements.ts';

/** `_x000D_` represents a character that XML cannot contain; `_x005F_` an intended underscore. */
const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

/** The text between two tags, as a person reads it. */
export const cellText = (xml: string): string => {
  const text = decodeEscapes(decodeXml(xml));
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
};

/** Phonetic readings are not part of the text. */
const withoutReadings = (xml: string): string =>
  xml.includes('<rPh')
    ? xml
        .split('<rPh')
        .map((piece, i) =>
          i === 0 || piece.startsWith('oneticPr') ? piece : piece.slice(piece.indexOf('</rPh>') + 6),
        )
        .join('')
    : xml;

/** The text within a single `<t>`; null if there is anything else. */
function onlyText(xml: string): string | null {
  const begin = xml.indexOf('>') + 1;
  const isText = xml.startsWith('<t>') || xml.startsWith('<t ');
  return isText && xml.indexOf('<', begin) === xml.length - 4 && xml.endsWith('</t>')
    ? xml.slice(begin, -4)
    : null;
}

/** The text of a string, in one piece or in several of different looks. */
export function richText(xml: string): string {
  const only = onlyText(xml);
  if (only !== null) return cellText(only);
  const pieces = withoutReadings(xml).matchAll(/<t(?:\s[^<>]*)?>([^<]*)<\/t>/g);
  return cellText([...pieces].map(([, text = '']) => text).join(''));
}
