import { disputesOf } from '@saer/tools/statement/disputes';
import { MeasurementIndex } from '@saer/tools/statement/measurement-index';
import {
  cappedHistory,
  checkFiles,
  readFiles,
  type Row,
  row,
} from '@saer/tools/statement/testing/statement-rows';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { disputeSheets } from './dispute-sheets.ts';
import type { DisputeWords } from './dispute-words.ts';

/** Every text is its own key. */
const itself = new Proxy<Record<string, string>>({}, { get: (_, key) => String(key) });
const words: DisputeWords = {
  productsSheet: 'products',
  directShipSheet: 'directShip',
  calendarSheet: 'calendar',
  lateSheet: 'late',
  notesSheet: 'notes',
  claims: itself,
  total: 'total',
  noLastDay: 'none',
  notes: ['A note'],
  columns: z.parse(z.custom<DisputeWords['columns']>(), itself),
  fees: itself,
  kinds: itself,
  yes: 'yes',
  no: 'no',
  ownProduct: 'own',
  inferred: 'inferred',
  late: 'over',
  sizeClasses: {},
};

/** The workbook of a measurement, a return that was not given back, a second charge, and a measurement of long ago. */
function sheetsOn(today: string) {
  const twice = row();
  const back: Row = { item_status: 'returned', net_proceeds: '-49.99', referral_fee: '0' };
  const files = readFiles([
    [row({ fbn_outbound_fee: '-22' }), row({ ...back, fbn_outbound_fee: '0' }), twice],
    [{ ...twice, statement_nr: 'ST2' }, row({ fbn_outbound_fee: '-22', statement_date: '2025-08-01' })],
  ]);
  const { checked } = checkFiles(files, { history: cappedHistory });
  const disputes = checked.flatMap((line) => disputesOf(line, new MeasurementIndex([]), today));
  return disputeSheets(disputes, { words, files: ['a.csv', 'b.csv'] }, today);
}

test('each kind of claim has its own sheet and its own sum, and what is late is in none of them', () => {
  const sheets = sheetsOn('2025-10-06');
  const sums = sheets.map(({ name, columns, rows }) => {
    const excess = columns.findIndex(({ header }) => header === 'excess');
    return [name, excess === -1 ? null : rows.at(-1)?.[excess]];
  });
  expect(sums).toEqual([
    ['products', 13.8],
    ['measurement', 13.8],
    ['return', 6.44],
    ['twice', 19.55],
    ['calendar', 39.79],
    ['late', 13.8],
    ['notes', null],
  ]);
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  expect(byName.get('return')?.rows[0]).toEqual(expect.arrayContaining(['2025-10-12', 6]));
  // Both places of a second charge.
  expect(byName.get('twice')?.rows[0]).toEqual(
    expect.arrayContaining(['ST2', 'b.csv', 'ST1', 'a.csv', 'none']),
  );
  expect(byName.get('late')?.rows[0]).toEqual(expect.arrayContaining(['measurement', '2025-08-31 (over)']));
  expect(byName.get('calendar')?.rows.map(([claim]) => claim)).toEqual([
    'return',
    'measurement',
    'twice',
    'total',
  ]);
});

test('nothing can be claimed after the last day', () => {
  const names = sheetsOn('2026-01-01').map(({ name }) => name);
  expect(names).toEqual(['twice', 'calendar', 'late', 'notes']);
});
