import { expect, test } from 'vitest';
import { priceSheetRow } from './price-sheet-row.ts';
import { readProductRow } from './read-product-row.ts';
import { sampleBook } from '../testing/sample-book.ts';

const texts = {
  nameEn: 'Clock',
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  weight: '400 g',
  longestSide: '20',
  medianSide: '15',
  shortestSide: '10',
  cost: '50',
  marginRate: '20%',
};

const toConfirm = (confirmed: boolean): readonly string[] => {
  const provenance = {
    status: confirmed ? 'sourced' : 'unsourced',
    source: null,
    note: null,
    confirmed,
  } as const;
  const book = {
    ...sampleBook,
    stores: sampleBook.stores.map((each) => ({
      ...each,
      feeTable: each.feeTable && { ...each.feeTable, referralProvenance: { watches: provenance } },
    })),
  };
  const priced = priceSheetRow(book, {
    read: readProductRow(texts, { book, defaults: {}, units: {} }),
    texts,
  });
  if (!priced.ok) throw new Error(JSON.stringify(priced.problems));
  return priced.toConfirm;
};

test('a priced row names the fees that no source confirms', () => {
  expect(toConfirm(true)).toEqual([]);
  expect(toConfirm(false)).toEqual(['referral']);
});
