import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';
import { id, instant, text } from './field.ts';
import { pageOf } from './list-filter.ts';
import { provenance } from './provenance.ts';

type Fields = Record<string, z.core.$ZodType>;

/** The base64 of a `listFilter`. */
export const pageQuery = z.object({ filter: z.exactOptional(text(16_384)) });

const rowFields = { id: id(), ...provenance, createdAt: instant(), updatedAt: instant() };

/**
 * One list of reference data: its row and its endpoints, from its fields.
 * `relations` are rows of other lists that a page brings along when its filter names them.
 */
export const reference = <const Path extends string, F extends Fields, R extends Fields>(
  path: Path,
  summary: string,
  fields: F,
  relations: R,
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
  } satisfies { find: Endpoint; page: Endpoint } & Record<string, unknown>;
};
