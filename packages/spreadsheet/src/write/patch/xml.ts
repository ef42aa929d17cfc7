import { PatchError } from './patch-error.ts';

const blanked = (part: string): string => ' '.repeat(part.length);

/**
 * True if a `<` followed by this character occurs. It searches for the character: every cell has several `<`, but hardly any has the
 * character.
 */
function opens(xml: string, sign: '!' | '?', from = 0): boolean {
  for (let at = xml.indexOf(sign, from); at !== -1; at = xml.indexOf(sign, at + 1))
    if (xml[at - 1] === '<') return true;
  return false;
}

/** The text if only the declaration must be blanked, as in nearly all files; undefined if there is more. */
function plainly(xml: string): string | undefined {
  if (opens(xml, '!')) return undefined;
  const start = xml.indexOf('<?');
  if (start === -1) return xml;
  const end = xml.indexOf('?>', start) + 2;
  if (end < start + 2 || opens(xml, '?', end)) return undefined;
  return `${xml.slice(0, start)}${blanked(xml.slice(start, end))}${xml.slice(end)}`;
}

/** The text with comments and the like blanked, preserving positions: every remaining `<` starts an element. */
export function scannable(xml: string): string {
  const plain = plainly(xml);
  if (plain !== undefined) return plain;
  const masked = xml.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, blanked);
  // Anything left would be a DOCTYPE: entities and their expansions.
  if (masked.includes('<!')) throw new PatchError('unusual');
  return masked;
}

const wholeTag = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/y;

/** The tag that begins at a place. */
function tagAt(xml: string, at: number): string {
  wholeTag.lastIndex = at;
  const tag = wholeTag.exec(xml)?.[0];
  if (tag === undefined) throw new PatchError('unusual');
  return tag;
}

export const isSelfClosed = (tag: string): boolean => tag.endsWith('/>');

const eachAttribute = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag, as they are written. */
export const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(eachAttribute)].map(([, name = '', one, other]) => [name, one ?? other ?? '']));

/** The tag with an attribute set, in its place or at the end. */
export function withAttribute(tag: string, name: string, value: string): string {
  let isThere = false;
  const changed = tag.replace(eachAttribute, (whole, each: string) => {
    if (each !== name) return whole;
    isThere = true;
    return `${name}="${value}"`;
  });
  return isThere ? changed : tag.replace(/\s*(\/?)>$/, ` ${name}="${value}"$1>`);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const point = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : (entities[name] ?? whole);
    },
  );

/** Text of which nothing has to be written otherwise, as most is. */
const needsNothing = /^[A-Za-z0-9 .,:()%+\-\u0621-\u063A\u0641-\u064A]*$/;

/**
 * Escapes text for an element or an attribute. Characters that XML cannot contain are dropped; anything Excel would read as an
 * escape is escaped.
 */
export const escapeXml = (text: string): string =>
  needsNothing.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\p{Cc}|[\uFFFE\uFFFF]/gu, (sign) => (/[\t\n\r\u0080-\u009F]/.test(sign) ? sign : ''))
        .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
        .replace(/[&<>"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** True if an element of this name begins there, and not one whose name is longer. */
export const beginsAt = (xml: string, at: number, name: string): boolean =>
  /[\s/>]/.test(xml.charAt(at + 1 + name.length));

/** Where the next element of a name begins, before `to`; -1: there is none. It looks no further, however long the text is. */
export function nextElement(xml: string, name: string, from: number, to = xml.length): number {
  const within = to < xml.length ? xml.slice(0, to) : xml;
  for (let at = within.indexOf(`<${name}`, from); at !== -1; at = within.indexOf(`<${name}`, at + 1))
    if (beginsAt(xml, at, name)) return at;
  return -1;
}

/** An element from its first character to its end; it contains none of its own name. */
export interface Element {
  readonly tag: string;
  readonly start: number;
  /** Where what it holds begins and ends. */
  readonly inner: number;
  readonly innerEnd: number;
  readonly end: number;
}

export function elementAt(xml: string, name: string, start: number): Element {
  const tag = tagAt(xml, start);
  const inner = start + tag.length;
  if (isSelfClosed(tag)) return { tag, start, inner, innerEnd: inner, end: inner };
  const innerEnd = xml.indexOf(`</${name}`, inner);
  const end = innerEnd === -1 ? 0 : xml.indexOf('>', innerEnd) + 1;
  if (end === 0 || xml.slice(innerEnd + 2 + name.length, end - 1).trim() !== '')
    throw new PatchError('unusual');
  return { tag, start, inner, innerEnd, end };
}

/** The first element of a name; undefined if there is none. */
export function findElement(xml: string, name: string, from = 0, to = xml.length): Element | undefined {
  const start = nextElement(xml, name, from, to);
  return start === -1 ? undefined : elementAt(xml, name, start);
}

/** Every element of a name, in order. */
export function elementsOf(xml: string, name: string, from = 0, to = xml.length): Element[] {
  const found: Element[] = [];
  for (let at = nextElement(xml, name, from, to); at !== -1;) {
    const element = elementAt(xml, name, at);
    found.push(element);
    at = nextElement(xml, name, element.end, to);
  }
  return found;
}

/** The prefix a document's elements bear, such as `x:`; mostly none. */
export function prefixOf(xml: string, root: string): string {
  const prefix = new RegExp(`<([\\w.-]+:)?${root}[\\s>]`).exec(xml);
  if (prefix === null) throw new PatchError('notAWorkbook');
  return prefix[1] ?? '';
}
