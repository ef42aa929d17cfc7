import { describe, expect, test } from 'vitest';
import { isHardRefusal, moneyCommands, toOutcome, outcomeOfTransaction } from './fields.ts';

const done = ['14000', '02000', '04000', '06000', '08000'];

describe('the outcome of a command', () => {
  test('every command is done by one code, and by no other command’s', () => {
    for (const command of moneyCommands)
      expect(done.filter((code) => toOutcome(command, code) === 'paid')).toHaveLength(1);
  });

  test.each([
    '13029',
    '13012',
    '13666',
    '00072',
    '00001',
    '00002',
    '00005',
    '00008',
    '00010',
    '45000',
    '45030',
  ])('%s ends a purchase, unless it is a success of something else', (code) =>
    expect(toOutcome('PURCHASE', code)).toBe(code === '45000' ? 'uncertain' : 'failed'),
  );

  const open = [
    '15777 15778 15779 15780 15781 19000 20000 20064 40000 10000',
    '00006 13006 03006 07006 13784 13777',
    // The same reference, perhaps by our own request whose answer was lost.
    '00007 00066 00047 13007 13047 13066',
    // Success and failure of other commands; no codes.
    '02000 04000 06000 08000 12000 18000 07048 09047 1400 140000 paid 99999',
  ];
  test.each(['', ...open.flatMap((codes) => codes.split(' '))])('%s leaves a purchase open', (code) =>
    expect(toOutcome('PURCHASE', code)).toBe('uncertain'),
  );

  test('of a hundred thousand codes, five are a success, each of one command', () => {
    const codes = Array.from({ length: 100_000 }, (_, index) => String(index).padStart(5, '0'));
    const paid = codes.filter((code) => moneyCommands.some((command) => toOutcome(command, code) === 'paid'));
    expect(paid.toSorted()).toEqual(done.toSorted());
  });
});

test('a released authorization was not paid; a payment given back was', () => {
  expect(outcomeOfTransaction('08000')).toBe('failed');
  expect(outcomeOfTransaction('06000')).toBe('paid');
  expect(outcomeOfTransaction('13029')).toBe('failed');
  expect(outcomeOfTransaction('03029')).toBe('failed');
  // A refund that failed says nothing about the payment.
  expect(outcomeOfTransaction('07048')).toBe('uncertain');
  expect(outcomeOfTransaction('20064')).toBe('uncertain');
});

test('a card that will never pay again is told from one that may', () => {
  for (const code of ['13012', '13016', '00044']) expect(isHardRefusal(code)).toBe(true);
  for (const code of ['13029', '13666', '00006', '15784']) expect(isHardRefusal(code)).toBe(false);
  expect(isHardRefusal('13666', '41')).toBe(true);
  expect(isHardRefusal('13666', '43')).toBe(true);
  expect(isHardRefusal('13666', '51')).toBe(false);
});
