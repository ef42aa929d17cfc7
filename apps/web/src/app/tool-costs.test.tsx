import { draftFields } from '@saer/contract/products/calculator-draft';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { calculate } from '@saer/quoting/calculator/calculation';
import * as fc from 'fast-check';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import snapshot from '../features/landing/demo/fee-book-snapshot.json' with { type: 'json' };
import { tool as profitAtPrice } from '../features/tools/pricing/profit-at-price.tsx';
import { tool as returnCost } from '../features/tools/fees/return-cost.tsx';
import { tool as waysOfFulfilment } from '../features/tools/pricing/ways-of-fulfilment.tsx';

const book = { ...feeBookReply.parse(snapshot), overrides: [] };
const yesOrNo = fc.constantFrom('yes', 'no');
const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeBy: 'sides',
  length: '22',
  width: '16',
  height: '12',
  weight: '700',
  cost: '22.00',
  price: '89.00',
};

/** The figures that an answer's component gets. */
const getAnswer = (solved: ReturnType<typeof profitAtPrice.solve>): unknown =>
  solved.is === 'answered' && isValidElement<{ answer: unknown }>(solved.answer)
    ? solved.answer.props.answer
    : solved;

test('a product has the same lines in a tool as in the calculator, whatever its VAT', () => {
  fc.assert(
    fc.property(
      fc.record({
        costIncludesVat: yesOrNo,
        vatRegistered: yesOrNo,
        feeVatIsCost: yesOrNo,
        vat: fc.constantFrom('15', '0'),
        extraFixed: fc.constantFrom('', '1.50'),
        price: fc.integer({ min: 1, max: 500 }).map(String),
      }),
      (vat) => {
        const texts = { ...product, ...vat };
        const draft = z.parse(z.object(draftFields), { ...texts, mode: 'check' });
        const calculation = calculate(draft, book);
        if (calculation.is !== 'answered') throw new Error(calculation.is);
        expect(getAnswer(profitAtPrice.solve(texts, book))).toMatchObject({
          final: { statement: calculation.quote.final.statement },
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('who does not recover the VAT on fees bears that of a return too', () => {
  const texts = { ...product, returnRate: '6', lostShare: '30' };
  const recovered = getAnswer(returnCost.solve(texts, book));
  expect(recovered).toMatchObject({ outbound: 1000 });
  const borne = getAnswer(returnCost.solve({ ...texts, feeVatIsCost: 'yes' }, book));
  expect(borne).toMatchObject({ outbound: 1150 });
});

test('a tool without an answer names the fields it waits for', () => {
  const { subFamily: _open, ...rest } = product;
  expect(waysOfFulfilment.solve(rest, book)).toMatchObject({
    is: 'unfinished',
    missing: ['subFamily', 'courierCharge'],
  });
});
