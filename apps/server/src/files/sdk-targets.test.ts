import { generateKeyPairSync } from 'node:crypto';
import { AppwriteException } from 'appwrite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushTarget } from '../notifications/tables.ts';
import { type Person, person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { oldSdks, webSdk } from './testing/sdk.ts';

let server: TestApp;
let endpoint = '';
let seller: Person;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  server = await testApp({
    environment: {
      FCM_PROJECT: 'saer-test',
      FCM_ACCOUNT: 'sender@saer-test.iam.gserviceaccount.com',
      // Nothing is sent here.
      FCM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  endpoint = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/bs/v1`;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
});

const toSession = ({ sessionId, token }: Person) =>
  Buffer.from(JSON.stringify({ id: sessionId, secret: token })).toString('base64');
let tokens = 0;
const nextToken = () => `${'f'.repeat(22)}:APA91b${String((tokens += 1)).padStart(134, 'x')}`;
const sdk = (who: Person, at = endpoint) => {
  const { client, account } = webSdk(at);
  client.setSession(toSession(who));
  return account;
};
const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  return error instanceof AppwriteException ? [error.code, error.type] : [];
};
const identifiers = async ({ id }: Pick<Person, 'id'>) =>
  (await server.db.select().from(pushTarget).where(eq(pushTarget.accountId, id))).map(
    ({ identifier }) => identifier,
  );

test.each([16, 18, 21] as const)(
  'version %i of the SDK: a device is added, renewed, removed',
  async (version) => {
    const { account, client } = oldSdks(endpoint)[version];
    client.setSession(toSession(seller));
    const [first, next] = [nextToken(), nextToken()];
    const made = await account.createPushTarget('phone-1', first, 'fcm');
    expect(made).toMatchObject({
      $id: 'phone-1',
      identifier: first,
      providerType: 'push',
      userId: String(seller.id),
    });
    expect(await account.updatePushTarget('phone-1', next)).toMatchObject({
      $id: 'phone-1',
      identifier: next,
    });
    expect(await identifiers(seller)).toEqual([next]);
    await account.deletePushTarget('phone-1');
    expect(await identifiers(seller)).toEqual([]);
  },
);

test('the newest SDK: the same, and an id is made where none is named', async () => {
  const account = sdk(seller);
  const identifier = nextToken();
  const made = await account.createPushTarget({ targetId: 'unique()', identifier });
  expect(made).toMatchObject({ $id: expect.stringMatching(/^[\w-]{20,36}$/), identifier, expired: false });
  const listed = await server.get('/v1/push-target', seller.headers);
  expect(listed.json).toMatchObject({ targets: [{ kind: 'fcm', isOwnSession: true }] });
  expect(await account.updatePushTarget({ targetId: made.$id, identifier: nextToken() })).toMatchObject({
    $id: made.$id,
  });
  await account.deletePushTarget({ targetId: made.$id });
  expect(await identifiers(seller)).toEqual([]);
});

test('an id is one device of its account, and of nobody else', async () => {
  const account = sdk(seller);
  const targetId = 'tablet';
  await account.createPushTarget({ targetId, identifier: nextToken() });
  expect(await refusal(account.createPushTarget({ targetId, identifier: nextToken() }))).toEqual([
    409,
    'user_target_already_exists',
  ]);
  const other = await person(server, { role: 'USER' });
  const theirs = sdk(other);
  const missing = [404, 'user_target_not_found'];
  expect(await refusal(theirs.updatePushTarget({ targetId, identifier: nextToken() }))).toEqual(missing);
  expect(await refusal(theirs.deletePushTarget({ targetId }))).toEqual(missing);
  await theirs.createPushTarget({ targetId, identifier: nextToken() });
  expect([(await identifiers(seller)).length, (await identifiers(other)).length]).toEqual([1, 1]);
});

test('a device ends with its session', async () => {
  const account = sdk(seller);
  await account.createPushTarget({ targetId: 'phone', identifier: nextToken() });
  await account.deleteSession({ sessionId: 'current' });
  expect(await identifiers(seller)).toEqual([]);
});

test('without a session, with wrong values, or without FCM nothing is added', async () => {
  const add = (account: ReturnType<typeof sdk>, targetId = 'one', identifier = nextToken()) =>
    refusal(account.createPushTarget({ targetId, identifier }));
  expect(await add(webSdk(endpoint).account)).toEqual([401, 'general_unauthorized_scope']);
  const invalid = [400, 'general_argument_invalid'];
  expect(await add(sdk(seller), '-bad-')).toEqual(invalid);
  expect(await add(sdk(seller), 'a'.repeat(37))).toEqual(invalid);
  expect(await add(sdk(seller), 'one', 'not a token')).toEqual(invalid);
  await using plain = await testApp({ beside: server });
  const at = `${await plain.app.listen({ host: '127.0.0.1', port: 0 })}/bs/v1`;
  expect(await add(sdk(seller, at))).toEqual([501, 'user_auth_method_unsupported']);
  expect(await identifiers(seller)).toEqual([]);
});
