import { expect, test } from 'vitest';
import { readProductRow } from './read-product-row.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { sampleTexts } from '../testing/sample-row.ts';

const readWithProfit = (profit: string, unit?: '%' | 'share') =>
  readProductRow(
    { ...sampleTexts, profit },
    {
      book: sampleBook,
      defaults: {},
      units: unit === undefined ? {} : { profit: unit },
    },
  );

test('a profit below one is a share or nearly nothing: it causes a warning in riyals, and an error in per cent', () => {
  const said = { code: 'rateUnclear', details: { value: '0.2', percent: '20%', share: '0.2%' } };
  expect(readWithProfit('0.2')).toMatchObject({ ok: true, doubts: [{ column: 'profit', fieldError: said }] });
  expect(readWithProfit('0.2', '%')).toMatchObject({
    ok: false,
    problems: [{ column: 'profit', fieldError: said }],
  });
  expect(readWithProfit('0.2', 'share')).toMatchObject({
    ok: true,
    doubts: [],
    product: { marginRate: 20_00 },
  });
  expect(readWithProfit('0.5 SAR')).toMatchObject({ ok: true, doubts: [], product: { marginAmount: 50 } });
  expect(readWithProfit('20%', '%')).toMatchObject({ ok: true, doubts: [], product: { marginRate: 20_00 } });
});
