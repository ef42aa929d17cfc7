import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Offer } from '@saer/pricing/answer/offer';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { inputs, priceFormulas } from './libreoffice-engine.ts';

const run = promisify(execFile);
/** The columns of the formulas and their inputs; the rest of the thirty contain text. */
const calculated = 19;
const columns = 30;
const priceColumn = 18;

/** The formulas in the notation of .xlsx: `A1` and commas. */
const asExcel = (formula: string): string => formula.replace(/\[\.([A-Z]+\d+)\]/g, '$1').replaceAll(';', ',');

/** A workbook of the same size as the products', in which formulas calculate the prices. */
const formulaWorkbook = (quotes: readonly Offer[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Prices',
        rows: quotes.map((quote, at) => [
          ...inputs(quote),
          0,
          ...priceFormulas(at + 1).map(() => null),
          ...Array.from({ length: columns - calculated }, (_, column) => `Text ${at} ${column}`),
        ]),
        cells: new Map(
          quotes.flatMap((_, at) =>
            priceFormulas(at + 1).map((formula, piece): [string, { formula: string }] => [
              `${at},${calculated - 4 + piece}`,
              { formula: asExcel(formula) },
            ]),
          ),
        ),
      },
    ],
  });

/** LibreOffice with a workbook of formulas. */
export interface Office {
  /** Opens the workbook headless, calculates it and saves it as .xlsx: milliseconds from start to end. */
  readonly recalculate: () => Promise<number>;
  /** The same with an empty workbook: start and end only. */
  readonly startAndEnd: () => Promise<number>;
  /** The share of rows in which it found the exact price. */
  readonly exactShare: () => Promise<number>;
}

/** Prepares LibreOffice; its first run creates a profile and is not counted. Null if it is not installed. */
export async function startOffice(
  quotes: readonly Offer[],
  opened: AsyncDisposableStack,
): Promise<Office | null> {
  const folder = await mkdtemp(join(tmpdir(), 'saer-bench-'));
  opened.defer(() => rm(folder, { recursive: true }));
  const file = join(folder, 'prices.xlsx');
  const empty = join(folder, 'empty.xlsx');
  const saved = join(folder, 'saved');
  await writeFile(file, await formulaWorkbook(quotes));
  await writeFile(empty, await writeXlsx({ sheets: [{ name: 'Empty', rows: [] }] }));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const convert = async (workbook: string) => {
    const start = performance.now();
    await run('soffice', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', saved, workbook]);
    return performance.now() - start;
  };
  const recalculate = () => convert(file);
  try {
    await recalculate();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return {
    recalculate,
    startAndEnd: () => convert(empty),
    exactShare: async () => {
      const { sheets } = await readXlsx(await readFile(join(saved, 'prices.xlsx')));
      const exact = quotes.filter(
        ({ minimum }, at) => sheets[0]?.rows[at]?.[priceColumn] === minimum.statement.price,
      );
      return exact.length / quotes.length;
    },
  };
}
