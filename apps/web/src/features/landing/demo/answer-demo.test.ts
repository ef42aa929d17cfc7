import { describe, expect, test } from 'vitest';
import { answerDemo, choose, getStore, priceComponents } from './answer-demo.ts';
import { builtInFeeBook as book } from './built-in-fee-book.ts';
import { pricedStores } from './demo-fee-book.ts';
import { exampleInput, type DemoInput } from './demo-input.ts';

function answer(changed: Partial<DemoInput>) {
  const input = choose(book, exampleInput, changed);
  const store = getStore(book, input.store);
  if (store === undefined) throw new Error('The snapshot has no store');
  return answerDemo(book, { ...input, store: store.code });
}

describe('the small calculator', () => {
  test('every store and every category on offer has a price', () => {
    for (const { code: store } of pricedStores(book)) {
      for (const { code: subFamily } of book.subFamilies) {
        const { is } = answer({ store, subFamily });
        expect(is, `${store} ${subFamily}`).toBe('quote');
      }
    }
  });

  test('the parts of the price add up to the price and the shipping credit', () => {
    for (const { code: store } of pricedStores(book)) {
      for (const cost of ['3', '18', '60', '480', '2500']) {
        const found = answer({ store, cost });
        if (found.is !== 'quote') throw new Error(`${store} has no price for a cost of ${cost}`);
        const { statement } = found.quote.recommended;
        const sum = priceComponents(statement).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(statement.price + statement.shippingCredit);
      }
    }
  });

  test('a parcel too heavy for its class is rejected, and so is an unreachable margin', () => {
    expect(answer({ sizeClass: 'small_envelope' })).toMatchObject({
      fieldError: { code: 'weightAboveClass' },
    });
    expect(answer({ marginRate: '90' })).toMatchObject({ fieldError: { code: 'targetUnreachable' } });
  });

  test('another store preserves the size of the same kind', () => {
    expect(choose(book, exampleInput, { store: 'NOON_SA_DIRECTSHIP' }).sizeClass).toBe('ds_standard_parcel');
    expect(choose(book, exampleInput, { store: 'AMAZON_SA_FBA' }).sizeClass).toBe('standard_parcel');
  });

  test('a missing store is replaced with the first one that has fees', () => {
    expect(getStore(book, 'GONE')?.code).toBe(pricedStores(book)[0]?.code);
  });
});
