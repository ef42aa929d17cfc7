import {
  cameBack,
  claimStatus,
  emptyRecord,
  type StatementClaim,
} from '@saer/contract/statements/statement-claim';
import type { ItemCredit } from '@saer/tools/statement/adjustments';
import type { NewClaim } from '@saer/tools/statement/new-claims';
import type { StatementSums } from '@saer/tools/statement/statement-sums';
import { describe, expect, test } from 'vitest';
import { claimTotals, runningTotal } from './claim-sums.ts';
import { addCheck, addClaims, answerClaim, lessComplete, removeClaim, unclaimed } from './record-changes.ts';

const found: NewClaim = {
  key: 'noon|NSA1-1|fulfilment|ST1',
  store: 'NOON_SA_FBN',
  claim: 'measurement',
  fee: 'fulfilment',
  item: 'noon|NSA1-1',
  statement: 'ST1',
  chargedOn: '2026-10-01',
  product: 'Clock',
  lastDay: '2026-10-31',
  amount: 500,
  corrected: [],
};
const credit: ItemCredit = {
  item: found.item,
  fee: 'fulfilment',
  statement: 'ST2',
  chargedOn: '2026-10-12',
  amount: 500,
  isReturn: false,
  isBelowLine: false,
};
const sums: StatementSums = {
  key: 'noon|ST1',
  marketplace: 'noon',
  statement: 'ST1',
  firstDay: '2026-10-01',
  lastDay: '2026-10-01',
  lines: 40,
  sales: 1000,
  charges: 300,
  checked: 200,
  over: 500,
};
const second = { ...found, key: 'noon|NSA1-2|fulfilment|ST1', item: 'noon|NSA1-2', amount: 200 };
const claimed = (...claims: readonly NewClaim[]) =>
  addClaims(emptyRecord, { claims, credits: [] }, '2026-10-05');
const only = (claims: readonly StatementClaim[]): StatementClaim => {
  const [claim] = claims;
  if (claim === undefined || claims.length > 1) throw new Error(`There are ${claims.length} claims`);
  return claim;
};

describe('claims of a check', () => {
  test('are recorded once, however often they are sent', () => {
    const record = claimed(found, second);
    expect(record.claims).toHaveLength(2);
    const again = addClaims(record, { claims: [found, second], credits: [] }, '2026-11-01');
    expect(again.claims).toEqual(record.claims);
    expect(unclaimed(record, [found, second, { ...found, key: 'other', statement: 'ST3' }])).toHaveLength(1);
  });

  test('are one where another report names the same charge by its day', () => {
    const record = claimed(found);
    const byDay = { ...found, key: 'noon|NSA1-1|fulfilment|2026-10-01', statement: '2026-10-01' };
    expect(unclaimed(record, [byDay])).toEqual([]);
    expect(unclaimed(record, [{ ...byDay, amount: 499 }])).toHaveLength(1);
  });

  test('come back with what the same check shows', () => {
    const { claims } = addClaims(emptyRecord, { claims: [found], credits: [credit] }, '2026-10-20');
    expect(claims.map(claimStatus)).toEqual(['cameBack']);
  });

  test('do not come back by corrections that the charge contains', () => {
    const { claims } = addClaims(
      emptyRecord,
      { claims: [{ ...found, corrected: ['ST2', 'ST2'] }], credits: [credit] },
      '2026-10-20',
    );
    expect(claims.map(claimStatus)).toEqual(['waiting']);
  });

  test('that were deleted can be recorded again', () => {
    const removed = removeClaim(claimed(found), found.key);
    expect(removed).toMatchObject({ claims: [], removed: [{ key: found.key }] });
    const again = addClaims(removed, { claims: [found], credits: [] }, '2026-10-05');
    expect(Date.parse(only(again.claims).changedAt)).toBeGreaterThan(
      Date.parse(removed.removed[0]?.changedAt ?? ''),
    );
  });
});

describe('what the seller says', () => {
  test('settles a claim, and each answer can be taken back', () => {
    const part = answerClaim(claimed(found), found.key, 'cameBack', 300);
    expect([claimStatus(only(part.claims)), cameBack(only(part.claims))]).toEqual(['cameBack', 300]);
    const rejected = answerClaim(part, found.key, 'rejected');
    expect([claimStatus(only(rejected.claims)), cameBack(only(rejected.claims))]).toEqual(['rejected', 0]);
    const waiting = answerClaim(rejected, found.key, 'none');
    expect([claimStatus(only(waiting.claims)), cameBack(only(waiting.claims))]).toEqual(['waiting', 0]);
  });

  test('that a credit is not for the claim stays when the statement is read again', () => {
    const back = addCheck(claimed(found), { statements: [], credits: [credit] });
    expect(claimStatus(only(back.claims))).toBe('cameBack');
    const waiting = answerClaim(back, found.key, 'none');
    const again = addCheck(waiting, { statements: [], credits: [credit] });
    expect(claimStatus(only(again.claims))).toBe('waiting');
    const other = addCheck(again, { statements: [], credits: [{ ...credit, statement: 'ST3' }] });
    expect(claimStatus(only(other.claims))).toBe('cameBack');
  });
});

describe('a statement read again', () => {
  const read = addCheck(emptyRecord, { statements: [sums], credits: [] });

  test('replaces its sums, and changes nothing where they are the same', () => {
    expect(addCheck(read, { statements: [sums], credits: [] })).toEqual(read);
    const more = addCheck(read, { statements: [{ ...sums, over: 900 }], credits: [] });
    expect(more.statements).toMatchObject([{ over: 900, lines: 40 }]);
  });

  test('in part does not, and is named', () => {
    const part = { statements: [{ ...sums, lines: 12, over: 0 }], credits: [] };
    expect(addCheck(read, part).statements).toEqual(read.statements);
    expect(lessComplete(read, part)).toEqual(read.statements);
    expect(lessComplete(read, { statements: [sums] })).toEqual([]);
  });
});

describe('the totals', () => {
  test('add up: what was claimed came back, was rejected, or waits', () => {
    let record = claimed(found, second, { ...found, key: 'third', item: 'noon|NSA1-3', amount: 100 });
    record = answerClaim(record, found.key, 'cameBack', 350);
    record = answerClaim(record, 'third', 'rejected');
    record = addCheck(record, {
      statements: [],
      credits: [{ ...credit, item: second.item, amount: 50 }],
    });
    const totals = claimTotals(record.claims, '2026-11-02');
    expect(totals).toEqual({
      claimed: { claims: 3, sum: 800 },
      cameBack: { claims: 2, sum: 400 },
      rejected: { claims: 2, sum: 250 },
      waiting: { claims: 1, sum: 150 },
      late: { claims: 1, sum: 150 },
      oldest: '2026-10-05',
    });
    expect(totals.cameBack.sum + totals.rejected.sum + totals.waiting.sum).toBe(totals.claimed.sum);
    expect(claimTotals(record.claims, '2026-10-31').late.claims).toBe(0);
  });

  test('of statements are by month, each with its own claims', () => {
    let record = claimed(found, second);
    record = answerClaim(record, found.key, 'cameBack', 500);
    record = addCheck(record, {
      statements: [
        sums,
        {
          ...sums,
          key: 'noon|ST2',
          statement: 'ST2',
          firstDay: '2026-10-30',
          lastDay: '2026-11-02',
          over: 7,
        },
        { ...sums, key: 'amazon|ST1', marketplace: 'amazon' },
      ],
      credits: [],
    });
    const { months, total, rows } = runningTotal(record);
    expect(
      months.map(({ month, statements, claimed: of, cameBack: back, over }) => [
        month,
        statements,
        of,
        back,
        over,
      ]),
    ).toEqual([
      ['2026-11', 1, 0, 0, 7],
      ['2026-10', 2, 700, 500, 1000],
    ]);
    expect(total).toEqual({
      sales: 3000,
      charges: 900,
      checked: 600,
      over: 1007,
      claimed: 700,
      cameBack: 500,
    });
    expect(rows.map(({ statement, claimed: of }) => [statement.key, of])).toEqual([
      ['noon|ST2', 0],
      ['noon|ST1', 700],
      ['amazon|ST1', 0],
    ]);
  });

  test('leave out files without statement numbers where the month has numbered ones', () => {
    const month = { ...sums, key: 'noon|2026-10', statement: '2026-10' };
    const amazon = { ...month, key: 'amazon|2026-10', marketplace: 'amazon' as const };
    const { rows, total, leftOut } = runningTotal(
      addCheck(emptyRecord, { statements: [sums, month, amazon], credits: [] }),
    );
    expect(rows.map(({ statement, isLeftOut }) => [statement.key, isLeftOut])).toEqual([
      ['noon|ST1', false],
      ['noon|2026-10', true],
      ['amazon|2026-10', false],
    ]);
    expect([total.sales, leftOut]).toEqual([2000, 1]);
  });
});
