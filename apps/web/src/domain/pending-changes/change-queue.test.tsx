import { describe, expect, test } from 'vitest';
import { listedProduct } from '../product/testing/listed-product.ts';
import {
  afterSaving,
  nextToSend,
  withChange,
  withoutChange,
  type AddedChange,
  type EditedChange,
} from './pending-change.ts';

const listed = { ...listedProduct, id: 7, version: 3 };

const common = { madeAt: '2026-11-25T11:00:00.000Z', isSent: false };

const added = (id: string, saveKey: string): AddedChange => ({
  ...common,
  id,
  kind: 'add',
  name: `Product ${id}`,
  query: 'cost=10',
  body: { store: 'NOON_SA_FBN', subFamily: 'toys', cost: 10_00, nameEn: `Product ${id}`, saveKey },
});

const edited = (id: string, cost: number, base = listed): EditedChange => ({
  ...common,
  id,
  kind: 'edit',
  name: 'Kettle',
  base,
  body: { id: base.id, version: base.version, store: base.store, subFamily: base.subFamily, cost },
});

const rejection = { message: 'Changed meanwhile' };

describe('adding to the queue', () => {
  test('changes wait in the order they were made', () => {
    const queue = withChange(withChange([added('a', 'one')], edited('b', 11_00)), added('c', 'two'));
    expect(queue.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('saving the same product again stays one change', () => {
    expect(withChange([added('a', 'one')], added('b', 'one'))).toMatchObject([{ id: 'b' }]);
  });

  test('a later edit replaces the waiting one, and still begins where that began', () => {
    const later = edited('b', 12_00, { ...listed, version: 9 });
    expect(withChange([edited('a', 11_00)], later)).toMatchObject([
      { id: 'b', base: { version: 3 }, body: { cost: 12_00, version: 3 } },
    ]);
  });

  test('an edit that may have arrived is followed by the later one, never replaced', () => {
    const queue = withChange([{ ...edited('a', 11_00), isSent: true }], edited('b', 12_00));
    expect(queue.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('an edit made after a rejection begins with the product as it is now', () => {
    const queue = withChange(
      [{ ...edited('a', 11_00), isSent: true, rejection }],
      edited('b', 12_00, { ...listed, version: 4 }),
    );
    expect(queue).toMatchObject([{ id: 'b', base: { version: 4 }, body: { version: 4, cost: 12_00 } }]);
    expect(nextToSend(queue)?.id).toBe('b');
  });
});

describe('sending the queue', () => {
  test('the first one is sent first; a rejected one waits for its seller and does not hold up others', () => {
    const rejected = { ...added('a', 'one'), rejection };
    expect(nextToSend([added('a', 'one'), edited('b', 11_00)])?.id).toBe('a');
    expect(nextToSend([rejected, edited('b', 11_00)])?.id).toBe('b');
    expect(nextToSend([rejected])).toBeUndefined();
  });

  test('an edit is not sent after a rejected one of the same product', () => {
    const other = edited('c', 5_00, { ...listed, id: 8 });
    const queue = [{ ...edited('a', 11_00), rejection }, edited('b', 12_00), other];
    expect(nextToSend(queue)?.id).toBe('c');
  });

  test('after an edit is saved, the next one of the product continues from there', () => {
    const [first, second] = [{ ...edited('a', 11_00), isSent: true }, edited('b', 12_00)];
    const queue = afterSaving([first, second, added('c', 'one')], first, {
      ...listed,
      version: 4,
      cost: 11_00,
    });
    expect(queue).toMatchObject([
      { id: 'b', base: { version: 4, cost: 11_00 }, body: { version: 4, cost: 12_00 } },
      { id: 'c' },
    ]);
  });

  test('a discarded change is never sent', () => {
    expect(nextToSend(withoutChange([added('a', 'one')], 'a'))).toBeUndefined();
  });
});
