import { describe, expect, test } from 'vitest';
import { chargeSign } from './charged-sum.ts';
import { joinCharges } from './join-charges.ts';
import { statementSums } from './statement-sums.ts';
import { checkFiles, checkLines, readFiles, type Row, row } from './testing/statement-rows.ts';

const sumsOf = (rows: readonly Row[]) => {
  const files = readFiles([rows]);
  const lines = joinCharges(files).lines.flat();
  const styles = [{ sign: chargeSign(lines), vat: 'excluded' as const }];
  return { sums: statementSums(checkLines(lines, { styles }).checked, files, styles), files };
};

const administration = (item: string) =>
  row({
    statement_nr: 'ST3',
    item_nr: item,
    fee_name: 'Return administration fee',
    net_proceeds: '0',
    referral_fee: '0',
    fbn_outbound_fee: '0',
    other_amounts: '-1.5',
  });

describe('the sums of each statement', () => {
  test('are its sales less returns, every charge with VAT, and what was checked and found', () => {
    const storage = row({
      order_nr: '',
      item_nr: '',
      fee_name: 'FBN storage',
      net_proceeds: '0',
      referral_fee: '0',
      fbn_outbound_fee: '0',
      other_amounts: '-20',
    });
    const { sums } = sumsOf([
      row(),
      row({ referral_fee: '-7.4985' }),
      storage,
      row({ statement_nr: 'ST2', statement_date: '2025-10-12', partner_sku: 'NOBODY' }),
    ]);
    expect(sums).toEqual([
      {
        key: 'noon|ST1',
        marketplace: 'noon',
        statement: 'ST1',
        firstDay: '2025-10-05',
        lastDay: '2025-10-05',
        lines: 2,
        sales: 99_98,
        // Twice 8.05 and 11.50, 0.57 more, and 23.00 of storage.
        charges: 8_05 + 11_50 + 8_62 + 11_50 + 23_00,
        checked: 8_05 + 11_50 + 8_62 + 11_50,
        over: 57,
      },
      expect.objectContaining({ key: 'noon|ST2', lines: 1, checked: 0, over: 0, charges: 8_05 + 11_50 }),
    ]);
  });

  test('add up to all charges of the files, also those joined to items of another statement', () => {
    const rows = [
      row({ item_nr: 'NSA1000-901' }),
      administration('NSA1000-901'),
      administration('NSA1000-902'),
      row({ statement_nr: 'ST3' }),
    ];
    const { sums, files } = sumsOf(rows);
    const { summary } = checkFiles(files);
    expect(sums.reduce((sum, { charges }) => sum + charges, 0)).toBe(summary.total);
    expect(sums.map(({ statement, charges }) => [statement, charges])).toEqual([
      ['ST1', 8_05 + 11_50],
      ['ST3', 8_05 + 11_50 + 2 * 1_73],
    ]);
  });

  test('of rows without a number are those of their month', () => {
    const { sums } = sumsOf([
      row({ statement_nr: '' }),
      row({ statement_nr: '', statement_date: '2025-10-09' }),
      row({ statement_nr: '', statement_date: '2025-11-01' }),
    ]);
    expect(
      sums.map(({ statement, lines, firstDay, lastDay }) => [statement, lines, firstDay, lastDay]),
    ).toEqual([
      ['2025-10', 2, '2025-10-05', '2025-10-09'],
      ['2025-11', 1, '2025-11-01', '2025-11-01'],
    ]);
  });
});
