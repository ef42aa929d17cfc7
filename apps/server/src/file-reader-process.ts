/** The process in which files are read: an error in one ends this process, not the server. */
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { maxErrors } from '@saer/contract/api/limits';
import { type ProductSheet, readProductSheets } from '@saer/spreadsheet/read-product-sheets';
import type { FileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { otherSheets, sheetFacts } from '@saer/spreadsheet/rows/recognise/assumptions';
import { headersKey } from '@saer/spreadsheet/rows/layouts/headers-key';
import type { TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';
import { readWorkbook } from '@saer/spreadsheet/read/read-workbook';
import { type FeeTableAsk, maxResident, type ReaderAsk, type ReaderReply } from './file-reader/messages.ts';
import { answeredColumns } from './file-reader/answered-columns.ts';

const megabyte = 1024 * 1024;
const isBundled = !import.meta.url.endsWith('.ts');
const watchProgram = isBundled ? './watch-memory.mjs' : './file-reader/watch-memory.ts';
const watch = new Worker(new URL(watchProgram, import.meta.url), {
  workerData: maxResident * megabyte,
});
watch.unref();

/** Letters and rows of one message: it is unpacked within a millisecond. */
const lettersPerChunk = 50_000;
const rowsPerChunk = 100;
/** Maximum characters in all rows that are sent: ten times those of the largest product sheet. */
const maxSentLetters = 8_000_000;

let read: { readonly sheet: ProductSheet; readonly others: readonly string[] } | undefined;

const reply = (message: ReaderReply): unknown => process.send?.(message);
const reject = (refusal: UnreadableFile): unknown => reply({ reply: 'refused', refusal });

function end(): void {
  read = undefined;
  watch.postMessage(false, []);
  reply({ reply: 'end', resident: process.memoryUsage.rss() / megabyte });
}

/** A file on its way. */
interface Arriving {
  readonly fileName: string;
  readonly limits: FileLimits;
  readonly feeTable: FeeTableAsk | undefined;
  readonly bytes: Uint8Array;
  length: number;
}
let arriving: Arriving | undefined;

function begin({ size, fileName, limits, feeTable }: Extract<ReaderAsk, { ask: 'open' }>): void {
  watch.postMessage(true, []);
  arriving = { fileName, limits, feeTable, bytes: new Uint8Array(size), length: 0 };
  if (size === 0) take(new Uint8Array());
}

/** Takes a piece of a file, and opens it with the last one. */
function take(piece: Uint8Array): void {
  if (arriving === undefined) throw new Error('No file is on its way');
  arriving.bytes.set(piece, arriving.length);
  arriving.length += piece.length;
  if (arriving.length < arriving.bytes.length) return;
  const whole = arriving;
  arriving = undefined;
  void (whole.feeTable === undefined ? open(whole) : readFeeTable(whole, whole.feeTable));
}

async function open({ bytes, fileName, limits }: Arriving): Promise<void> {
  const file = await readProductSheets({ bytes, fileName, limits });
  if (!file.ok) {
    reject(file);
    end();
    return;
  }
  // The other sheets are needed no longer.
  const sheet = file.sheets[file.best];
  if (sheet === undefined) throw new Error('A file without sheets was opened');
  read = { sheet, others: otherSheets(file.sheets, file.best) };
  const { headers } = sheet.columns;
  reply({ reply: 'columns', found: { headersKey: await headersKey(headers), width: headers.length } });
}

async function readFeeTable(
  { bytes, limits }: Arriving,
  { subFamilies, language, shares }: FeeTableAsk,
): Promise<void> {
  const opened = await readWorkbook(bytes, limits);
  if (opened.ok) {
    // Loaded by the few processes that need it.
    const { readVersionSheets } = await import('./fees/workbook/read-version.ts');
    const version = readVersionSheets(opened.sheets, subFamilies, { language, shares });
    const { content, fieldErrors, asked } = version;
    reply({
      reply: 'feeTable',
      found: { content, fieldErrors: fieldErrors.slice(0, maxErrors), count: fieldErrors.length, asked },
    });
  } else reject({ ok: false, reason: opened.reason === 'tooLarge' ? 'tooManyCells' : 'damaged' });
  end();
}

const countLetters = ({ texts }: TextRow): number =>
  Object.values(texts).reduce((sum, text) => sum + text.length, 0);

/** Rows in parts that are unpacked one by one. */
function* toChunks(rows: readonly TextRow[]): Generator<readonly TextRow[]> {
  let chunk: TextRow[] = [];
  let letters = 0;
  for (const row of rows) {
    chunk.push(row);
    letters += countLetters(row);
    if (chunk.length < rowsPerChunk && letters < lettersPerChunk) continue;
    yield chunk;
    chunk = [];
    letters = 0;
  }
  if (chunk.length > 0) yield chunk;
}

const filledRows = ({ cells, columns }: ProductSheet): number =>
  cells.rows
    .slice((columns.headerRow ?? -1) + 1)
    .filter((row) => row.some(({ value }) => value !== null && value !== '')).length;

function readRows({ answers, maxRows }: Extract<ReaderAsk, { ask: 'read' }>): void {
  if (read === undefined) throw new Error('No file was opened');
  const { sheet, others } = read;
  const layout = answeredColumns(sheet, answers);
  const found = sheet.read(layout);
  const { rows } = found;
  const isRead = rows.length <= maxRows;
  const letters = isRead ? rows.reduce((sum, row) => sum + countLetters(row), 0) : 0;
  if (letters > maxSentLetters) {
    const details = { of: 'letters', maximum: maxSentLetters / 1_000_000 };
    reject({ ok: false, reason: 'tooManyCells', details });
  } else {
    reply({
      reply: 'layout',
      layout: {
        ...layout,
        sheet: sheet.cells.name,
        facts: sheetFacts(sheet.cells, found, others),
        rows: Object.keys(layout.mapping).length === 0 ? filledRows(sheet) : rows.length,
      },
    });
    if (isRead) for (const chunk of toChunks(rows)) reply({ reply: 'rows', rows: chunk });
  }
  end();
}

process.on('message', (message: ReaderAsk) => {
  if (message.ask === 'open') begin(message);
  else if (message.ask === 'bytes') take(message.bytes);
  else readRows(message);
});
