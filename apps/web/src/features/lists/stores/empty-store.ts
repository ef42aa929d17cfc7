import { standardVat } from '@saer/contract/standard-vat';
import type { Input } from '../lists.ts';
import { emptyListed } from '../form/empty-listed.ts';

/** What the form holds when a store is added: the standard VAT, and nothing out of the ordinary. */
export const emptyStore: Partial<Input<'store'>> = {
  ...emptyListed,
  fulfilmentMode: 'SELF',
  priceEnding: 'none',
  manualRates: false,
  vat: standardVat,
  feeVat: standardVat,
  minReferral: 0,
  addsPackaging: false,
  volumetricDivisor: null,
  roundUpTo: null,
  shippingCredit: [],
};
