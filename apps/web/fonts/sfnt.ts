/** Just enough of the font format to read which characters a font has, and to write what it is called. */

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

const tablesOf = (font: Buffer): Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + 16 * at;
    const offset = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    };
  });

const tableOf = (font: Buffer, tag: string): Buffer => {
  const found = tablesOf(font).find((table) => table.tag === tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}`);
  return found.data;
};

/** The code points of a font's format 4 table, which every font for the web has. */
export function charactersOf(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap');
  const found = new Set<number>();
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const begin = cmap.readUInt32BE(4 + 8 * at + 4);
    if (cmap.readUInt16BE(begin) !== 4) continue;
    const double = cmap.readUInt16BE(begin + 6);
    const ends = begin + 14;
    const [starts, deltas, offsets] = [ends + double + 2, ends + 2 * double + 2, ends + 3 * double + 2];
    for (let segment = 0; segment < double; segment += 2) {
      const start = cmap.readUInt16BE(starts + segment);
      const offset = cmap.readUInt16BE(offsets + segment);
      for (let code = start; code <= cmap.readUInt16BE(ends + segment) && code < 0xff_ff; code += 1) {
        const listed =
          offset === 0 ? code : cmap.readUInt16BE(offsets + segment + offset + 2 * (code - start));
        const isThere = listed !== 0 && ((listed + cmap.readUInt16BE(deltas + segment)) & 0xff_ff) !== 0;
        if (isThere) found.add(code);
      }
    }
  }
  return found;
}

/** The name records of a font, by number. */
export function namesOf(font: Buffer): ReadonlyMap<number, string> {
  const name = tableOf(font, 'name');
  const texts = name.readUInt16BE(4);
  return new Map(
    Array.from({ length: name.readUInt16BE(2) }, (_, at) => {
      const record = 6 + 12 * at;
      const begin = texts + name.readUInt16BE(record + 10);
      const bytes = Buffer.from(name.subarray(begin, begin + name.readUInt16BE(record + 8)));
      return [name.readUInt16BE(record + 6), bytes.swap16().toString('utf16le')] as const;
    }),
  );
}

const windows = 3;
const unicode = 1;
const englishUnitedStates = 0x4_09;

function nameTable(names: ReadonlyMap<number, string>): Buffer {
  const texts = [...names].map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + 12 * texts.length);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [at, { id, bytes }] of texts.entries()) {
    const fields = [windows, unicode, englishUnitedStates, id, bytes.length, offset];
    for (const [field, value] of fields.entries()) head.writeUInt16BE(value, 6 + 12 * at + 2 * field);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)]);
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

function checksum(data: Buffer): number {
  const whole = padded(data);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The same font under other names. */
export function renamed(font: Buffer, names: ReadonlyMap<number, string>): Buffer {
  const tables = tablesOf(font).map(({ tag, data }) => ({
    tag,
    data: tag === 'name' ? nameTable(names) : data,
  }));
  const head = Buffer.alloc(12 + 16 * tables.length);
  font.copy(head, 0, 0, 12);
  let offset = head.length;
  for (const [at, { tag, data }] of tables.entries()) {
    const entry = 12 + 16 * at;
    head.write(tag, entry, 'latin1');
    for (const [field, value] of [checksum(data), offset, data.length].entries())
      head.writeUInt32BE(value, entry + 4 + 4 * field);
    offset += padded(data).length;
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))]);
}
