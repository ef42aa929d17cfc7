import { describe, expect, test } from 'vitest';
import type { ReadStatement } from './line.ts';
import { checkFiles, differenceOf, feeOf, readFiles, type Row, row } from './testing/statement-rows.ts';

const linesOf = (files: readonly ReadStatement[]): number =>
  files.reduce((sum, { lines }) => sum + lines.length, 0);
const duplicatesOf = (files: readonly ReadStatement[]): number =>
  files.reduce((sum, { skipped }) => sum + (skipped.duplicate?.rows ?? 0), 0);

/** Three lines of one statement. */
const week = (at: number): Row[] =>
  [row(), row(), row()].map((sold) => ({
    ...sold,
    statement_nr: `ST${at}`,
    statement_date: `2025-10-0${at}`,
  }));

describe('the same item again', () => {
  test('in another statement is charged twice, with both places, saved or not', () => {
    const sold = row();
    const again = { ...sold, statement_nr: 'ST2', statement_date: '2025-10-12' };
    const files = readFiles([[row(), sold], [again]]);
    for (const products of [undefined, []]) {
      const { checked, summary } = checkFiles(files, products === undefined ? {} : { products });
      const first = { file: 0, row: 3, statement: 'ST1' };
      expect(checked[2]).toMatchObject({
        line: { file: 1, row: 2, statement: 'ST2' },
        referral: { charged: 805, due: 0, difference: { kind: 'twice', first } },
        fulfilment: { charged: 1150, due: 0, difference: { kind: 'twice', first } },
      });
      expect(summary.over).toBe(805 + 1150);
      expect(summary.categories).toContainEqual({
        category: 'twice',
        charges: 2,
        charged: 1955,
        excess: 1955,
      });
    }
    // The order of the files does not change which of them charged first.
    const turned = checkFiles(readFiles([[again], [row(), sold]]));
    expect(turned.checked[0]?.referral).toMatchObject({ difference: { kind: 'twice', first: { file: 1 } } });
  });

  test('in one statement is charged twice where a single row is repeated', () => {
    const sold = row();
    const [file] = readFiles([[sold, row(), row(), sold]]);
    expect(file?.lines).toHaveLength(4);
    expect(file?.skipped.duplicate).toBeUndefined();
    const { checked } = checkFiles(file === undefined ? [] : [file]);
    expect(differenceOf(feeOf(checked, 3))).toEqual({
      kind: 'twice',
      first: { file: 0, row: 2, statement: 'ST1' },
    });
    expect(checked.map(({ referral }) => referral.state)).toEqual(['agrees', 'agrees', 'agrees', 'differs']);
  });

  test('with another amount is charged twice too, fee by fee', () => {
    const sold = row({ fbn_outbound_fee: '0' });
    const rest = { ...sold, referral_fee: '-1', fbn_outbound_fee: '-10' };
    const { checked } = checkFiles(readFiles([[sold, rest]]));
    expect(differenceOf(feeOf(checked, 1))).toMatchObject({ kind: 'twice' });
    expect(checked[1]?.fulfilment.state).toBe('agrees');
  });

  test('is right after its sale was taken back, and a return is no second charge', () => {
    const sold = row();
    const back = {
      ...sold,
      item_status: 'returned',
      statement_nr: 'ST2',
      statement_date: '2025-10-12',
      net_proceeds: '-49.99',
      referral_fee: '6.9986',
      fbn_outbound_fee: '0',
    };
    const again = { ...sold, statement_nr: 'ST3', statement_date: '2025-10-19' };
    const { checked, summary } = checkFiles(readFiles([[sold], [back], [again]]));
    expect(checked).toHaveLength(3);
    expect(summary).toMatchObject({ differing: 0, over: 0 });
  });

  test('the same file three times, and overlapping weeks, are counted once and said so', () => {
    const [one, two, three] = [week(1), week(2), week(3)];
    const thrice = readFiles([one, one, one]);
    expect([linesOf(thrice), duplicatesOf(thrice)]).toEqual([3, 6]);
    const overlapping = readFiles([
      [...one, ...two],
      [...two, ...three],
    ]);
    expect([linesOf(overlapping), duplicatesOf(overlapping)]).toEqual([9, 3]);
    // Pasted into one file, and that file again.
    const pasted = readFiles([
      [...one, ...two, ...two, ...three],
      [...one, ...one, ...two],
    ]);
    expect([linesOf(pasted), duplicatesOf(pasted)]).toEqual([9, 12]);
    for (const files of [thrice, overlapping, pasted]) expect(checkFiles(files).summary.over).toBe(0);
  });

  test('a second charge stays one when its file is added again', () => {
    const sold = row();
    const rows = [sold, row(), row(), sold];
    const files = readFiles([rows, rows]);
    expect([linesOf(files), duplicatesOf(files)]).toEqual([4, 4]);
    expect(checkFiles(files).summary.over).toBe(1955);
  });

  test('charges of a statement without an item are counted once as well', () => {
    const storage = row({
      order_nr: '',
      item_nr: '',
      net_proceeds: '',
      referral_fee: '',
      fbn_outbound_fee: '',
      fee_name: 'Storage Fee',
      total_payment: '-20',
    });
    const rows = [row(), row(), storage];
    const files = readFiles([rows, rows]);
    expect(checkFiles(files).summary.categories).toContainEqual({
      category: 'storage',
      charges: 1,
      charged: 2300,
      excess: 0,
    });
  });
});
