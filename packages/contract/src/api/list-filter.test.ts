import { expect, test } from 'vitest';
import { encodeFilter, listFilter } from './list-filter.ts';

test('a filter is encoded as base64 of its JSON in UTF-8', () => {
  const filter = { where: { nameAr: 'ساعات' }, order_by: { created_at: 'DESC' as const } };
  expect(JSON.parse(Buffer.from(encodeFilter(filter), 'base64').toString('utf8'))).toEqual(filter);
});

test('a filter rejects unknown keys', () => {
  expect(listFilter.safeParse({ where: {}, page: 1, limit: 10, ignorePaginationCount: true }).success).toBe(
    true,
  );
  expect(listFilter.safeParse({ select: ['id'] }).success).toBe(false);
});
