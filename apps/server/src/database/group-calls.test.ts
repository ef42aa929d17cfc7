import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { groupCalls } from './group-calls.ts';

// Nothing is asked of it: it only tells apart whose calls go together.
const { db: one } = openDatabase({ port: 1 }, () => undefined);
const { db: other } = openDatabase({ port: 1 }, () => undefined);

test('calls of one turn go together and so do those that come meanwhile, each with its own result, and those of another database apart', async () => {
  const runs: (readonly number[])[] = [];
  const later: Promise<number>[] = [];
  const call: (db: typeof one, item: number) => Promise<number> = groupCalls(
    async (_db, items: readonly number[]) => {
      runs.push(items);
      if (items.includes(1)) later.push(call(one, 5), call(one, 6));
      await Promise.resolve();
      return items.map((item) => item * 2);
    },
  );
  const results = await Promise.all([...[1, 2, 3].map((item) => call(one, item)), call(other, 4)]);
  expect(results).toEqual([2, 4, 6, 8]);
  expect(await Promise.all(later)).toEqual([10, 12]);
  expect(runs.filter((items) => !items.includes(4))).toEqual([
    [1, 2, 3],
    [5, 6],
  ]);
  expect(await call(one, 7)).toBe(14);
});

test('no more go together than may', async () => {
  const sizes: number[] = [];
  const call = groupCalls(async (_db, items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  }, 2);
  expect(await Promise.all([1, 2, 3, 4].map((item) => call(one, item)))).toEqual([1, 2, 3, 4]);
  expect(sizes).toEqual([2, 2]);
});

test('one that fails takes no other with it', async () => {
  const call = groupCalls(async (_db, items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('no');
    return items;
  });
  const all = await Promise.allSettled(['first', 'good', 'bad', 'also good'].map((item) => call(one, item)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
