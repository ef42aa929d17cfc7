import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { leastPrice } from '@saer/pricing/search/least-price';
import type { Row } from './rows.ts';

const run = promisify(execFile);

/** LibreOffice's time for the price alone, and how often its closed formula gives the exact price. */
export interface SheetResult {
  readonly nanoseconds: number;
  readonly exactShare: number;
}

/**
 * Lets LibreOffice recalculate one formula sheet with all rows. The time to load and save the same sheet with numbers instead of
 * formulas is subtracted. Null if LibreOffice is not installed.
 */
export async function recalculate(rows: readonly Row[]): Promise<SheetResult | null> {
  const folder = await mkdtemp(join(tmpdir(), 'saer-bench-'));
  try {
    const plain = await convert(folder, 'plain', rows.map(plainRow));
    if (plain === null) return null;
    const formulas = await convert(folder, 'formulas', rows.map(formulaRow));
    if (formulas === null) return null;
    const prices = formulas.csv
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(',').at(-1)));
    const exact = rows.filter(({ terms, target }, i) => prices[i] === (leastPrice(terms, target) ?? -1));
    return {
      nanoseconds: ((formulas.milliseconds - plain.milliseconds) * 1e6) / rows.length,
      exactShare: exact.length / rows.length,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function convert(folder: string, name: string, rows: readonly string[]) {
  const file = join(folder, `${name}.fods`);
  await writeFile(file, document(rows));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const start = performance.now();
  try {
    await run('soffice', [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, file]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const milliseconds = performance.now() - start;
  return { milliseconds, csv: await readFile(join(folder, `${name}.csv`), 'utf8') };
}

/*
 * Columns: A cost borne, B fee below, C fee above, D breakpoint, E first rate, F limit, G second rate, H added above the limit,
 * I extra rate with ads and coupons, J fixed extra with returns and storage, K VAT factor, L fee factor, M target rate, N target sum. All in halalas and shares.
 */
export function inputs({ terms, target }: Pick<Row, 'terms' | 'target'>): number[] {
  const { referral, fulfilment, vatRegistered: registered } = terms;
  const limited = referral.shape !== 'flat';
  const secondRate = limited ? referral.rate2 : referral.rate1;
  return [
    registered ? terms.cost : Math.round(terms.cost * 1.15),
    fulfilment.below,
    fulfilment.above,
    fulfilment.breakpoint ?? 1e10,
    referral.rate1 / 1e4,
    limited ? referral.limit : 1e10,
    secondRate / 1e4,
    referral.shape === 'sliding' ? ((referral.rate1 - secondRate) * referral.limit) / 1e4 : 0,
    (terms.extraRate + terms.adsRate + terms.couponRate) / 1e4,
    terms.extraFixed + terms.returnCost + terms.storageCost,
    registered ? 1e4 / (1e4 + terms.vat) : 1,
    registered ? 1 : 1.15,
    (target.ofPrice ?? 0) / 1e4,
    target.fixed ?? 0,
  ];
}

/** The closed form of a piece: the dearer of "margin of the price" and "margin as a sum". */
function closedForm(row: number, fee: 'B' | 'C', rate: 'E' | 'G', added: string): string {
  const stands = `([.A${row}]+[.J${row}]+[.L${row}]*([.${fee}${row}]+${added}))`;
  const left = `([.K${row}]-[.I${row}]-[.L${row}]*[.${rate}${row}])`;
  return `CEILING(MAX(${stands}/(${left}-[.M${row}]);(${stands}+[.N${row}])/${left});1)`;
}

/** P to R: the price in each of three pieces. S: the first that is in its own piece. */
export function priceFormulas(r: number): string[] {
  const [lowLow, highLow, highHigh] = [
    closedForm(r, 'B', 'E', '0'),
    closedForm(r, 'C', 'E', '0'),
    closedForm(r, 'C', 'G', `[.H${r}]`),
  ];
  const answer = `IF([.P${r}]<=MIN([.D${r}];[.F${r}]);[.P${r}];IF([.Q${r}]<=[.F${r}];[.Q${r}];[.R${r}]))`;
  return [lowLow, highLow, highHigh, answer];
}

function formulaRow(row: Row, index: number): string {
  const formulas = priceFormulas(index + 1).map(formulaCell);
  return `${inputs(row).map(numberCell).join('')}${numberCell(0)}${formulas.join('')}`;
}

function plainRow(row: Row): string {
  return `${inputs(row).map(numberCell).join('')}${numberCell(0)}${[0, 0, 0, 0].map(numberCell).join('')}`;
}

function numberCell(value: number): string {
  return `<table:table-cell office:value-type="float" office:value="${value}"/>`;
}

function formulaCell(formula: string): string {
  return `<table:table-cell table:formula="of:=${formula.replaceAll('<', '&lt;')}"/>`;
}

function document(rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
  office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:body><office:spreadsheet><table:table table:name="Prices">
${rows.map((cells) => `<table:table-row>${cells}</table:table-row>`).join('\n')}
</table:table></office:spreadsheet></office:body></office:document>`;
}
