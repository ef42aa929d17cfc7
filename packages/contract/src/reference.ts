import * as z from 'zod/mini';
import { type Endpoint, kilobyte, nothing } from './endpoint.ts';
import { count, id, instant, text } from './field.ts';
import { pageOf } from './list-filter.ts';

type Fields = Record<string, z.core.$ZodType>;

/** The base64 of a `listFilter`. */
export const pageQuery = z.object({ filter: z.exactOptional(text(16_384)) });

/** The most rows removed by one request. */
export const maxRemoved = 100;

const rowKey = z.coerce
  .number<number | string>('count')
  .check(z.int('count'), z.minimum(1, 'count'), z.maximum(2_147_483_647, 'count'));
/** A row's key in an address, where it arrives as text. */
export const keyQuery = z.strictObject({ id: rowKey });
/** The keys of rows in an address: `?id=3` or `?id=3,4,5`. */
export const keysQuery = z.strictObject({
  id: z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], 'count'),
      z.transform((value): (number | string)[] => String(value).split(',')),
    ),
    z.array(rowKey).check(z.maxLength(maxRemoved, 'count')),
  ),
});

/** How often a row was written. A change names the one it has read; where that is no longer the newest, it is refused. */
export const rowVersion = () => count(1, 2_147_483_647);

/** Bytes: a category with all the words it may have in both languages stays below this. */
const rowLimit = 512 * kilobyte;

const rowFields = { id: id(), version: rowVersion(), createdAt: instant(), updatedAt: instant() };

interface List<F, R, W, C> {
  /** What the row holds. */
  readonly fields: F;
  /** Rows of other lists that a page brings along when its filter names them. */
  readonly relations: R;
  /** What an admin writes: all of it, when a row is created and when it is changed. What may be absent has a default. */
  readonly input: W;
  /** What is given once and stays. */
  readonly createOnly: C;
}

/** One list of reference data: its row and its endpoints, from its fields. */
export const reference = <
  const Path extends string,
  F extends Fields,
  R extends Fields,
  W extends Fields,
  C extends Fields,
>(
  path: Path,
  summary: string,
  { fields, relations, input, createOnly }: List<F, R, W, C>,
) => {
  const row = z.object({ ...rowFields, ...fields });
  const related = z.extend(row, z.exactPartial(z.object(relations)).shape);
  return {
    row,
    relationNames: Object.keys(relations) as readonly (keyof R & string)[],
    find: {
      method: 'GET',
      path: `/${path}`,
      access: 'public',
      summary: `Every ${summary}`,
      query: nothing,
      body: nothing,
      reply: z.array(row),
    },
    page: {
      method: 'GET',
      path: `/${path}/page`,
      access: 'public',
      summary: `${summary}, a page at a time`,
      query: pageQuery,
      body: nothing,
      reply: pageOf(related),
    },
    create: {
      method: 'POST',
      path: `/${path}`,
      access: 'admin',
      summary: `Add one to the ${summary}`,
      writes: 'create',
      query: nothing,
      body: z.strictObject({ ...input, ...createOnly }),
      bodyLimit: rowLimit,
      reply: row,
    },
    update: {
      method: 'PUT',
      path: `/${path}`,
      access: 'admin',
      summary: `Write one of the ${summary} anew, if nobody changed it meanwhile`,
      writes: 'update',
      query: nothing,
      body: z.strictObject({ id: id(), version: rowVersion(), ...input }),
      bodyLimit: rowLimit,
      reply: row,
    },
    remove: {
      method: 'DELETE',
      path: `/${path}`,
      access: 'admin',
      summary: `Remove some of the ${summary}: all of them or, where one is in use, none`,
      query: keysQuery,
      body: nothing,
      reply: z.object({ removed: z.array(id()) }),
    },
  } satisfies Record<'find' | 'page' | 'create' | 'update' | 'remove', Endpoint> & Record<string, unknown>;
};
