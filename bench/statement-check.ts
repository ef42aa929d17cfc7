/** Checking noon's statements of 1, 100 and 100,000 lines, from the file's bytes to the sums, compared with papaparse parsing the same file alone. */
import Papa from 'papaparse';
import { type FeeBook, feeBookReply } from '@saer/contract/fees/fee-book';
import { productInput } from '@saer/contract/products/product-input';
import { feesAt, dueTerms } from '@saer/tools/statement/due';
import { StatementChecker } from '@saer/tools/statement/check-lines';
import { chargeSign } from '@saer/tools/statement/charged-sum';
import { findHeaders } from '@saer/tools/statement/columns';
import { FeeHistory } from '@saer/tools/statement/fee-history';
import { ProductIndex, type StatementProduct } from '@saer/tools/statement/match-product';
import { MeasurementIndex } from '@saer/tools/statement/measurement-index';
import { moneyColumns } from '@saer/tools/statement/other-charges';
import { NoonReader } from '@saer/tools/statement/read-noon';
import { SummaryBuilder } from '@saer/tools/statement/summary';
import { rowsOfFile } from '@saer/spreadsheet/rows-of-file';
import * as z from 'zod/mini';
import { startBenchServer } from './bench-server.ts';
import { atMostTimes, record } from './figure.ts';
import { median, report, timed } from './timing.ts';

const sizes = [1, 100, 100_000] as const;
const products = 1_000;

await using opened = new AsyncDisposableStack();
const { port } = await startBenchServer(opened);
const reply = await fetch(`http://127.0.0.1:${port}/v1/fee-book`);
const book: FeeBook = { ...z.parse(feeBookReply, await reply.json()), overrides: [] };

const headers =
  'id_partner,statement_date,statement_nr,order_nr,item_nr,brand_en,product_title_en,brand_ar,product_title_ar,sku,partner_sku,fee_name,item_status,ordered_date,shipped_date,delivered_date,returned_date,net_proceeds,referral_fee,fbn_outbound_fee,noon_markup,noon_promo,shipping_fee,other_amounts,total_payment';

const store = book.stores.find(({ code }) => code === 'NOON_SA_FBN');
const subFamilies = Object.keys(store?.feeTable?.referralRules ?? {});
const from = store?.feeTable?.version.effectiveFrom;
if (from === undefined || subFamilies.length === 0)
  throw new Error('The book of the bench has no fees of noon');

const saved = Array.from({ length: products }, (_, at): StatementProduct => ({
  id: String(at),
  name: `Product ${at}`,
  barcode: `PB${at}`,
  sku: `SKU-${at}`,
  product: {
    ...z.parse(z.object(productInput.shape), {
      subFamily: subFamilies[at % subFamilies.length],
      cost: 1000 + at,
      sides: [100 + (at % 200), 80, 60],
      weight: 200 + (at % 1500),
    }),
    store: 'NOON_SA_FBN',
  },
}));

/** A fee of 15 % VAT as noon writes it: negative, without VAT, four decimals. */
const beforeVat = (inclusive: number): string => (-inclusive / 115).toFixed(4);

/** A statement as noon writes it, one line in fifty with another fee than due. */
function statementOf(lines: number): string {
  const dated = { from: from ?? '', book };
  const due = saved.map(({ product }) => dueTerms(dated, product));
  const rows = Array.from({ length: lines }, (_, at) => {
    const of = at % products;
    const price = 1500 + ((at * 37) % 20_000);
    const { terms } = due[of] ?? {};
    if (terms === undefined || terms === null) throw new Error(`Product ${of} of the bench has no fees`);
    const { referral, fulfilment } = feesAt(terms, price);
    const fee = at % 50 === 0 ? fulfilment + 230 : fulfilment;
    const sums = `${price / 100},${beforeVat(referral)},${beforeVat(fee)}`;
    return `12345,${from},ST-1,NSA${at},NSA${at}-1,Brand,"Product, ${of} of the bench",ماركة,"منتج رقم ${of}",N${of},SKU-${of},Order,delivered,${from},${from},${from},,${sums},0,0,0,0,${price / 100}`;
  });
  return `${headers}\n${rows.join('\n')}\n`;
}

async function check(text: string): Promise<number> {
  let reader: NoonReader | undefined;
  await rowsOfFile(new File([text], 'statement.csv'), {
    maxRows: 500_000,
    onProgress: () => undefined,
    onRow: (cells, row) => {
      if (reader !== undefined) return reader.take(cells, row);
      const found = findHeaders([cells]);
      if (found !== null)
        reader = new NoonReader(found.columns, {
          file: 0,
          dayOrder: 'dayFirst',
          known: new Set(),
          money: moneyColumns(found.headers, found.columns, found.layout),
        });
      return undefined;
    },
  });
  const { lines } = reader?.end() ?? { lines: [] };
  const checker = new StatementChecker({
    history: new FeeHistory([{ from: from ?? '', book }]),
    products: new ProductIndex(saved),
    measurements: new MeasurementIndex([]),
    styles: [{ sign: chargeSign(lines), vat: 'excluded' }],
    categories: new Map(),
  });
  for (const line of lines) checker.count(line);
  const summary = new SummaryBuilder();
  for (const line of lines) summary.add(checker.check(line), null);
  return summary.summary().differing;
}

for (const size of sizes) {
  const text = statementOf(size);
  const rounds = size === 100_000 ? 5 : 50;
  const [ours, alone]: [number[], number[]] = [[], []];
  let differing = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const checked = await timed(async () => {
      differing = await check(text);
    });
    const parsed = await timed(() => Papa.parse(text).data.length);
    if (differing !== Math.ceil(size / 50)) throw new Error(`${differing} lines differ, not every fiftieth`);
    // The first round warms up.
    if (round === 0) continue;
    ours.push(checked);
    alone.push(parsed);
  }
  report(`${size} lines checked`, ours);
  report(`${size} lines parsed by papaparse alone`, alone);
  record(
    atMostTimes(
      {
        figure: `statement of ${size.toLocaleString('en')} lines, from its bytes to the sums`,
        ours: { value: median(ours), unit: ' ms' },
        peer: { name: 'papaparse parsing the same text alone', value: median(alone), unit: ' ms' },
      },
      size === 100_000 ? 8 : 20,
    ),
  );
}
