import { lists, listNames } from '@saer/contract/lists/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, rowIn } from './testing/admin-client.ts';
import { listSamples, rewritten } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  // One person is enough here: what takes two is tested with the proposals.
  server = await testApp({ environment: { PUBLISH_FEES_ALONE: 'true' } });
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

describe.each(listNames)('editing the list %s', (list) => {
  const { row, change } = listSamples[list];
  const isPart = (name: string) => !(name in lists[list].row.shape);
  const toAudited = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isPart(name)));

  test('a row is added, read, changed and removed, and its history shows every step', async () => {
    const sent = await row(admin);
    const added = rowIn(await admin.add(list, sent));
    expect(added).toMatchObject({ ...toAudited(sent), version: 1 });
    expect(await admin.find(list, { id: added.id })).toEqual([added]);

    const changed = rowIn(await admin.write(list, rewritten(list, added, sent, change)));
    expect(changed).toMatchObject({ ...toAudited(change), id: added.id, version: 2 });
    expect(await admin.find(list, { id: added.id })).toEqual([changed]);

    expect(await admin.remove(list, added.id)).toMatchObject({ status: 200, json: { removed: [added.id] } });
    expect(await admin.find(list, { id: added.id })).toEqual([]);

    const history = await admin.history({ entity: list, entityId: added.id });
    expect(history.map(({ action }) => action)).toEqual(['remove', 'update', 'create']);
    expect(history.every(({ actor }) => actor?.id === admin.id)).toBe(true);
    expect(history[2]).toMatchObject({ before: null, after: toAudited(sent) });
    expect(history[1]?.after).toMatchObject(toAudited(change));
    expect(Object.keys(history[1]?.before ?? {}).toSorted()).toEqual(
      Object.keys(history[1]?.after ?? {}).toSorted(),
    );
    expect(history[0]).toMatchObject({ before: toAudited(change), after: null });
  });

  test('a change based on an outdated version is rejected, and nothing is overwritten', async () => {
    const sent = await row(admin);
    const read = rowIn(await admin.add(list, sent));
    const first = rowIn(await admin.write(list, rewritten(list, read, sent, change)));
    const stale = await admin.write(list, rewritten(list, read, sent));
    expect(stale).toMatchObject({ status: 409, json: { code: 'rowChanged', message: expect.any(String) } });
    expect(await admin.find(list, { id: read.id })).toEqual([first]);
  });

  test('exactly one of two simultaneous changes is saved', async () => {
    const other = await adminClient(server, 'SUPER_ADMIN');
    const sent = await row(admin);
    const read = rowIn(await admin.add(list, sent));
    const answers = await Promise.all(
      [admin, other].map((each, at) =>
        each.write(
          list,
          rewritten(list, read, sent, change, at === 0 ? {} : { note: 'Mine', nameEn: 'Mine' }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [stored] = await admin.find(list, { id: read.id });
    expect(stored).toMatchObject({ version: 2 });
    expect(await admin.history({ entity: list, entityId: read.id, action: 'update' })).toHaveLength(1);
    await admin.remove(list, read.id);
  });

  test('writing unchanged values changes nothing and leaves no history', async () => {
    const sent = await row(admin);
    const added = rowIn(await admin.add(list, sent));
    expect(rowIn(await admin.write(list, rewritten(list, added, sent)))).toEqual(added);
    expect(await admin.history({ entity: list, entityId: added.id })).toHaveLength(1);
  });

  test('a missing row is reported as such, and several rows are removed together or not at all', async () => {
    const added = rowIn(await admin.add(list, await row(admin)));
    const gone = { status: 404, json: { code: 'rowGone' } };
    expect(await admin.remove(list, added.id, 999_999)).toMatchObject(gone);
    expect(await admin.find(list, { id: added.id })).toHaveLength(1);
    await admin.remove(list, added.id);
    expect(await admin.remove(list, added.id)).toMatchObject(gone);
    const sent = rewritten(list, added, await row(admin));
    expect(await admin.write(list, sent)).toMatchObject(gone);
  });

  test('an unknown field is rejected by its name', async () => {
    const sent = { ...(await row(admin)), colour: 'red' };
    expect(await admin.add(list, sent)).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: 'colour' },
    });
  });
});

test('price plans can be edited under both of their paths', async () => {
  const sent = await listSamples.pricePlan.row(admin);
  const { status, json } = await server.post('/v1/pricing-plan', sent, admin.headers);
  expect(status).toBe(200);
  expect(json).toMatchObject({ nameEn: sent.nameEn });
  const { text: one } = await server.get('/v1/price-plan', admin.headers);
  expect((await server.get('/v1/pricing-plan', admin.headers)).text).toBe(one);
});
