import * as z from 'zod/mini';
import { count, text } from './field.ts';

/** The base64 of a `listFilter`. */
export const pageQuery = z.object({ filter: z.exactOptional(text(16_384)) });

/** Maximum rows removed by one request. */
export const maxRemoved = 100;

const rowKey = z.coerce
  .number<number | string>('count')
  .check(z.int('count'), z.minimum(1, 'count'), z.maximum(2_147_483_647, 'count'));
/** A row's key in a URL, as text. */
export const keyQuery = z.strictObject({ id: rowKey });
/** The keys of rows in a URL: `?id=3` or `?id=3,4,5`. */
export const keysQuery = z.strictObject({
  id: z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], 'count'),
      z.transform((value): (number | string)[] => String(value).split(',')),
    ),
    z.array(rowKey).check(z.maxLength(maxRemoved, 'count')),
  ),
});

/** The number of writes to a row. A change names the version it is based on, and is rejected if a newer one exists. */
export const rowVersion = () => count(1, 2_147_483_647);
