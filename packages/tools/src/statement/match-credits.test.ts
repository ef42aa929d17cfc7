import { describe, expect, test } from 'vitest';
import { type ItemCredit, itemCredits } from './adjustments.ts';
import { chargeSign } from './charged-sum.ts';
import { disputesOf } from './disputes.ts';
import type { ReadStatement } from './line.ts';
import { isCreditFor, matchCredits, type SentClaim } from './match-credits.ts';
import { MeasurementIndex } from './measurement-index.ts';
import { newClaims } from './new-claims.ts';
import { checkFiles, readFiles, type Row, row } from './testing/statement-rows.ts';

const now = '2025-11-01T08:00:00.000Z';
const sent: SentClaim = {
  item: 'noon|NSA1-1',
  claim: 'fee',
  fee: 'referral',
  statement: 'ST1',
  chargedOn: '2025-10-05',
  claimedOn: '2025-10-06',
  amount: 500,
  answer: 'none',
  answered: null,
  credits: [],
};
const credit: ItemCredit = {
  item: 'noon|NSA1-1',
  fee: 'referral',
  statement: 'ST2',
  chargedOn: '2025-10-12',
  amount: 500,
  isReturn: false,
  isBelowLine: false,
};
const takenBy = (claims: readonly SentClaim[], ...credits: readonly ItemCredit[]) =>
  matchCredits(claims, credits, now).map((claim) => claim.credits.map(({ amount }) => amount));

describe('a credit is the answer to a claim', () => {
  test.each<readonly [string, Partial<SentClaim>, Partial<ItemCredit>, boolean]>([
    ['in another statement', {}, {}, true],
    ['of the same item only', {}, { item: 'noon|NSA1-2' }, false],
    ['of the same marketplace only', {}, { item: 'amazon|NSA1-1' }, false],
    ['of the same charge only', {}, { fee: 'fulfilment' }, false],
    ['in the same statement only below its charge', {}, { statement: 'ST1' }, false],
    ['in the same statement below its charge', {}, { statement: 'ST1', isBelowLine: true }, true],
    ['not of an earlier day', {}, { chargedOn: '2025-10-04' }, false],
    ['also without a day', {}, { chargedOn: null }, true],
    ['not without a statement', {}, { statement: '' }, false],
    ['not as the usual credit of a returned sale', {}, { isReturn: true }, false],
    ['as the credit of a returned sale that was claimed', { claim: 'return' }, { isReturn: true }, true],
    [
      'as a fulfilment fee of a returned sale',
      { fee: 'fulfilment' },
      { fee: 'fulfilment', isReturn: true },
      true,
    ],
  ])('%s', (_name, claim, changes, expected) => {
    expect(isCreditFor({ ...sent, ...claim }, { ...credit, ...changes })).toBe(expected);
  });
});

describe('credits are matched', () => {
  test('in full, in part, and never above the claim', () => {
    expect(takenBy([sent], credit)).toEqual([[500]]);
    expect(takenBy([sent], { ...credit, amount: 200 })).toEqual([[200]]);
    expect(takenBy([sent], { ...credit, amount: 900 })).toEqual([[500]]);
    expect(takenBy([sent], { ...credit, amount: 200 }, { ...credit, statement: 'ST3', amount: 400 })).toEqual(
      [[200, 300]],
    );
  });

  test('once: reading a statement again changes nothing, reading it whole adds the rest', () => {
    const [part] = matchCredits([sent], [{ ...credit, amount: 200 }], now);
    if (part === undefined) throw new Error('Nothing was matched');
    expect(takenBy([part], { ...credit, amount: 200 })).toEqual([]);
    expect(takenBy([part], { ...credit, amount: 450 })).toEqual([[450]]);
    expect(takenBy([part])).toEqual([]);
  });

  test('once where two reports name the same credit, one by its number and one by its day', () => {
    const part = { ...credit, amount: 200 };
    expect(takenBy([sent], part, { ...part, statement: '2025-10-11' })).toEqual([[200]]);
    expect(takenBy([sent], part, { ...part, statement: '2025-10-11', amount: 201 })).toEqual([[200, 201]]);
  });

  test('with the oldest of several claims first, the rest with the next', () => {
    const later = { ...sent, statement: 'ST0', chargedOn: '2025-10-07', amount: 300 };
    expect(matchCredits([later, sent], [{ ...credit, amount: 600 }], now)).toMatchObject([
      { statement: 'ST1', credits: [{ amount: 500 }] },
      { statement: 'ST0', credits: [{ amount: 100 }] },
    ]);
  });

  test('with no claim of which the seller said what became of it', () => {
    expect(takenBy([{ ...sent, answer: 'rejected' }], credit)).toEqual([]);
    const came = { ...sent, answer: 'cameBack', answered: 500 } as const;
    expect(takenBy([came], credit)).toEqual([]);
    // The money was for that one.
    expect(takenBy([came, { ...sent, chargedOn: '2025-10-06' }], credit)).toEqual([]);
  });

  test('with no claim of which the seller said that this statement is not for it', () => {
    const aside = { ...sent, credits: [{ statement: 'ST2', amount: 0, seenAt: now }] };
    expect(takenBy([aside], credit)).toEqual([]);
    expect(takenBy([aside], { ...credit, statement: 'ST3' })).toEqual([[0, 500]]);
  });
});

const claimsOf = (files: readonly ReadStatement[], today = '2025-10-06') => {
  const { checked } = checkFiles(files);
  return newClaims(
    checked,
    checked.flatMap((line) => disputesOf(line, new MeasurementIndex([]), today)),
  ).map((claim) => ({
    ...claim,
    claimedOn: today,
    answer: 'none' as const,
    answered: null,
    credits: claim.corrected.map((statement) => ({ statement, amount: 0, seenAt: now })),
  }));
};
const creditsOf = (files: readonly ReadStatement[], claims: readonly SentClaim[]) => {
  const lines = files.flatMap((file) => [...file.lines]);
  return itemCredits(
    files.flatMap(({ adjustments }) => [...adjustments]),
    {
      styles: files.map(() => ({ sign: lines.length === 0 ? -1 : chargeSign(lines), vat: 'excluded' })),
      lines,
      items: new Set(claims.map((claim) => claim.item)),
    },
  );
};

describe('from the files of noon', () => {
  /** 1 % more commission than the table has: 57 halalas with VAT. */
  const item = 'NSA2000-7';
  const charge = { order_nr: 'NSA2000', item_nr: item, referral_fee: '-7.4985' };
  const back: Row = {
    ...charge,
    statement_nr: 'ST9',
    statement_date: '2025-10-12',
    net_proceeds: '0',
    referral_fee: '0.4999',
    fbn_outbound_fee: '0',
    total_payment: '0.4999',
  };
  const claims = claimsOf(readFiles([[row(charge), row()]]));

  test('what is claimed has a key that no other file changes', () => {
    expect(claims).toMatchObject([
      { item: `noon|${item}`, fee: 'referral', statement: 'ST1', chargedOn: '2025-10-05', amount: 57 },
    ]);
    const { checked } = checkFiles(readFiles([[row(charge)]]));
    const late = checked.flatMap((line) => disputesOf(line, new MeasurementIndex([]), '2025-10-06'));
    expect(
      newClaims(
        checked,
        late.map((dispute) => ({ ...dispute, isLate: true })),
      ),
    ).toEqual([]);
    const again = claimsOf(readFiles([[row(), row({ order_nr: 'NSA1', item_nr: 'NSA1-1' }), row(charge)]]));
    expect(again.map(({ key }) => key)).toEqual(claims.map(({ key }) => key));
  });

  test('two charges of one item in two statements are two claims, a charge read twice is one', () => {
    const twice = readFiles([[row(charge), row({ ...charge, statement_nr: 'ST2' })], [row(charge)]]);
    const { checked } = checkFiles(twice);
    const found = newClaims(
      checked,
      checked.flatMap((line) => disputesOf(line, new MeasurementIndex([]), '2025-10-06')),
    );
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    expect(found.map(({ statement, fee }) => [statement, fee])).toEqual([
      ['ST1', 'referral'],
      ['ST2', 'referral'],
      ['ST2', 'fulfilment'],
    ]);
  });

  test('a row of a later statement that gives the commission back answers the claim, with VAT', () => {
    const later = readFiles([[row(), row(back)]]);
    const matched = matchCredits(claims, creditsOf(later, claims), now);
    expect(matched).toMatchObject([{ credits: [{ statement: 'ST9', amount: 57, seenAt: now }] }]);
  });

  test('a sum without an item, of another item, or for the fulfilment does not', () => {
    const rows: readonly Row[] = [
      { ...back, item_nr: '', order_nr: '' },
      { ...back, item_nr: 'NSA2000-8' },
      { ...back, referral_fee: '0', fbn_outbound_fee: '0.5' },
    ];
    for (const each of rows)
      expect(matchCredits(claims, creditsOf(readFiles([[row(), row(each)]]), claims), now)).toEqual([]);
  });

  test('a returned sale with its usual credit does not', () => {
    const returned = {
      ...charge,
      statement_nr: 'ST9',
      statement_date: '2025-10-12',
      item_status: 'returned',
    };
    const whole = row({ ...returned, net_proceeds: '-49.99', referral_fee: '6.9986', fbn_outbound_fee: '0' });
    expect(matchCredits(claims, creditsOf(readFiles([[row(), whole]]), claims), now)).toEqual([]);
    // Also where the credit is in a row of its own.
    const apart = row({ ...back, item_status: 'returned' });
    expect(matchCredits(claims, creditsOf(readFiles([[row(), apart]]), claims), now)).toEqual([]);
    const later = [row(), row({ ...whole, referral_fee: '0' }), row({ ...back, statement_nr: 'ST10' })];
    expect(matchCredits(claims, creditsOf(readFiles([later]), claims), now)).toEqual([]);
  });
});
