import * as z from 'zod/mini';
import { type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { id, instant } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keysQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import type { Page } from '../site/pages.ts';

type Fields = Record<string, z.core.$ZodType>;

/** Names of a list's rows in documents and pages. */
interface Labels {
  readonly one: string;
  readonly many: string;
  /** One row in the middle of a sentence. */
  readonly the: string;
  /** Texts of the common page that edits a list; absent: the list has another page, or none. */
  readonly page?: {
    /** The label of the button that adds a row. */
    readonly add: string;
    readonly about: string;
  };
}

/** Maximum bytes: a category with the maximum number of words in both languages stays below this. */
const rowLimit = 512 * kilobyte;

const rowFields = { id: id(), version: rowVersion(), createdAt: instant(), updatedAt: instant() };

/**
 * Which rows everybody sees; admins see all.
 * - `all`: every row
 * - `active`: rows with `active`
 * - `published`: rows in a published state
 * - `inForce`: rows of the version in force
 */
type Visibility = 'all' | 'active' | 'published' | 'inForce';

interface Definition<F, R, W, C, U, V, A, L> {
  readonly labels: L;
  /** Columns of a row. */
  readonly fields: F;
  /** Rows of other lists that a page includes when its filter names them. */
  readonly relations: R;
  /** The relation a row belongs to, whose visibility limits the row's; null: none. */
  readonly under: U;
  readonly visibility: V;
  /** Fields an admin writes on create and on update. Optional ones have a default. */
  readonly input: W;
  /** Fields set on create that never change. */
  readonly createOnly: C;
  /** The page that edits the list; null: it is edited with another list's rows. Its access is in `pages.ts`. */
  readonly adminPage: A;
}

/** Defines a list: its row and its endpoints, derived from its fields. `summary` names it in the documentation of its endpoints. */
export const list = <
  const Path extends string,
  F extends Fields,
  R extends Fields,
  W extends Fields,
  C extends Fields,
  const U extends (keyof R & string) | null,
  const V extends Visibility,
  const A extends Page | null,
  const L extends { readonly en: Labels; readonly ar: Labels },
>(
  path: Path,
  summary: string,
  {
    labels,
    fields,
    relations,
    under,
    visibility,
    input,
    createOnly,
    adminPage,
  }: Definition<F, R, W, C, U, V, A, L>,
) => {
  const row = z.object({ ...rowFields, ...fields });
  const related = z.extend(row, z.exactPartial(z.object(relations)).shape);
  // Outside the object below, whose `satisfies` would widen these types.
  const properties = { labels, under, visibility, adminPage };
  return {
    ...properties,
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
      summary: `Write one of the ${summary} anew, if it is unchanged`,
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
      summary: `Remove some of the ${summary}: all or none`,
      query: keysQuery,
      body: nothing,
      reply: z.object({ removed: z.array(id()) }),
    },
  } satisfies Record<'find' | 'page' | 'create' | 'update' | 'remove', Endpoint> & Record<string, unknown>;
};
