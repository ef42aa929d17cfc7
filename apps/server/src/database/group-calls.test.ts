import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { groupCalls } from './group-calls.ts';

// Nothing is asked of it: it only tells apart whose calls go together.
const { db: one } = openDatabase({ port: 1 }, () => undefined);
const { db: other } = openDatabase({ port: 1 }, () => undefined);

test('calls that come meanwhile go together, each with its own result, and those of another database apart', async () => {
  const runs: (readonly number[])[] = [];
  const call = groupCalls(async (_db, items: readonly number[]) => {
    runs.push(items);
    await Promise.resolve();
    return items.map((item) => item * 2);
  });
  const results = await Promise.all([...[1, 2, 3].map((item) => call(one, item)), call(other, 4)]);
  expect(results).toEqual([2, 4, 6, 8]);
  expect(runs).toEqual([[1], [4], [2, 3]]);
  expect(await call(one, 5)).toBe(10);
});

test('no more go together than may', async () => {
  const sizes: number[] = [];
  const call = groupCalls(async (_db, items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  }, 2);
  expect(await Promise.all([1, 2, 3, 4].map((item) => call(one, item)))).toEqual([1, 2, 3, 4]);
  expect(sizes).toEqual([1, 2, 1]);
});

test('one that fails takes no other with it', async () => {
  const call = groupCalls(async (_db, items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('no');
    return items;
  });
  const all = await Promise.allSettled(['first', 'good', 'bad', 'also good'].map((item) => call(one, item)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
