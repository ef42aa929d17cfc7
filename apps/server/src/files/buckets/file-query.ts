import * as z from 'zod/mini';
import { FilesError } from '../appwrite/files-error.ts';

const maxQueries = 20;
const longestQuery = 1_000;

const attributes = ['$createdAt', 'name', 'sizeOriginal'] as const;
const compared = ['name', 'mimeType', 'signature'] as const;
const textValue = z.string().check(z.maxLength(300));
const query = z.union([
  z.object({ method: z.literal('limit'), values: z.tuple([z.int().check(z.minimum(1), z.maximum(100))]) }),
  z.object({ method: z.literal('offset'), values: z.tuple([z.int().check(z.minimum(0), z.maximum(5_000))]) }),
  z.object({ method: z.enum(['cursorAfter', 'cursorBefore']), values: z.tuple([textValue]) }),
  z.object({ method: z.enum(['orderAsc', 'orderDesc']), attribute: z.enum(attributes) }),
  z.object({
    method: z.literal('equal'),
    attribute: z.enum(compared),
    values: z.array(textValue).check(z.minLength(1), z.maxLength(20)),
  }),
]);

/** Wishes of a list of files, in the words of Appwrite's queries. */
export interface FileQuery {
  readonly limit: number;
  readonly offset: number;
  readonly order: { readonly attribute: (typeof attributes)[number]; readonly isDescending: boolean };
  readonly cursor: { readonly fileId: string; readonly isAfter: boolean } | undefined;
  readonly equal: readonly {
    readonly attribute: (typeof compared)[number];
    readonly values: readonly string[];
  }[];
  readonly search: string | undefined;
}

const refused = () => new FilesError('general_query_invalid');

function parseQuery(written: string): z.output<typeof query> {
  if (written.length > longestQuery) throw refused();
  try {
    return z.parse(query, JSON.parse(written));
  } catch {
    throw refused();
  }
}

/** The texts of `queries[0]`, `queries[]`, …: as the SDK writes lists into addresses. */
function writtenQueries(sent: Readonly<Record<string, unknown>>): readonly string[] {
  const written = Object.entries(sent)
    .filter(([name]) => /^queries(\[\d{0,3}\])?$/.test(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
  if (written.length > maxQueries) throw refused();
  return written.map(String);
}

/** Reads the queries of a list; anything that is not supported is refused rather than left out. */
export function readFileQuery(sent: Readonly<Record<string, unknown>>): FileQuery {
  const { search } = sent;
  const read: { -readonly [K in keyof FileQuery]: FileQuery[K] } = {
    limit: 25,
    offset: 0,
    order: { attribute: '$createdAt', isDescending: false },
    cursor: undefined,
    equal: [],
    search: typeof search === 'string' && search !== '' ? search.slice(0, 256) : undefined,
  };
  for (const each of writtenQueries(sent).map(parseQuery))
    switch (each.method) {
      case 'limit':
        [read.limit] = each.values;
        break;
      case 'offset':
        [read.offset] = each.values;
        break;
      case 'cursorAfter':
      case 'cursorBefore':
        read.cursor = { fileId: each.values[0], isAfter: each.method === 'cursorAfter' };
        break;
      case 'orderAsc':
      case 'orderDesc':
        read.order = { attribute: each.attribute, isDescending: each.method === 'orderDesc' };
        break;
      case 'equal':
        read.equal = [...read.equal, each];
        break;
    }
  return read;
}
