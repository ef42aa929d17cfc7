import { encodeFilter } from '@saer/contract/api/list-filter';
import { endpoints } from '@saer/contract/endpoints';
import { lists } from '@saer/contract/lists/all';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsFor } from '../authorisation/testing/rows.ts';
import { samples } from '../authorisation/testing/samples.ts';
import { person, type Person } from '../testing/accounts.ts';
import { isBackground } from '../testing/is-background.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';

/** The maximum number of statements of a GET, whatever its input. */
const maxStatements = 32;

let server: TestApp;
let admin: Person;
let seller: Person;
const sent = vi.spyOn(Client.prototype, 'query');
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'SUPER_ADMIN' });
  seller = await person(server, { role: 'USER' });
});
afterAll(async () => {
  sent.mockRestore();
  await server[Symbol.asyncDispose]();
});

/** Counts the statements that the database is sent meanwhile. */
async function statements(work: () => Promise<Answer>): Promise<{ answer: Answer; count: number }> {
  const before = sent.mock.calls.length;
  const answer = await work();
  const count = sent.mock.calls.slice(before).filter(([query]) => !isBackground(query)).length;
  return { answer, count };
}

describe('a request makes few statements', () => {
  const rows = Object.values(lists).flatMap(({ page, relationNames }) =>
    relationNames.length === 0 ? [] : [{ path: page.path, relationNames }],
  );

  test.each(rows)('$path loads each relation with one statement, however often it is named', async (list) => {
    const { path, relationNames } = list;
    const ask = (relations: string[]) =>
      statements(() =>
        server.get(
          `/v1${path}?filter=${encodeURIComponent(encodeFilter({ relations, limit: 100 }))}`,
          admin.headers,
        ),
      );
    const { count: bare } = await ask([]);
    const { answer, count } = await ask([...relationNames, ...relationNames, ...relationNames]);
    expect(answer.status).toBe(200);
    expect(count).toBeLessThanOrEqual(bare + relationNames.length);
  });

  const readers = endpoints.filter(({ method }) => method === 'GET');
  test.each(readers.map((endpoint) => [`GET ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (key, endpoint) => {
      const sample = samples[key];
      const caller = endpoint.access === 'seller' || endpoint.access === 'subscriber' ? seller : admin;
      const role = caller === seller ? 'USER' : 'SUPER_ADMIN';
      const row =
        sample?.row === undefined ? '' : (await rowsFor(server, sample.row, { ...caller, role })).own;
      const query = new URLSearchParams(sample?.query?.(row));
      const { answer, count } = await statements(() =>
        server.get(`/v1${endpoint.path}?${query.toString()}`, caller.headers),
      );
      expect(answer.status).toBeLessThan(500);
      expect(count).toBeLessThanOrEqual(maxStatements);
    },
  );
});
