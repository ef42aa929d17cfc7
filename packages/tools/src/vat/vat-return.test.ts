import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filingPeriod, type VatPeriod, vatReturn } from './vat-return.ts';

const nothing: VatPeriod = {
  sales: 0,
  zeroRatedSales: 0,
  storeFees: 0,
  purchases: 0,
  importVat: 0,
  importedServices: 0,
  otherCosts: 0,
};

test('a quarter of sales, fees, purchases and an import', () => {
  const lines = vatReturn(
    {
      sales: 11_500_000,
      zeroRatedSales: 1_000_000,
      storeFees: 2_300_000,
      purchases: 3_450_000,
      importVat: 300_000,
      importedServices: 200_000,
      otherCosts: 115_000,
    },
    1500,
  );
  expect(lines).toEqual({
    outputVat: 1_500_000,
    reverseChargeVat: 30_000,
    storeFeeVat: 300_000,
    purchaseVat: 450_000,
    importVat: 300_000,
    otherVat: 15_000,
    inputVat: 1_095_000,
    due: 435_000,
    netSales: 11_000_000,
  });
});

test('who only sells at zero rate gets the VAT on costs back', () => {
  const { due } = vatReturn({ ...nothing, zeroRatedSales: 5_000_000, storeFees: 1_150_000 }, 1500);
  expect(due).toBe(-150_000);
});

const sum = fc.integer({ min: 0, max: 10_000_000_000 });

test('the sum of the lines is what is due, and a riyal sold is never more VAT than a riyal', () => {
  fc.assert(
    fc.property(
      fc.record({
        sales: sum,
        zeroRatedSales: sum,
        storeFees: sum,
        purchases: sum,
        importVat: sum,
        importedServices: sum,
        otherCosts: sum,
      }),
      (period) => {
        const { outputVat, storeFeeVat, purchaseVat, importVat, otherVat, due, netSales } = vatReturn(
          period,
          1500,
        );
        expect(due).toBe(outputVat - storeFeeVat - purchaseVat - importVat - otherVat);
        // Services from abroad change what is reported, never what is due.
        expect(due).toBe(vatReturn({ ...period, importedServices: 0 }, 1500).due);
        expect(netSales + outputVat).toBe(period.sales + period.zeroRatedSales);
        expect(vatReturn({ ...period, sales: period.sales + 100 }, 1500).due - due).toBeLessThanOrEqual(14);
      },
    ),
  );
});

test('above 40 million riyals a year VAT is filed every month', () => {
  expect(filingPeriod(40_000_000_00)).toBe('quarter');
  expect(filingPeriod(40_000_000_01)).toBe('month');
});
