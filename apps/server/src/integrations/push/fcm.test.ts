import https from 'node:https';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getMessaging } from 'firebase-admin/messaging';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProviderError, Unavailable } from '../call-provider.ts';
import { startLoopbackServer } from '../local/loopback-server.ts';
import { fcm } from './fcm.ts';
import type { PushMessage } from './push.ts';
import { startFcm } from './testing/fcm-server.ts';

let google: Awaited<ReturnType<typeof startFcm>>;
beforeAll(async () => {
  google = await startFcm();
});
afterAll(() => google[Symbol.asyncDispose]());
const token = `${'f'.repeat(22)}:APA91b${'x'.repeat(134)}`;
beforeEach(() => {
  google.devices.clear();
  google.devices.add(token);
  google.received.length = 0;
  google.statuses.length = 0;
});

const message: PushMessage = {
  tag: 'notification-7',
  title: 'انتهى اشتراكك',
  body: 'كل ما حفظته باقٍ.',
  url: 'https://saer.example/account/notifications',
  language: 'ar',
  lifetime: 86_400,
  isUrgent: true,
};
const device = { kind: 'fcm', token } as const;

test('a message goes to its device, by one access token for many', async () => {
  const { send } = fcm(google.access);
  const before = google.grants();
  expect(await send(device, message)).toBe('sent');
  expect(await send(device, { ...message, isUrgent: false })).toBe('sent');
  expect(google.grants() - before).toBe(1);
  expect(google.received).toMatchObject([
    {
      token,
      notification: { title: message.title, body: message.body },
      data: { tag: message.tag, url: message.url, language: 'ar' },
      android: { ttl: '86400s', priority: 'high' },
    },
    { android: { priority: 'normal' } },
  ]);
});

test('a device that is not registered any more is gone; a project that is not there says nothing of it', async () => {
  google.devices.clear();
  expect(await fcm(google.access).send(device, message)).toBe('gone');
  const other = fcm({ ...google.access, project: 'another' });
  await expect(other.send(device, message)).rejects.toBeInstanceOf(ProviderError);
});

test('a page that says that all is well, without naming the message, has not sent it', async () => {
  const portal = await startLoopbackServer(async () => ({ status: 200, text: '<html>Sign in</html>' }));
  const { send } = fcm({ ...google.access, endpoint: portal.origin });
  await expect(send(device, message)).rejects.toBeInstanceOf(Unavailable);
  await portal.close();
});

test('what may be better later is tried again; a token that ran out early is renewed', async () => {
  const { send } = fcm(google.access);
  for (const status of [429, 500, 503]) {
    google.statuses.push(status);
    await expect(send(device, message)).rejects.toBeInstanceOf(Unavailable);
  }
  google.revoke();
  await expect(send(device, message)).rejects.toBeInstanceOf(Unavailable);
  expect(await send(device, message)).toBe('sent');
});

test('with the key of another account nothing is sent', async () => {
  await using other = await startFcm();
  const { send } = fcm({ ...google.access, privateKey: other.access.privateKey });
  await expect(send(device, message)).rejects.toBeInstanceOf(Unavailable);
  expect(google.received).toEqual([]);
});

/** Leads every HTTPS request of this process to an agent, until it is disposed. */
function leadAll(agent: https.Agent): Disposable & { readonly agent: https.Agent } {
  const usual = https.globalAgent;
  https.globalAgent = agent;
  return {
    agent,
    [Symbol.dispose]: () => {
      https.globalAgent = usual;
    },
  };
}

test('Google’s own SDK is answered by the local FCM as by theirs', async () => {
  const { project: projectId, account: clientEmail, privateKey } = google.access;
  // It asks for its access token without the agent that it is given.
  using led = leadAll(google.agent);
  const credential = cert({ projectId, clientEmail, privateKey }, google.agent);
  const app = initializeApp({ credential, httpAgent: led.agent, projectId }, 'local');
  const messaging = getMessaging(app);
  const sent = { token, notification: { title: 'Title', body: 'Body' }, data: { tag: 'one' } };
  expect(await messaging.send(sent)).toMatch(/^projects\/saer-test\/messages\/\d+$/);
  expect(google.received).toMatchObject([sent]);
  await expect(messaging.send({ ...sent, token: 'unknown' })).rejects.toMatchObject({
    code: 'messaging/registration-token-not-registered',
  });
  await deleteApp(app);
});
