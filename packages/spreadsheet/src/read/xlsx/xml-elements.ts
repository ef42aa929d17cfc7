import { FileError } from '../file-error.ts';

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const entity = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g;

const character = (code: number, otherwise: string): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;

/** Text as XML means it. Only the five entities that XML itself knows are known. */
export const decodeXml = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(entity, (whole, decimal?: string, hex?: string, name?: string) => {
        if (decimal !== undefined) return character(Number(decimal), whole);
        if (hex !== undefined) return character(Number.parseInt(hex, 16), whole);
        return named[name ?? ''] ?? whole;
      })
    : text;

/** A part's XML. One that declares entities or a document type is none that a spreadsheet program writes. */
export function xmlText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('<!') && (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')))
    throw new FileError('damaged', { found: 'entities' });
  return text;
}

/** The attributes in a tag, by name without prefix. A map: a name out of a file is never a key of an object. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/(?:^|[\s:])([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = '', double, single]) => [name, decodeXml(double ?? single ?? '')]),
  );
}

/** More of one kind than any program writes: Excel stops at as many styles. */
const maxElements = 65_536;
const attribute = String.raw`\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;

/** The attributes of each element of that name, with any prefix, anywhere: of at most the given number of elements. */
export function elementsOf(
  xml: string,
  name: string,
  max = maxElements,
): readonly ReadonlyMap<string, string>[] {
  const tag = new RegExp(`<(?:[\\w.-]{1,32}:)?${name}((?:${attribute})*)\\s*/?>`, 'g');
  const found: ReadonlyMap<string, string>[] = [];
  for (const [, attributes = ''] of xml.matchAll(tag)) {
    if (found.length === max) break;
    found.push(attributesOf(attributes));
  }
  return found;
}
