import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getBilling, checkoutFields, initialInput } from './checkout-fields.ts';

const typed = {
  ...initialInput(null, 'Noura Example'),
  termsAccepted: true,
};

test('without a VAT number the rest of the invoice is not asked for', () => {
  const values = z.parse(checkoutFields, { ...typed, vatNumber: '12' });
  expect(getBilling(values)).toEqual({ name: 'Noura Example', vatNumber: null, address: null });
});

test('with one it is needed, in the digits and with the spaces that people copy', () => {
  const withNumber = { ...typed, hasVatNumber: true, vatNumber: '٣١٠١٢٢٣٩٣٥٠٠٠٠٣' };
  const missing = z.safeParse(checkoutFields, withNumber);
  expect(missing.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'address.buildingNumber',
    'address.city',
    'address.district',
    'address.postalCode',
    'address.street',
  ]);
  const address = {
    buildingNumber: '1234',
    street: 'King Fahd Road',
    district: 'Olaya',
    city: 'Riyadh',
    postalCode: '12 211',
  };
  expect(getBilling(z.parse(checkoutFields, { ...withNumber, address }))).toEqual({
    name: 'Noura Example',
    vatNumber: '310122393500003',
    address: { ...address, postalCode: '12211' },
  });
});

test('the terms have to be accepted', () => {
  expect(z.safeParse(checkoutFields, { ...typed, termsAccepted: false }).success).toBe(false);
});

test('the details used last are there again', () => {
  const billing = {
    name: 'Palm Store',
    vatNumber: '310122393500003',
    address: { buildingNumber: '1234', street: 'a', district: 'b', city: 'c', postalCode: '12211' },
  };
  const values = { ...initialInput(billing, 'Noura Example'), termsAccepted: true };
  expect(getBilling(z.parse(checkoutFields, values))).toEqual(billing);
});
