import Papa from 'papaparse';
import { FileError, within } from '../file-error.ts';
import { detectSeparator } from './detect-separator.ts';
import { detectUtf16 } from './detect-utf16.ts';

/** Takes the cells of a row; `row` counts from 1, as people do. */
export type TakeRow = (cells: readonly string[], row: number) => void;

interface StreamOptions {
  readonly onRow: TakeRow;
  /** Called between pieces with the bytes read so far; awaited, so that whoever waits has a turn. */
  readonly onProgress: (bytes: number) => Promise<void> | void;
  readonly maxRows: number;
}

/** Bytes looked at before anything is parsed: enough to know the encoding and the separator. */
const sampleBytes = 64 * 1024;
/** Characters parsed at one go. */
const pieceLength = 1024 * 1024;
/** A quote still open after so many characters was never meant to close. */
const longestRow = 2 * 1024 * 1024;
const namedSeparator = /^sep=(.)\r?\n/i;

type Decoder = InstanceType<typeof TextDecoder>;

function pickDecoder(sample: Uint8Array): Decoder {
  const order = detectUtf16(sample);
  if (order !== null) return new TextDecoder(order);
  try {
    // The sample may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return new TextDecoder();
  } catch {
    // Not UTF-8: Arabic Excel writes this.
    return new TextDecoder('windows-1256');
  }
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let waiting: Uint8Array[] = [];
  let length = 0;
  let isSampled = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (value !== undefined) {
        waiting.push(value);
        length += value.byteLength;
      }
      if (length > 0 && (done || length >= (isSampled ? pieceLength : sampleBytes))) {
        yield joined(waiting, length);
        isSampled = true;
        waiting = [];
        length = 0;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

interface Parsed {
  readonly data: string[][];
  readonly errors: readonly { readonly code: string }[];
  readonly meta: { readonly cursor: number };
}

/** Splits text that comes in pieces; what may go on in the next piece waits for it. */
class PieceParser {
  readonly #config: Papa.ParseConfig;
  readonly #options: StreamOptions;
  #rest = '';
  #rows = 0;

  constructor(start: string, options: StreamOptions) {
    const named = namedSeparator.exec(start);
    this.#config = {
      delimiter: named?.[1] ?? detectSeparator(start),
      newline: start.includes('\r\n') ? '\r\n' : start.includes('\n') ? '\n' : '\r',
    };
    this.#options = options;
  }

  parse(text: string, isLast: boolean): void {
    let input = this.#rest + text;
    if (this.#rows === 0) input = input.replace(namedSeparator, '');
    const { data, errors, meta }: Parsed = new Papa.Parser(this.#config).parse(input, 0, !isLast);
    for (const cells of data) {
      this.#rows += 1;
      within(this.#options.maxRows, this.#rows, 'rows');
      if (cells.length > 1 || cells[0] !== '') this.#options.onRow(cells, this.#rows);
    }
    if (isLast && errors.some(({ code }) => code === 'MissingQuotes'))
      throw new FileError('damaged', { row: this.#rows });
    this.#rest = isLast ? '' : input.slice(meta.cursor);
    if (this.#rest.length > longestRow) throw new FileError('damaged', { row: this.#rows + 1 });
  }
}

/**
 * The rows of separated text, one after the other, with never more than a piece of it in memory: UTF-8, UTF-16 or Windows-1256, with any
 * of the separators that `openCsv` knows. Rejects with a `FileError` beyond `maxRows`, or where a quote never closes.
 */
export async function streamCsv(stream: ReadableStream<Uint8Array>, options: StreamOptions): Promise<void> {
  let bytes = 0;
  let decoder: Decoder | undefined;
  let parser: PieceParser | undefined;
  for await (const piece of piecesOf(stream)) {
    decoder ??= pickDecoder(piece.subarray(0, sampleBytes));
    const text = decoder.decode(piece, { stream: true });
    parser ??= new PieceParser(text, options);
    parser.parse(text, false);
    bytes += piece.byteLength;
    await options.onProgress(bytes);
  }
  parser?.parse(decoder?.decode() ?? '', true);
}
