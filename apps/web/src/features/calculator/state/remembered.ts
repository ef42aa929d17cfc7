import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../../lib/browser/storage.ts';
import { type Draft, draftFields } from '@saer/contract/products/calculator-draft';
import { hasPageFlag } from '../../../lib/browser/page-flags.ts';

/** Fields that are the same for most products of a seller: their store and their own VAT. */
const { store, vatRegistered, feeVatIsCost } = draftFields;
const own = z.object({ store, vatRegistered, feeVatIsCost });
type Own = z.output<typeof own>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The VAT on the item that a new calculation begins with, where admins set another than the usual one. */
export const usualVat = (): Partial<Pick<Draft, 'vat'>> => (hasPageFlag('zero-vat') ? { vat: '0' } : {});

/** The seller's own settings from their last visit, as stored in this browser. */
export const rememberedSettings = (): Partial<Own> => {
  const read = z.safeParse(own, parsed(readStorage('calculator') ?? ''));
  return read.success ? read.data : {};
};

export const rememberSettings = (settings: Own): void => {
  writeStorage('calculator', JSON.stringify(settings));
};
