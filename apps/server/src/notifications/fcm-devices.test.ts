import { findPushTargets } from '@saer/contract/account/push';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openPushTransports, type PushTransports } from '../integrations/push/service.ts';
import { startFcm } from '../integrations/push/testing/fcm-server.ts';
import { readSettings } from '../settings.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { notifyInApp } from './sending/notify.ts';
import { pushTarget } from './tables.ts';
import { runPush } from './testing/run-push.ts';

let google: Awaited<ReturnType<typeof startFcm>>;
let server: TestApp;
let push: PushTransports;
let seller: Person;
let tokens = 0;
const nextToken = () => `${'f'.repeat(22)}:APA91b${String((tokens += 1)).padStart(134, 'x')}`;

beforeAll(async () => {
  google = await startFcm();
  const { project, account, privateKey, endpoint, tokenEndpoint } = google.access;
  const environment = {
    FCM_PROJECT: project,
    FCM_ACCOUNT: account,
    FCM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    FCM_ENDPOINT: endpoint,
    FCM_TOKEN_ENDPOINT: tokenEndpoint,
  };
  server = await testApp({ environment });
  const settings = readSettings({ NODE_ENV: 'test', ...environment }, '/');
  push = openPushTransports({ db: server.db, settings, secretKey: 'only-for-tests-'.repeat(3) });
});
afterAll(async () => {
  await push[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
});

const toDevices = (id: number) =>
  server.db
    .select({ identifier: pushTarget.identifier, sessionId: pushTarget.sessionId })
    .from(pushTarget)
    .where(eq(pushTarget.accountId, id));

async function signIn(who: Pick<Person, 'email' | 'password'>, device: string, at = server) {
  const body = { username: who.email, password: who.password };
  const { json } = await at.post('/v1/auth/authenticate', body, { 'x-idrive-device-id': device });
  return z.object({ accessToken: z.string(), sessionId: z.string() }).parse(json);
}

test('a device that signs in by its token gets what changes in the account, until it is signed out', async () => {
  const token = nextToken();
  google.devices.add(token);
  const { accessToken, sessionId } = await signIn(seller, token);
  expect(await toDevices(seller.id)).toEqual([{ identifier: token, sessionId }]);
  const headers = { authorization: `Bearer ${accessToken}` };
  const found = await server.get('/v1/push-target', headers);
  expect(findPushTargets.reply.parse(found.json)).toMatchObject({
    publicKey: null,
    takesFcm: true,
    targets: [{ kind: 'fcm', isOwnSession: true }],
  });
  const changed = { currentPassword: seller.password, password: 'Another-Good-Pass-98' };
  const renewed = await server.post('/v1/auth/change-password', changed, {
    ...headers,
    'x-idrive-device-id': token,
  });
  expect(renewed.status).toBe(200);
  const { sessionId: next, accessToken: last } = z
    .object({ sessionId: z.string(), accessToken: z.string() })
    .parse(renewed.json);
  expect(await toDevices(seller.id)).toEqual([{ identifier: token, sessionId: next }]);
  await server.post('/v1/auth/logout', { token: last });
  expect(await toDevices(seller.id)).toEqual([]);
});

test('a notification goes to the token; one that is not registered any more is removed', async () => {
  const token = nextToken();
  google.devices.add(token);
  const waiting = await person(server, { role: 'USER', status: 'PENDING' });
  const body = { kind: 'fcm', token };
  const admin = await person(server, { role: 'SUPER_ADMIN' });
  const approve = async (id: number) =>
    expect((await server.post('/v1/user/activate', { id }, admin.headers)).status).toBe(200);
  await approve(waiting.id);
  expect((await server.post('/v1/push-target', body, waiting.headers)).status).toBe(200);
  await server.post('/v1/user/block', { id: waiting.id }, admin.headers);
  expect(await toDevices(waiting.id)).toEqual([]);
  const { id } = seller;
  expect((await server.post('/v1/push-target', body, seller.headers)).status).toBe(200);
  google.received.length = 0;
  await announce(id);
  expect(await runPush(server, push.transports)).toBe(0);
  expect(google.received).toMatchObject([{ token, notification: { title: expect.any(String) } }]);
  google.devices.delete(token);
  await announce(id);
  expect(await runPush(server, push.transports)).toBe(0);
  expect(await toDevices(id)).toEqual([]);
});

const announce = async (accountId: number) => {
  const data = { news: 'ended', planEn: 'P', planAr: 'خطة', until: null, days: 0, amount: 0 } as const;
  await server.db.transaction((tx) =>
    notifyInApp(tx, [{ accountId, event: { kind: 'subscriptionChanged', data } }]),
  );
};

test('an id that is no token, as of our own pages, is no device; nor is a token where FCM is not used', async () => {
  await signIn(seller, 'a'.repeat(40));
  expect(await toDevices(seller.id)).toEqual([]);
  await using plain = await testApp({ beside: server });
  await signIn(seller, nextToken(), plain);
  expect(await toDevices(seller.id)).toEqual([]);
});

test('a token of another form is refused', async () => {
  for (const token of ['short', 'ü'.repeat(40), 'a'.repeat(1_001)])
    expect((await server.post('/v1/push-target', { kind: 'fcm', token }, seller.headers)).status).toBe(400);
});
