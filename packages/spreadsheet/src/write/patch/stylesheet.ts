import { builtInStyle, type NumberStyle, numberStyleOf, plainNumber } from '../../read/number-style.ts';
import {
  attributesOf,
  type Element,
  elementAt,
  escapeXml,
  findElement,
  elementsOf,
  prefixOf,
  scannable,
  unescapeXml,
  withAttribute,
} from './xml.ts';

/** The styles of a workbook, to which others can be added. */
export interface Stylesheet {
  /** A style like another one with this number format; null if the stylesheet cannot be extended. */
  readonly formatted: (style: number, format: string) => number | null;
  /** The number format of a style; null if it is unknown. */
  readonly numberStyle: (style: number) => NumberStyle | null;
  /** The extended stylesheet; undefined if nothing was added. */
  readonly changed: () => string | undefined;
}

/** Formats that every workbook has without saying so. */
const builtIn: Readonly<Record<string, number>> = {
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '0%': 9,
  '0.00%': 10,
  '@': 49,
};
const firstOwnFormat = 164;
/** As many as Excel opens. */
const maxStyles = 64_000;

/** For a workbook without styles: every number is displayed as is. */
export const noStylesheet: Stylesheet = {
  formatted: () => null,
  numberStyle: () => plainNumber,
  changed: () => undefined,
};

/** Rejects additions, and does not reveal its styles. */
export const closedStylesheet: Stylesheet = { ...noStylesheet, numberStyle: () => null };

/** The styles in order; undefined if anything else is among them. */
function readStyles(xml: string, name: string, { inner, innerEnd }: Element): string[] | undefined {
  const found = elementsOf(xml, name, inner, innerEnd);
  let at = inner;
  for (const { start, end } of found) {
    if (xml.slice(at, start).trim() !== '') return undefined;
    at = end;
  }
  return xml.slice(at, innerEnd).trim() === ''
    ? found.map(({ start, end }) => xml.slice(start, end))
    : undefined;
}

/** A workbook's stylesheet; one of which not everything is understood takes no more styles. */
export function readStylesheet(text: string): Stylesheet {
  const xml = scannable(text);
  const prefix = prefixOf(xml, 'styleSheet');
  const cellXfs = findElement(xml, `${prefix}cellXfs`);
  const styles = cellXfs === undefined ? undefined : readStyles(xml, `${prefix}xf`, cellXfs);
  if (cellXfs === undefined || styles === undefined || styles.length === 0) return closedStylesheet;

  const numFmts = findElement(xml, `${prefix}numFmts`);
  if (numFmts !== undefined && numFmts.start > cellXfs.start) return closedStylesheet;
  const formats = new Map<string, number>(Object.entries(builtIn));
  const formatOfId = new Map<number, string>();
  let lastFormat = firstOwnFormat - 1;
  for (const { tag } of numFmts === undefined
    ? []
    : elementsOf(xml, `${prefix}numFmt`, numFmts.inner, numFmts.innerEnd)) {
    const attributes = attributesOf(tag);
    const id = Number(attributes.get('numFmtId'));
    if (!Number.isInteger(id)) return closedStylesheet;
    lastFormat = Math.max(lastFormat, id);
    const format = unescapeXml(attributes.get('formatCode') ?? '');
    formatOfId.set(id, format);
    if (!formats.has(format)) formats.set(format, id);
  }
  const newFormats: string[] = [];
  const newStyles: string[] = [];
  const known = new Map<string, Map<number, number>>();

  function formatId(format: string): number {
    const found = formats.get(format);
    if (found !== undefined) return found;
    lastFormat += 1;
    formats.set(format, lastFormat);
    newFormats.push(`<${prefix}numFmt numFmtId="${lastFormat}" formatCode="${escapeXml(format)}"/>`);
    return lastFormat;
  }

  /** The index of a style like another one with a format, added if missing. */
  function find(style: number, format: string): number | null {
    const base = styles?.[style] ?? styles?.[0] ?? '';
    const id = formatId(format);
    const { tag } = elementAt(scannable(base), `${prefix}xf`, 0);
    const attributes = attributesOf(tag);
    const isSo = attributes.get('numFmtId') === String(id);
    const restyled = withAttribute(withAttribute(tag, 'numFmtId', String(id)), 'applyNumberFormat', '1');
    const whole = `${restyled}${base.slice(tag.length)}`;
    const there = isSo ? style : [...(styles ?? []), ...newStyles].indexOf(whole);
    if (there === -1 && (styles?.length ?? 0) + newStyles.length >= maxStyles) return null;
    return there === -1 ? (styles?.length ?? 0) + newStyles.push(whole) - 1 : there;
  }

  function formatted(style: number, format: string): number | null {
    let styled = known.get(format);
    if (styled === undefined) {
      styled = new Map();
      known.set(format, styled);
    }
    const before = styled.get(style);
    if (before !== undefined) return before;
    const index = find(style, format);
    if (index !== null) styled.set(style, index);
    return index;
  }

  function numberStyle(style: number): NumberStyle | null {
    const xf = styles?.[style];
    if (xf === undefined) return null;
    const id = Number(attributesOf(elementAt(scannable(xf), `${prefix}xf`, 0).tag).get('numFmtId') ?? 0);
    const format = formatOfId.get(id);
    return format === undefined ? builtInStyle(id) : numberStyleOf(format);
  }

  function changed(): string | undefined {
    if (cellXfs === undefined || newStyles.length === 0) return undefined;
    const open = withAttribute(cellXfs.tag, 'count', String((styles?.length ?? 0) + newStyles.length));
    const whole = `${text.slice(0, cellXfs.start)}${open}${text.slice(cellXfs.inner, cellXfs.innerEnd)}${newStyles.join('')}${text.slice(cellXfs.innerEnd)}`;
    if (newFormats.length === 0) return whole;
    if (numFmts === undefined) {
      const root = findElement(xml, `${prefix}styleSheet`)?.inner ?? 0;
      const added = `<${prefix}numFmts count="${newFormats.length}">${newFormats.join('')}</${prefix}numFmts>`;
      return `${whole.slice(0, root)}${added}${whole.slice(root)}`;
    }
    // Formats precede styles, so their positions are still those of the parsed text.
    const count = Number(attributesOf(numFmts.tag).get('count') ?? 0) + newFormats.length;
    const tag = withAttribute(numFmts.tag, 'count', String(count)).replace(/\s*\/>$/, '>');
    const close = numFmts.innerEnd === numFmts.end ? `</${prefix}numFmts>` : '';
    return `${whole.slice(0, numFmts.start)}${tag}${whole.slice(numFmts.inner, numFmts.innerEnd)}${newFormats.join('')}${close}${whole.slice(numFmts.innerEnd)}`;
  }
  return { formatted, numberStyle, changed };
}
