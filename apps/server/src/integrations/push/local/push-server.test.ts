import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { notify } from '../../../notifications/sending/notify.ts';
import { pushTarget } from '../../../notifications/tables.ts';
import { runPush } from '../../../notifications/testing/run-push.ts';
import { readSettings } from '../../../settings.ts';
import { person, type Person } from '../../../testing/accounts.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { localMessage } from '../../local/tables.ts';
import type { PostPush } from '../push-post.ts';
import { openPushTransports } from '../service.ts';
import { vapidKeys } from '../web-push.ts';
import { startPushServer } from './push-server.ts';
import { newSubscription } from './stand-in-device.ts';

const secretKey = 'only-for-tests-'.repeat(3);
const keys = vapidKeys(secretKey);
const subject = 'mailto:us@saer.example';
let server: TestApp;
let standIn: { readonly post: PostPush; readonly close: () => Promise<void> };
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  standIn = await startPushServer(server.db, secretKey);
});
afterAll(async () => {
  await standIn.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
  await server.db.delete(localMessage);
});

const add = (body: object) => server.post('/v1/push-target', body, seller.headers);

test('a notification arrives on the page of the stand-in, decrypted, in its language', async () => {
  const { json } = await server.get('/v1/push-target', seller.headers);
  expect(json).toMatchObject({ publicKey: keys.publicKey, isStandIn: true, takesFcm: false, targets: [] });
  expect((await add({ kind: 'standIn' })).json).toMatchObject({ kind: 'web', isOwnSession: true });
  const data = { news: 'ended', planEn: 'P', planAr: 'خطة', until: null, days: 0, amount: 0 } as const;
  await server.db.transaction((tx) =>
    notify(tx, '', [{ accountId: seller.id, event: { kind: 'subscriptionChanged', data } }]),
  );
  await using push = openPushTransports({ db: server.db, settings: readSettings({}, '/'), secretKey });
  expect(await runPush(server, push.transports)).toBe(0);
  const [own] = await server.db.select().from(pushTarget).where(eq(pushTarget.accountId, seller.id));
  const to = own?.identifier.split('/').at(-1) ?? '';
  expect((await server.get(`/local/push.json?to=${to}`)).json).toMatchObject([
    {
      to,
      title: 'Your subscription has ended',
      language: 'en',
      tag: expect.stringMatching(/^notification-/),
    },
  ]);
  const { text } = await server.get('/local/push?lang=ar');
  expect(text).toContain('<span lang="en" dir="ltr">');
  expect(text).toContain('Your subscription has ended');
});

test('a browser’s own subscription is refused here; the stand-in where browsers’ services are used', async () => {
  expect((await add({ kind: 'web', subscription: newSubscription(secretKey) })).status).toBe(400);
  expect((await add({ kind: 'fcm', token: 'a'.repeat(40) })).status).toBe(400);
  await using real = await testApp({ environment: { PUSH_HOSTS: 'usual' }, beside: server });
  const refused = await real.post('/v1/push-target', { kind: 'standIn' }, seller.headers);
  expect(refused).toMatchObject({ status: 400, json: { field: 'kind' } });
});

test('in production without a setting it is switched off', async () => {
  const environment = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) };
  await using live = await testApp({ environment, beside: server });
  const { json } = await live.get('/v1/push-target', seller.headers);
  expect(json).toMatchObject({ publicKey: null, isStandIn: false });
  expect((await live.post('/v1/push-target', { kind: 'standIn' }, seller.headers)).status).toBe(400);
});

const details = (more: { subject?: string; expiration?: number; vapid?: typeof keys } = {}) => {
  const vapidDetails = { subject: more.subject ?? subject, ...(more.vapid ?? keys) };
  const { headers, body, endpoint } = webPush.generateRequestDetails(newSubscription(secretKey), '{}', {
    vapidDetails: {
      ...vapidDetails,
      ...(more.expiration === undefined ? {} : { expiration: more.expiration }),
    },
    contentEncoding: 'aes128gcm',
    TTL: 60,
  });
  return {
    endpoint,
    headers,
    body: body ?? Buffer.alloc(0),
  };
};
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

test('the stand-in takes what is signed by us and encrypted for its device, and nothing else', async () => {
  const good = details();
  expect((await standIn.post(good)).status).toBe(201);
  const other = vapidKeys('another');
  const [header = '', , signature = ''] = (good.headers['Authorization'] ?? '').split('.');
  const wrong: readonly (readonly [number, Parameters<PostPush>[0]])[] = [
    [403, details({ vapid: other })],
    [403, { ...good, headers: { ...good.headers, Authorization: `${header}.e30.${signature}` } }],
    [403, { ...good, headers: { ...good.headers, Authorization: '' } }],
    [404, { ...good, endpoint: 'https://push.localhost/short' }],
    [400, { ...good, headers: { ...good.headers, 'Content-Encoding': 'aesgcm' } }],
    [413, { ...good, headers: { ...good.headers, 'Content-Length': '4097' }, body: Buffer.alloc(4_097) }],
    // Encrypted for another device.
    [500, { ...good, endpoint: newSubscription(secretKey).endpoint }],
    [500, { ...good, body: Buffer.concat([good.body.subarray(0, -1), Buffer.from([0])]) }],
  ];
  for (const [status, call] of wrong) expect((await standIn.post(call)).status).toBe(status);
  expect((await standIn.post(details({ expiration: inSeconds(86_300) }))).status).toBe(201);
  const { rows } = await server.db.execute(sql`select 1 from local_message where channel = 'push'`);
  expect(rows).toHaveLength(2);
});
