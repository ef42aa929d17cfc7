import { describe, expect, test } from 'vitest';
import {
  boundRecord,
  type CheckedStatement,
  type ClaimRecord,
  cameBack,
  claimStatus,
  emptyRecord,
  maxClaims,
  maxStatements,
  mergeRecords,
  type StatementClaim,
} from './statement-claim.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 9, 5, 8, minute)).toISOString();
const claim = (changes: Partial<StatementClaim> = {}): StatementClaim => ({
  key: 'noon|1',
  changedAt: at(0),
  store: 'NOON_SA_FBN',
  claim: 'fee',
  fee: 'referral',
  item: 'noon|NSA1-1',
  statement: 'ST1',
  chargedOn: '2026-10-01',
  product: 'Clock',
  claimedOn: '2026-10-05',
  lastDay: null,
  amount: 500,
  answer: 'none',
  answered: null,
  credits: [],
  ...changes,
});
const statement = (changes: Partial<CheckedStatement> = {}): CheckedStatement => ({
  key: 'noon|ST1',
  changedAt: at(0),
  marketplace: 'noon',
  statement: 'ST1',
  firstDay: '2026-10-01',
  lastDay: '2026-10-01',
  lines: 10,
  sales: 1,
  charges: 1,
  checked: 1,
  over: 1,
  ...changes,
});
const record = (changes: Partial<ClaimRecord>): ClaimRecord => ({ ...emptyRecord, ...changes });
const credit = (name: string, amount: number, minute = 0) => ({
  statement: name,
  amount,
  seenAt: at(minute),
});

describe('a claim', () => {
  test.each<readonly [string, Partial<StatementClaim>, string, number]>([
    ['waits', {}, 'waiting', 0],
    ['waits with what came back in part', { credits: [credit('ST2', 200)] }, 'waiting', 200],
    ['came back in full', { credits: [credit('ST2', 200), credit('ST3', 300)] }, 'cameBack', 500],
    ['never comes back with more than it was', { credits: [credit('ST2', 900)] }, 'cameBack', 500],
    ['is settled by the seller’s word', { answer: 'cameBack', answered: 400 }, 'cameBack', 400],
    [
      'is rejected, with what came back before',
      { answer: 'rejected', credits: [credit('ST2', 200)] },
      'rejected',
      200,
    ],
  ])('%s', (_name, changes, status, back) => {
    expect(claimStatus(claim(changes))).toBe(status);
    expect(cameBack(claim(changes))).toBe(back);
  });
});

/** Draws the same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

/** Draws a record in which keys and instants often meet those of others. */
function drawn(draw: (below: number) => number): ClaimRecord {
  const some = <Entry>(make: () => Entry): Entry[] => Array.from({ length: draw(4) }, make);
  return mergeRecords(
    emptyRecord,
    record({
      clearedAt: draw(6) === 0 ? at(draw(4)) : null,
      claims: some(() => {
        const minute = draw(7);
        return claim({
          key: `noon|${draw(3)}`,
          changedAt: at(minute),
          answer: draw(2) === 0 ? 'none' : 'rejected',
          credits: some(() => credit(`ST${draw(3)}`, draw(3) * 100, draw(minute + 1))),
        });
      }),
      // Read after every clearing.
      statements: some(() =>
        statement({
          key: `noon|ST${draw(2)}`,
          lines: 1 + draw(3),
          changedAt: at(4 + draw(3)),
          over: draw(3),
        }),
      ),
      removed: some(() => ({ key: `noon|${draw(3)}`, changedAt: at(draw(6)) })),
    }),
  );
}

const merged = (...all: readonly CheckedStatement[]) =>
  all.reduce((before, each) => mergeRecords(before, record({ statements: [each] })), emptyRecord).statements;

describe('records of several browsers', () => {
  test('merge to the same in any order and any number of times', () => {
    const draw = numbers(7);
    for (let run = 0; run < 2_000; run += 1) {
      const [a, b, c] = [drawn(draw), drawn(draw), drawn(draw)];
      const all = mergeRecords(mergeRecords(a, b), c);
      expect(mergeRecords(a, mergeRecords(b, c))).toEqual(all);
      expect(mergeRecords(c, mergeRecords(b, a))).toEqual(all);
      expect(mergeRecords(all, b)).toEqual(all);
    }
  });

  test('keep every claim of both, of the same one the later answer with all credits', () => {
    const one = record({ claims: [claim({ answer: 'rejected', changedAt: at(5) }), claim({ key: 'a' })] });
    const other = record({
      claims: [claim({ changedAt: at(3), credits: [credit('ST2', 300)] }), claim({ key: 'b' })],
    });
    expect(mergeRecords(one, other).claims).toEqual([
      claim({ key: 'a' }),
      claim({ key: 'b' }),
      claim({ answer: 'rejected', changedAt: at(5), credits: [credit('ST2', 300)] }),
    ]);
  });

  test('delete what was deleted after its last change, and all of before a clearing', () => {
    const had = record({ claims: [claim()], statements: [statement()] });
    const removed = [{ key: 'noon|1', changedAt: at(1) }];
    expect(mergeRecords(had, record({ removed })).claims).toEqual([]);
    const changed = record({ claims: [claim({ changedAt: at(2) })] });
    expect(mergeRecords(changed, record({ removed })).claims).toHaveLength(1);
    expect(mergeRecords(had, record({ clearedAt: at(0) }))).toEqual(record({ clearedAt: at(0) }));
  });

  test('keep the reading of a statement with more lines, and of equal ones the later', () => {
    const whole = statement({ over: 9 });
    const part = statement({ lines: 3, changedAt: at(9) });
    const again = statement({ over: 4, changedAt: at(9) });
    expect(merged(whole, part)).toEqual([whole]);
    expect(merged(part, whole)).toEqual([whole]);
    expect(merged(whole, again, part)).toEqual([again]);
  });
});

test('beyond the limits the oldest settled claims go before any that waits, and the oldest statements', () => {
  const claims = Array.from({ length: maxClaims }, (_, index) => claim({ key: `w${index}` }));
  const settled = claim({ key: 'settled', answer: 'rejected', claimedOn: '2026-10-20' });
  const statements = Array.from({ length: maxStatements + 1 }, (_, index) =>
    statement({ key: `s${index}`, lastDay: index === 77 ? '2026-01-01' : '2026-10-01' }),
  );
  const bound = boundRecord(record({ claims: [...claims, settled], statements }));
  expect(bound).toMatchObject({ droppedClaims: 1, droppedStatements: 1 });
  expect(bound.record.claims.map(({ key }) => key)).not.toContain('settled');
  expect(bound.record.statements.map(({ key }) => key)).not.toContain('s77');
});
