/** The time to recognise sheets of 100,000 rows and to read their rows as texts, beside opening the same files as bare cells. */
import os from 'node:os';
import process from 'node:process';
import { type ProductSheet, readProductSheets } from '@saer/spreadsheet/read-product-sheets';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { atMostTimes, record } from './figure.ts';
import { median, report, timed } from './timing.ts';

const ROWS = 100_000;
const ROUNDS = 9;

const inTime = (value: number) => ({ value, unit: ' ms' });
const barcode = (row: number): string => `29${String(row + 1).padStart(11, '0')}`;

/** Files as sellers have them: with usual headers, as noon exports its prices, and a list without prices. */
const sheets = [
  {
    name: 'usual headers',
    header:
      'barcode,sku,English name,Store,Sub family,Length,Width,Height,Weight (g),Cost,Current price,Stock',
    row: (at: number) =>
      `${barcode(at)},S-${at},Clock ${at},noon FBN,watches,20,15,10,400,${20 + (at % 90)},${90 + (at % 200)},${at % 50}`,
  },
  {
    name: 'noon’s prices',
    header:
      'country_code,id_partner,partner_sku,pbarcode,title,price,sale_price,sale_start,sale_end,is_active',
    row: (at: number) => `SA,1,S-${at},${barcode(at)},Clock ${at},${90 + (at % 200)},,,,1`,
  },
  {
    name: 'words alone',
    header: 'SKU,Name,Colour,Material',
    row: (at: number) => `S-${at}x,Clock ${String.fromCodePoint(97 + (at % 26))},red,wood`,
  },
].map(({ name, header, row }) => ({
  name,
  bytes: new TextEncoder().encode([header, ...Array.from({ length: ROWS }, (_, at) => row(at))].join('\r\n')),
}));

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROWS.toLocaleString('en')} rows as .csv, median and best of ${ROUNDS} rounds after one that does not count\n`,
);
for (const { name, bytes } of sheets) {
  const file = { bytes, fileName: 'products.csv', limits: largeFileLimits };
  const times = { open: [] as number[], recognise: [] as number[], texts: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    times.open.push(await timed(() => openFile(bytes, file.fileName, file.limits)));
    let sheet: ProductSheet | undefined;
    const recognise = async (): Promise<void> => {
      const read = await readProductSheets(file);
      if (!read.ok) throw new Error(`${name} was not read: ${read.reason}`);
      [sheet] = read.sheets;
    };
    times.recognise.push(await timed(recognise));
    times.texts.push(await timed(() => sheet?.texts()));
    if (round === 0) for (const each of Object.values(times)) each.pop();
  }
  report(`${name}: opened`, times.open);
  report(`${name}: opened and recognised`, times.recognise);
  report(`${name}: its rows as texts`, times.texts);
  record(
    atMostTimes(
      {
        figure: `${ROWS.toLocaleString('en')} rows with ${name}, opened and recognised`,
        ours: inTime(median(times.recognise)),
        peer: { name: 'their cells alone', ...inTime(median(times.open)) },
      },
      2.5,
    ),
  );
}
