import * as fc from 'fast-check';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { FeeProvenanceStatus } from '@saer/contract/fees/provenance';
import type { StatementRate } from '@saer/contract/fees/statement-rate';
import { describe, expect, test } from 'vitest';
import { seenIn, withStatementRates } from './statement-rates.ts';

const flat = { shape: 'flat', rate1: 1_500 } as const;
const stepped = { shape: 'threshold', rate1: 900, limit: 5_000, rate2: 1_250 } as const;

const tableWith = (status: FeeProvenanceStatus): FeeTable => {
  const source = {
    status,
    source: null,
    note: null,
    confirmed: status === 'sourced' || status === 'confirmed',
  };
  return {
    version: { id: '7', name: 'September 2025', effectiveFrom: '2025-09-01', status: 'sourced' },
    store: {
      code: 'STORE',
      shippingWeight: { addsPackaging: false, volumetricDivisor: null, roundUpTo: null },
      minReferral: 0,
      feeVat: 1_500,
      shippingCredit: [],
      priceEnding: 'none',
      manualRates: false,
      deemedSupplier: null,
    },
    sizeClasses: [],
    referralRules: { home: flat, care: stepped },
    referralProvenance: { home: source, care: source },
    rangeFactors: [],
  };
};
const bookWith = (status: FeeProvenanceStatus) => ({
  stores: [
    { code: 'STORE', feeTable: tableWith(status) },
    { code: 'OTHER', feeTable: tableWith(status) },
  ],
});

const seen = (changes: Partial<StatementRate> = {}): StatementRate => ({
  store: 'STORE',
  subFamily: 'home',
  band: 'all',
  rate: 1_650,
  month: '2026-10',
  lines: 3,
  replaces: flat,
  ...changes,
});
const cream = (band: StatementRate['band'], rate: number, month = '2026-10') =>
  seen({ subFamily: 'care', band, rate, month, replaces: stepped });

const tableOf = (status: FeeProvenanceStatus, ...rates: readonly StatementRate[]) =>
  withStatementRates(bookWith(status), rates).stores[0]?.feeTable;

describe('a rate seen on statements', () => {
  test.each(['unsourced', 'conflicting', 'proposed'] as const)('replaces one that is %s', (status) => {
    const table = tableOf(status, seen());
    expect(table?.referralRules['home']).toEqual({ shape: 'flat', rate1: 1_650 });
    expect(table?.referralProvenance['home']).toMatchObject({ status: 'seenOnStatements', confirmed: true });
    expect(seenIn(table, 'home')).toBe('2026-10');
    expect(seenIn(table, 'care')).toBeUndefined();
  });

  test.each(['sourced', 'confirmed'] as const)('never replaces one that is %s', (status) => {
    expect(tableOf(status, seen(), cream('below', 500), cream('above', 500))).toEqual(tableWith(status));
  });

  test('replaces no rule but the one it was compared with, in no other store', () => {
    const other = seen({ replaces: { shape: 'flat', rate1: 1_400 } });
    const moved = cream('below', 500);
    expect(
      tableOf(
        'unsourced',
        other,
        { ...moved, replaces: { ...stepped, limit: 6_000 } },
        seen({ band: 'below' }),
      ),
    ).toEqual(tableWith('unsourced'));
    const [, second] = withStatementRates(bookWith('unsourced'), [seen()]).stores;
    expect(second?.feeTable).toEqual(tableWith('unsourced'));
  });

  test('of one of two rates leaves the commission to be confirmed; of both it is as old as the older one', () => {
    const half = tableOf('unsourced', cream('above', 1_300));
    expect(half?.referralRules['care']).toEqual({ ...stepped, rate2: 1_300 });
    expect(half?.referralProvenance['care']).toMatchObject({ status: 'unsourced', confirmed: false });
    const whole = tableOf('unsourced', cream('above', 1_300), cream('below', 950, '2026-08'));
    expect(whole?.referralRules['care']).toEqual({ ...stepped, rate1: 950, rate2: 1_300 });
    expect(seenIn(whole, 'care')).toBe('2026-08');
  });

  test('is resolved once for a book and changes nothing else in it, whatever the rates', () => {
    const rate = fc.record({
      store: fc.constantFrom('STORE', 'OTHER', 'NOBODY'),
      subFamily: fc.constantFrom('home', 'care', 'toys'),
      band: fc.constantFrom('all' as const, 'below' as const, 'above' as const),
      rate: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 50),
      month: fc.constant('2026-10'),
      lines: fc.integer({ min: 3, max: 99 }),
      replaces: fc.constantFrom(flat, stepped),
    });
    fc.assert(
      fc.property(fc.array(rate), (rates) => {
        const book = bookWith('unsourced');
        const before = structuredClone(book);
        const own = withStatementRates(book, rates);
        expect(withStatementRates(book, rates).stores).toBe(own.stores);
        expect(book).toEqual(before);
        for (const { feeTable } of own.stores) {
          const { referralRules, referralProvenance, ...rest } = feeTable;
          const { referralRules: _rules, referralProvenance: _sources, ...same } = tableWith('unsourced');
          expect(rest).toEqual({ ...same });
          expect(Object.keys(referralRules)).toEqual(Object.keys(referralProvenance));
        }
      }),
    );
  });
});
