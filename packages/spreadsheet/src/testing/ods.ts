import { type Entry, xml, zip } from './zip.ts';

const names = ['office', 'table', 'text', 'style', 'draw']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

export const odsType = 'application/vnd.oasis.opendocument.spreadsheet';

/** The part with the cells, around its tables. `before` precedes everything. */
export const odsContent = (tables: string, { before = '', styles = '' } = {}): string =>
  xml(
    `${before}<office:document-content ${names} xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  );

/** A table of an .ods workbook around its rows. */
export const odsTable = (rows: string, name = 'One'): string =>
  `<table:table table:name="${name}">${rows}</table:table>`;

export const odsRow = (cells: string, attributes = ''): string =>
  `<table:table-row${attributes}>${cells}</table:table-row>`;

export const odsText = (text: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${text}</text:p></table:table-cell>`;

/** A number, and what was shown for it. */
export const odsNumber = (value: number | string, shown = String(value), type = 'float'): string =>
  `<table:table-cell office:value-type="${type}" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;

/** An .ods workbook whose content is written by hand. */
export const odsOf = (content: string | Entry, more: readonly Entry[] = [], type = odsType): Uint8Array =>
  zip([
    { name: 'mimetype', content: type },
    typeof content === 'string' ? { name: 'content.xml', content } : content,
    {
      name: 'META-INF/manifest.xml',
      content: xml(
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
      ),
    },
    ...more,
  ]);
