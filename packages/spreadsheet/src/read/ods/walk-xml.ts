import { FileError } from '../file-error.ts';

/** Is told of a document's elements in their order. Names have the prefixes of the document. */
export interface XmlVisitor {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** Characters between two tags, still with their entities. */
  readonly text: (raw: string) => void;
}

const startTag = /<([\w:.-]{1,64})((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

const slash = 47;

/** Elements in one another at the most, as libxml2, with which office programs read these files, permits. */
const deepest = 256;

/** The end of what is neither an element nor text: a comment, a declaration; -1 if it has none. */
function endOfOther(xml: string, at: number): number {
  const close = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<?', at) ? '?>' : undefined;
  const end = close === undefined ? -1 : xml.indexOf(close, at + 2);
  return close === undefined || end < 0 ? -1 : end + close.length;
}

/** Goes once through a document. Anything that is not well-formed is damage: an element left open, too, so that no part of a file is lost in silence. */
export function walkXml(xml: string, { open, close, text }: XmlVisitor): void {
  const path: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    if (next !== at) text(xml.slice(at, next < 0 ? undefined : next));
    if (next < 0) break;
    if (xml.charCodeAt(next + 1) === slash) {
      const end = xml.indexOf('>', next);
      const name = path.pop() ?? '';
      if (name === '' || xml.slice(next + 2, end).trimEnd() !== name) throw new FileError('damaged');
      close(name);
      at = end + 1;
      continue;
    }
    startTag.lastIndex = next;
    const found = startTag.exec(xml);
    if (found === null) {
      at = endOfOther(xml, next);
      if (at < 0) throw new FileError('damaged');
      continue;
    }
    const [, name = '', attributes = '', isEmpty] = found;
    at = startTag.lastIndex;
    open(name, attributes);
    if (isEmpty !== '') close(name);
    else if (path.push(name) > deepest) throw new FileError('damaged');
  }
  if (path.length > 0) throw new FileError('damaged');
}
