import * as z from 'zod/mini';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { historyRow } from '@saer/contract/products/history';
import { lists, type ListName } from '@saer/contract/lists/all';
import type { AccountRole } from '@saer/contract/api/role';
import { person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';

export type Values = Readonly<Record<string, unknown>>;

const anyRow = z.looseObject({ id: z.int(), version: z.int() });
const anyPage = z.object({ data: z.array(anyRow), total: z.nullable(z.int()) });

export const rowIn = ({ status, json, text }: Answer) => {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return anyRow.parse(json);
};
export const rowsIn = ({ json }: Answer) => anyPage.parse(json).data;

export const listPath = (list: ListName) => `/v1${lists[list].find.path}`;
export const pagePath = (list: ListName, filter: ListFilter = {}) =>
  `${listPath(list)}/page?filter=${encodeURIComponent(encodeFilter(filter))}`;

/** A client that edits lists as an account with a role. */
export async function adminClient(server: TestApp, role: AccountRole = 'ADMIN', language = 'en') {
  const { id, headers: token } = await person(server, { role });
  const headers = { ...token, 'accept-language': language };
  const add = (list: ListName, values: Values) => server.post(listPath(list), values, headers);
  const find = async (list: ListName, where: NonNullable<ListFilter['where']>) =>
    rowsIn(await server.get(pagePath(list, { where, limit: 100 }), headers));
  return {
    id,
    headers,
    add,
    find,
    /** Adds a row and expects success. */
    create: async (list: ListName, values: Values) => rowIn(await add(list, values)),
    write: (list: ListName, values: Values) => server.put(listPath(list), values, headers),
    remove: (list: ListName, ...ids: readonly number[]) =>
      server.delete(`${listPath(list)}?id=${ids.join(',')}`, headers),
    page: (list: ListName, filter: ListFilter = {}) => server.get(pagePath(list, filter), headers),
    history: async (where: NonNullable<ListFilter['where']>) => {
      const filter = encodeURIComponent(encodeFilter({ where, limit: 100 }));
      const { json } = await server.get(`/v1/history/page?filter=${filter}`, headers);
      return z.object({ data: z.array(historyRow) }).parse(json).data;
    },
  };
}

export type AdminClient = Awaited<ReturnType<typeof adminClient>>;
