import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** The entry's declared size; by default the true one. */
  readonly claimed?: number;
  /** The archive says that a password is needed. */
  readonly isEncrypted?: boolean;
  /** The bytes in the archive, if they are already deflated. */
  readonly packed?: Uint8Array;
  /** The entry overlaps the previous one completely, or starts this many bytes further within it. */
  readonly onTheLast?: number;
}

const megabyte = 1024 * 1024;

const fields = (...pairs: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    pairs.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** A zip archive, also one that nobody should open. */
export function zip(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let last = 0;
  for (const { name, content, claimed, isEncrypted, packed: given, onTheLast } of entries) {
    const bytes = Buffer.from(content);
    const isStored = bytes.length === 0 && given === undefined;
    const packed = given ?? (isStored ? bytes : deflateRawSync(bytes, { level: 9 }));
    const label = Buffer.from(name);
    const shared = [
      [2, 20],
      [2, isEncrypted === true ? 0x0801 : 0x0800],
      [2, isStored ? 0 : 8],
      [4, 0],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, claimed ?? bytes.length],
      [2, label.length],
      [2, 0],
    ] as const;
    const local =
      onTheLast !== undefined
        ? Buffer.alloc(0)
        : Buffer.concat([fields([4, 0x04034b50], ...shared), label, packed]);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, onTheLast === undefined ? offset : last + onTheLast],
    ] as const;
    directory.push(Buffer.concat([fields([4, 0x02014b50], [2, 20], ...shared, ...rest), label]));
    locals.push(local);
    last = onTheLast === undefined ? offset : last;
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...locals, listed, end]);
}

/** Compressed zeros, without allocating all of them: equal input compresses to a repeated block. */
export function packedZeros(bytes: number): Uint8Array {
  const step = deflateRawSync(Buffer.alloc(megabyte), { level: 9, finishFlush: 2 });
  return Buffer.concat([
    ...Array.from({ length: bytes / megabyte }, () => step),
    deflateRawSync(Buffer.alloc(0)),
  ]);
}

/** Entries by which the workbook knows of the parts that are added to it. */
const kinds: readonly (readonly [part: RegExp, type: string])[] = [
  [/^xl\/sharedStrings/, 'sharedStrings'],
  [/^xl\/styles/, 'styles'],
  [/^xl\/worksheets/, 'worksheet'],
  [/^xl\/calcChain/, 'calcChain'],
];
const relationsOf = (parts: readonly Entry[]): string =>
  parts
    .flatMap(({ name }, i) =>
      kinds.filter(([part]) => part.test(name)).map(([, type]) => ({ name, type, i })),
    )
    .map(
      ({ name, type, i }) =>
        `<Relationship Id="rId${i + 2}" Type="${office}/${type}" Target="${name.replace(/^xl\//, '')}"/>`,
    )
    .join('');

export const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook of one sheet whose XML is written by hand. */
export const workbookOf = (
  sheet: string | Entry,
  more: readonly Entry[] = [],
  { sheets = '<sheet name="One" sheetId="1" r:id="rId1"/>', before = '' } = {},
): Uint8Array =>
  zip([
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${main}" xmlns:r="${office}">${before}<sheets>${sheets}</sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>${relationsOf(more)}</Relationships>`,
      ),
    },
    typeof sheet === 'string' ? { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) } : sheet,
    ...more,
  ]);

/** A sheet's XML around its rows. `before` precedes everything. */
export const sheetXml = (rows: string, before = ''): string =>
  xml(`${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);
