import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { measurementDispute } from './measurement.ts';
import { MOST_RETURNS, returnCostOf } from './returns.ts';
import { byVolume } from './testing/fee-tables.ts';

const sale = { referral: 15_00, fulfilment: 10_00, fulfilmentVat: 1_50, cost: 40_00 };
const terms = {
  returnRate: 1_000,
  lostShare: 2_500,
  administrationCap: 15_00,
  administrationShare: 2_000,
  feeVat: 1_500,
  bearsFeeVat: false,
};

test('a return costs the administration fee, the outbound fee and a part of the product', () => {
  expect(returnCostOf(sale, terms)).toEqual({
    administration: 3_00,
    isCapped: false,
    outbound: 10_00,
    valueLost: 10_00,
    perReturn: 23_00,
    // One of ten comes back: nine that stay bear 23.00.
    perSoldUnit: 2_56,
  });
});

test('a seller without VAT registration bears the VAT on both fees', () => {
  expect(returnCostOf(sale, { ...terms, bearsFeeVat: true })).toMatchObject({
    administration: 3_45,
    outbound: 11_50,
  });
});

test('the administration fee has a cap', () => {
  expect(returnCostOf({ ...sale, referral: 100_00 }, terms)).toMatchObject({
    administration: 15_00,
    isCapped: true,
  });
});

test('no returns cost nothing; more returns cost more; the units that stay bear all of it', () => {
  expect(returnCostOf(sale, { ...terms, returnRate: 0 }).perSoldUnit).toBe(0);
  assert(
    property(integer({ min: 1, max: MOST_RETURNS }), (returnRate) => {
      const { perReturn, perSoldUnit } = returnCostOf(sale, { ...terms, returnRate });
      expect(perSoldUnit).toBeGreaterThanOrEqual(
        returnCostOf(sale, { ...terms, returnRate: returnRate - 1 }).perSoldUnit,
      );
      expect(Math.abs(perSoldUnit * (10_000 - returnRate) - perReturn * returnRate)).toBeLessThanOrEqual(
        5_000,
      );
    }),
  );
});

test('a wrong measurement costs the difference of both fees, and of both volumes in storage', () => {
  const own = { sides: [440, 300, 200], weight: 1_500 } as const;
  const store = { sides: [460, 300, 200], weight: 1_500 } as const;
  // Standard parcel of 5.28 kg by volume, measured as an oversize one of 5.52 kg: both pay the step up to 6 kg.
  expect(measurementDispute(byVolume, { own, store }, 100_00, 2_50)).toMatchObject({
    own: { parcel: { sizeClass: 'standard_parcel' }, fee: 15_00 },
    store: { parcel: { sizeClass: 'oversize' }, fee: 19_00 },
    perUnit: 4_00,
    perUnitWithVat: 4_60,
    storagePerThousand: 105_94,
    isTolerated: true,
  });
});

test('more than five per cent on one side, or on the weight, is beyond the tolerance', () => {
  const own = { sides: [400, 300, 200], weight: 1_000 } as const;
  const is = (store: { sides: readonly [number, number, number]; weight: number }) => {
    const found = measurementDispute(byVolume, { own, store }, 100_00, 2_50);
    return found.ok && found.isTolerated;
  };
  expect(is({ sides: [210, 400, 315], weight: 1_050 })).toBe(true);
  expect(is({ sides: [421, 300, 200], weight: 1_000 })).toBe(false);
  expect(is({ sides: [400, 300, 200], weight: 1_051 })).toBe(false);
});
