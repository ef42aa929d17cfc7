import { describe, expect, test } from 'vitest';
import { cappedHistory, checkFiles, readFiles, type Row, row } from './testing/statement-rows.ts';

const capped = { history: cappedHistory };
const back: Row = { item_status: 'returned', net_proceeds: '-49.99', fbn_outbound_fee: '0' };
const administration = (item: Row, amount: string): Row => ({
  ...item,
  net_proceeds: '',
  referral_fee: '',
  fbn_outbound_fee: '',
  fee_name: 'Return Administration Fee',
  total_payment: amount,
});

const kept = (referral: string, ...more: readonly Row[]) => {
  const sold = row();
  const rows = [sold, { ...sold, ...back, referral_fee: referral }];
  return checkFiles(
    readFiles([[...rows, ...more.map((each) => ({ ...each, item_nr: sold['item_nr'] ?? '' }))]]),
    capped,
  );
};

describe('a return and the fee for its administration', () => {
  // 14 % of 49.99 is 7.00 before VAT: 20 % of it are 1.40, with VAT 1.61.
  test('is within the cap, or more than it by the difference', () => {
    for (const [amount, excess] of [
      ['-1.4', 0],
      ['-3', 345 - 161],
    ] as const) {
      const sold = row();
      const returned = { ...sold, ...back, referral_fee: '6.9986' };
      // The charge comes a week later, in another file.
      const late = { ...administration(sold, amount), statement_nr: 'ST9', statement_date: '2025-10-19' };
      const { checked, summary } = checkFiles(readFiles([[sold, returned], [late]]), capped);
      const [charge] = checked[1]?.charges ?? [];
      expect(charge).toMatchObject({
        charge: { kind: 'returnAdministration', file: 1, row: 2, chargedOn: '2025-10-19' },
        check:
          excess === 0
            ? { state: 'agrees', isWithinCap: true }
            : { state: 'differs', due: 161, difference: { kind: 'returnCap' } },
      });
      expect(summary.over).toBe(excess);
      expect(checked[1]?.referral.state).toBe('agrees');
    }
  });

  test('never costs more than the sum, however high the commission', () => {
    // 14 % of 2,000.00: 280.00, of which 20 % are 56.00; the cap is 15.00, with VAT 17.25.
    const sold = row({ net_proceeds: '2000', referral_fee: '-280' });
    const returned = { ...sold, ...back, net_proceeds: '-2000', referral_fee: '280' };
    const { summary } = checkFiles(readFiles([[sold, returned, administration(sold, '-56')]]), capped);
    expect(summary.over).toBe(6440 - 1725);
  });

  test('may be kept from the commission instead, but not both', () => {
    expect(kept('5.6').checked[1]?.referral).toMatchObject({ state: 'agrees', isWithinCap: true });
    expect(kept('5.6').summary.categories).toContainEqual({
      category: 'return',
      charges: 1,
      charged: -644,
      excess: 0,
    });
    expect(kept('4').checked[1]?.referral).toMatchObject({ due: -644, difference: { kind: 'returnCap' } });
    expect(kept('0').checked[1]?.referral).toMatchObject({ due: -644, difference: { kind: 'credit' } });
    expect(kept('5.6', administration(row(), '-1.4')).summary.over).toBe(161);
  });

  test('without the sale in any file is a charge that is not checked', () => {
    const { summary } = checkFiles(readFiles([[row(), administration(row(), '-3')]]), capped);
    expect(summary.categories.find(({ category }) => category === 'return')).toMatchObject({
      charges: 1,
      charged: 345,
      excess: 0,
    });
    expect(summary.uncheckedBy).toContainEqual({
      fee: 'returnAdministration',
      reason: 'otherFee',
      lines: 1,
    });
  });
});
