/** CPU time and memory for reading sheets of several sizes: each file in a separate process, opened once and then again. */
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { columnName } from '@saer/spreadsheet/cell-address';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { sheetXml, workbookOf } from '@saer/spreadsheet/testing/zip';

const sizes = [
  { rows: 2_500, columns: 30 },
  { rows: 100_000, columns: 12 },
  { rows: 100_000, columns: 30 },
] as const;
const ROUNDS = 15;

/** A third of the columns contain unique texts, a third repeated texts, the rest numbers. */
function valueAt(row: number, column: number): string | number {
  if (column % 3 === 0) return `كوب فولاذي رقم ${row * 31 + column}`;
  return column % 3 === 1 ? `Supplier ${(row * 7 + column) % 90}` : (row * 31 + column * 7) / 4;
}

const everyCell = <T>(rows: number, columns: number, cell: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cell(row, column)),
  );

const csvOf = (rows: number, columns: number): Uint8Array =>
  Buffer.from(
    everyCell(rows, columns, valueAt)
      .map((row) => row.join(','))
      .join('\r\n'),
  );

const part = (name: string, content: string) => ({ name, content, packed: deflateRawSync(content) });

/** As Excel writes it: with shared strings. */
function xlsxOf(rows: number, columns: number): Uint8Array {
  const indexes = new Map<string, number>();
  const written = everyCell(rows, columns, (row, column) => {
    const value = valueAt(row, column);
    const at = `<c r="${columnName(column)}${row + 1}"`;
    if (typeof value === 'number') return `${at}><v>${value}</v></c>`;
    const index = indexes.get(value) ?? indexes.size;
    indexes.set(value, index);
    return `${at} t="s"><v>${index}</v></c>`;
  });
  const body = written.map((row, i) => `<row r="${i + 1}">${row.join('')}</row>`).join('');
  const strings = [...indexes.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
  return workbookOf(part('xl/worksheets/sheet1.xml', sheetXml(body)), [
    part('xl/sharedStrings.xml', `<sst>${strings}</sst>`),
  ]);
}

/** Opens one file in a separate process running this program. */
async function measure(file: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file));
  const times: number[] = [];
  for (let round = 0; round < (bytes.length > 4e6 ? 3 : ROUNDS); round += 1) {
    const began = process.cpuUsage();
    const opened = await openFile(bytes, file, largeFileLimits);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    if (!opened.ok) throw new Error(`${file}: ${opened.reason}`);
    if (round === 0) times.push(process.resourceUsage().maxRSS / 1024);
  }
  const [first = 0, memory = 0, ...again] = times;
  const formatFigure = [first, again.toSorted((a, b) => a - b)[Math.floor(again.length / 2)] ?? 0, memory];
  process.stdout.write(formatFigure.map((each) => each.toFixed(0).padStart(10)).join(''));
}

function measureAll(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-reading-'));
  try {
    console.log(
      `${'a sheet of'.padEnd(24)}${'first ms'.padStart(10)}${'again ms'.padStart(10)}${'MB'.padStart(10)}`,
    );
    for (const { rows, columns } of sizes)
      for (const [kind, make] of [
        ['xlsx', xlsxOf],
        ['csv', csvOf],
      ] as const) {
        const file = path.join(folder, `products.${kind}`);
        writeFileSync(file, make(rows, columns));
        const measured = execFileSync(process.execPath, [fileURLToPath(import.meta.url), file]);
        console.log(`${`${rows} x ${columns} .${kind}`.padEnd(24)}${measured.toString()}`);
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [, , file] = process.argv;
if (file === undefined) measureAll();
else await measure(file);
