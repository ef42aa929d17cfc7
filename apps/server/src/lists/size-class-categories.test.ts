import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, rowIn } from './testing/admin-client.ts';
import { newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
// The seed already assigns every class to a category.
beforeEach(async () => {
  await server.db.execute('delete from classification_category_member');
});

const list = 'classificationCategory';
const readMembers = async (id: number) => {
  const { json } = await admin.page(list, { where: { id }, relations: ['members'] });
  return json;
};
const withMembers = (...members: readonly string[]) => ({ ...newNames(), members });

test('a category saves its classes, and its history shows which were added and removed', async () => {
  const sent = withMembers('small_envelope', 'standard_parcel');
  const { id } = await admin.create(list, sent);
  expect(await readMembers(id)).toMatchObject({
    data: [
      { members: [{ classificationCode: 'small_envelope' }, { classificationCode: 'standard_parcel' }] },
    ],
  });
  const changed = { ...sent, members: ['standard_parcel'], id, version: 1 };
  expect(await admin.write(list, changed)).toMatchObject({ status: 200, json: { version: 2 } });
  expect(await readMembers(id)).toMatchObject({
    data: [{ members: [{ classificationCode: 'standard_parcel' }] }],
  });
  await admin.remove(list, id);
  const [removed, updated, created] = await admin.history({ entity: list, entityId: id });
  expect(created?.after).toMatchObject({ members: ['small_envelope', 'standard_parcel'] });
  expect(updated).toMatchObject({
    before: { members: ['small_envelope', 'standard_parcel'] },
    after: { members: ['standard_parcel'] },
  });
  expect(removed?.before).toMatchObject({ members: ['standard_parcel'] });
});

test('the same classes in another order are not a change', async () => {
  const sent = withMembers('small_envelope', 'standard_parcel');
  const { id } = await admin.create(list, sent);
  const turned = {
    ...sent,
    members: ['standard_parcel', 'small_envelope', 'small_envelope'],
    id,
    version: 1,
  };
  expect(await admin.write(list, turned)).toMatchObject({ status: 200, json: { version: 1 } });
});

test('a class of another category is rejected at its index, naming the category', async () => {
  const first = withMembers('small_envelope');
  await admin.create(list, first);
  const refusal = {
    status: 409,
    json: {
      code: 'memberTaken',
      field: 'members.1',
      details: { code: 'small_envelope', name: first.nameEn },
    },
  };
  expect(await admin.add(list, withMembers('standard_parcel', 'small_envelope'))).toMatchObject(refusal);
  const second = withMembers('standard_parcel');
  const { id, version } = await admin.create(list, second);
  const grown = { ...second, members: ['standard_parcel', 'small_envelope'], id, version };
  expect(await admin.write(list, grown)).toMatchObject(refusal);
});

test('a class that no fee table has is rejected at its index', async () => {
  expect(await admin.add(list, withMembers('small_envelope', 'made_up'))).toMatchObject({
    status: 400,
    json: { code: 'unknownRow', field: 'members.1' },
  });
});

test('exactly one of two admins who simultaneously take the same class gets it', async () => {
  const answers = await Promise.all([
    admin.add(list, withMembers('small_envelope')),
    admin.add(list, withMembers('small_envelope')),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const categories = answers.filter(({ status }) => status === 200).map((each) => rowIn(each));
  expect(categories).toHaveLength(1);
});
