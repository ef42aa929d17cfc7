import { Readable } from 'node:stream';
import { collectPieces } from '../files/part-memory.ts';
import { partBytes, type FileKey } from '@saer/contract/site/file';
import type { FileContext } from '../files/save-file.ts';
import type { ByteRange } from '../drivers/object-store.ts';
import { type FileRow, findParts, type PartRow, getFile } from '../queries.ts';
import { AppError } from '../../http/replies/app-error.ts';

/** The bytes of a part, or some of them. */
export async function readPart(
  { store }: Pick<FileContext, 'store'>,
  { object, bytes, size }: PartRow,
  { start, end }: ByteRange = { start: 0, end: size - 1 },
): Promise<Readable> {
  if (object !== null) return store.get(object, { start, end });
  return Readable.from([(bytes ?? Buffer.alloc(0)).subarray(start, end + 1)], { objectMode: false });
}

/** A stream of a range of a file. The first part of it is opened before it is answered: whatever is missing is found out in time. */
export async function readRange(
  context: Pick<FileContext, 'db' | 'store'>,
  row: FileRow,
  { start, end }: ByteRange,
): Promise<Readable> {
  const parts = (await findParts(context.db, row.id)).filter(
    ({ number, size }) => number * partBytes <= end && number * partBytes + size > start,
  );
  const open = (part: PartRow) => {
    const from = part.number * partBytes;
    return readPart(context, part, {
      start: Math.max(0, start - from),
      end: Math.min(part.size, end - from + 1) - 1,
    });
  };
  const [first, ...others] = parts;
  if (first === undefined) throw new Error(`The file ${row.id} has no bytes`);
  const opened = await open(first);
  async function* pieces(): AsyncGenerator<Buffer> {
    yield* opened;
    for (const part of others) {
      collectPieces();
      yield* await open(part);
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  // Also where nobody has read a byte: the generator has not begun then.
  stream.once('close', () => opened.destroy());
  return stream;
}

/** A whole file in memory. For small ones. */
export async function readWhole(context: Pick<FileContext, 'db' | 'store'>, row: FileRow): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await readRange(context, row, { start: 0, end: row.size - 1 }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The bytes of a stored file, for whoever has found out that its reader may have them. */
export async function readFile(context: Pick<FileContext, 'db' | 'store'>, key: FileKey): Promise<Buffer> {
  const row = await getFile(context.db, key);
  if (row?.state !== 'stored') throw new AppError({ code: 'rowGone' });
  return readWhole(context, row);
}
