import { expect, test } from 'vitest';
import { StatementSession } from './statement-session.ts';

const ignore = (): void => undefined;
const csv = (name: string, ...lines: readonly string[]): File => new File([lines.join('\n')], name);
const statement =
  'order_nr,item_nr,partner_sku,item_status,ordered_date,net_proceeds,referral_fee,fbn_outbound_fee';
const sold = (item: number, fee = '-7.5'): string =>
  `NSA1,NSA1-${item},MUG,delivered,2025-10-0${item},50,${fee},-10`;

const unsaved = {
  books: [],
  products: [],
  categories: new Map<string, string>(),
  bases: new Map(),
  today: '2025-11-01',
};

test('a file of other headers waits for its columns, and is read by them', async () => {
  const { tasks } = new StatementSession();
  const file = csv('own.csv', 'Report', 'Auftrag,Artikel,Preis,Provision', 'A1,MUG,50,-7.5', 'A2,MUG,60,-9');
  const read = await tasks.read({ files: [file] }, ignore);
  expect(read).toMatchObject({
    lines: 0,
    files: [{ outcome: { is: 'unassigned' }, examples: ['A1', 'MUG', '50', '-7.5'] }],
  });
  const assigned = await tasks.assign(
    { file: 0, columns: { order: 0, partnerSku: 1, price: 2, referral: 3 } },
    ignore,
  );
  expect(assigned).toMatchObject({
    lines: 2,
    files: [{ layout: 'own', outcome: { is: 'lines' }, lines: 2 }],
  });
});

test('files that are no statement are rejected with their reason, and the others are read', async () => {
  const { tasks } = new StatementSession();
  const { files, lines } = await tasks.read(
    {
      files: [
        csv(
          'monthly.csv',
          'transaction_type,document_type,price_including_vat_document_currency',
          'Customer,Invoice,50',
        ),
        csv('picture.png', '\u0089PNG\u0000\u0001'),
        csv('words.txt', 'nothing of a table'),
        csv('cut.csv', statement, sold(1), 'NSA1,"NSA1-2'),
        csv('statement.csv', statement, sold(1)),
      ],
    },
    ignore,
  );
  expect(files.map(({ outcome }) => (outcome.is === 'rejected' ? outcome.reason : outcome.is))).toEqual([
    'noFeesPerItem',
    'notASheet',
    'noHeaders',
    'damaged',
    'lines',
  ]);
  expect(lines).toBe(1);
});

test('the same file again is counted once, lines are filtered and paged, and progress is told', async () => {
  const { tasks } = new StatementSession();
  const rows = [sold(1), sold(2), sold(3), sold(4, '-10')];
  const progress: string[] = [];
  const onProgress = ({ task }: { readonly task: string }): void => void progress.push(task);
  await tasks.read({ files: [csv('a.csv', statement, ...rows)] }, onProgress);
  const again = await tasks.read({ files: [csv('b.csv', statement, ...rows)] }, onProgress);
  expect(again).toMatchObject({
    lines: 4,
    firstDay: '2025-10-01',
    lastDay: '2025-10-04',
    marketplaces: ['noon'],
  });
  expect(again.files[1]?.skipped.duplicate).toEqual({ rows: 4, firstRow: 2 });
  const { summary } = await tasks.check(unsaved, onProgress);
  expect(summary).toMatchObject({ lines: 4, unchecked: 4 });
  const filter = { show: 'all', fee: null, kind: null, key: null, search: 'nsa1-3' } as const;
  const page = await tasks.lines({ filter, page: 1, limit: 2 }, onProgress);
  expect(page).toMatchObject({ total: 1, lines: [{ line: { item: 'NSA1-3', row: 4 }, name: 'MUG' }] });
  expect(new Set(progress)).toEqual(new Set(['reading', 'checking']));
});

test('the same items in another kind of report are counted once', async () => {
  const { tasks } = new StatementSession();
  const report = [
    'order_nr,item_nr,partner_sku,item_status,ordered_date,statement_nr,invoice_price,fee_referral,fee_noon_penalty',
    'NSA1,NSA1-1,MUG,delivered,2025-10-01,ST1,50,-7.5,-4',
    'NSA1,NSA1-9,MUG,delivered,2025-10-01,ST1,50,-7.5,0',
  ];
  const read = await tasks.read(
    { files: [csv('a.csv', statement, sold(1), sold(2)), csv('b.csv', ...report)] },
    ignore,
  );
  expect(read.lines).toBe(3);
  expect(read.files[1]?.skipped).toEqual({ otherReport: { rows: 1, firstRow: 2 } });
  const { summary, disputes } = await tasks.check(unsaved, ignore);
  expect(summary.over).toBe(0);
  expect(disputes).toEqual({
    lines: 0,
    sum: 0,
    late: 0,
    lateSum: 0,
    toConfirm: 0,
    toConfirmSum: 0,
    calendar: [],
  });
});

test('an item of two statements is charged twice, and a claim without a last day', async () => {
  const { tasks } = new StatementSession();
  const names = `${statement},statement_nr`;
  await tasks.read(
    { files: [csv('a.csv', names, `${sold(1)},ST1`), csv('b.csv', names, `${sold(1)},ST2`)] },
    ignore,
  );
  const { summary, disputes } = await tasks.check(unsaved, ignore);
  expect(summary.categories.find(({ category }) => category === 'twice')).toMatchObject({ charges: 2 });
  expect(disputes).toMatchObject({
    lines: 2,
    late: 0,
    calendar: [{ claim: 'twice', file: 1, lastDay: null, daysLeft: null, charges: 2, sum: summary.over }],
  });
});
