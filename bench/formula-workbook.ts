import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Quote } from '@saer/pricing/quote';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { inputs, priceFormulas } from './sheet.ts';

const run = promisify(execFile);
/** The columns of the formulas and what they need; the rest of the thirty hold text. */
const calculated = 19;
const columns = 30;
const priceColumn = 18;

/** The formulas as .xlsx writes them: `A1` and commas. */
const asExcel = (formula: string): string => formula.replace(/\[\.([A-Z]+\d+)\]/g, '$1').replaceAll(';', ',');

/** A workbook as wide and long as the products', in which a formula has yet to find each price. */
const formulaWorkbook = (quotes: readonly Quote[]): Promise<Uint8Array> =>
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

/** What LibreOffice needs for one file, from its start to the file written again, and how often its price is the exact one. */
export interface Recalculated {
  readonly milliseconds: readonly number[];
  readonly exactShare: number;
}

/** Lets LibreOffice open the workbook without a window, calculate it and save it as .xlsx. Null: it is not installed. */
export async function recalculateWorkbook(
  quotes: readonly Quote[],
  rounds: number,
): Promise<Recalculated | null> {
  const folder = await mkdtemp(join(tmpdir(), 'saer-bench-'));
  try {
    const file = join(folder, 'prices.xlsx');
    const saved = join(folder, 'saved');
    await writeFile(file, await formulaWorkbook(quotes));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const milliseconds: number[] = [];
    // The first round makes the profile and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const start = performance.now();
      await run('soffice', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', saved, file]);
      if (round > 0) milliseconds.push(performance.now() - start);
    }
    const { sheets } = await readXlsx(await readFile(join(saved, 'prices.xlsx')));
    const exact = quotes.filter(
      ({ minimum }, at) => sheets[0]?.rows[at]?.[priceColumn] === minimum.statement.price,
    );
    return { milliseconds, exactShare: exact.length / quotes.length };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
