import { expect, test } from 'vitest';
import { isPublicAddress, isPushAddress, usualPushHosts } from './push-post.ts';
import { vapidSubject } from './service.ts';
import { vapidKeys, toPayload } from './web-push.ts';

const message = {
  tag: 'notification-1',
  title: 'Title',
  body: 'Body',
  url: 'https://saer.example/account/notifications',
  language: 'ar',
  lifetime: 60,
  isUrgent: false,
} as const;
const most = 4_096 - 103;

test.each([
  ['words', 'word '.repeat(2_000)],
  ['Arabic', 'كلمة '.repeat(2_000)],
  ['one long word', 'ك'.repeat(5_000)],
  ['letters of four bytes', '😀'.repeat(5_000)],
  ['what JSON writes longer', '\u0001"\\'.repeat(3_000)],
])('a message of %s that is too long is cut between letters', (_name, long) => {
  const payload = toPayload({ ...message, title: long, body: long });
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(most);
  const { title, body, url } = JSON.parse(payload);
  expect(payload.isWellFormed()).toBe(true);
  expect(
    [title, body].every((each: string) => /^.+…$/su.test(each) && long.startsWith(each.slice(0, -1))),
  ).toBe(true);
  expect(url).toBe(message.url);
});

test('a message that is short enough is left as it is', () => {
  expect(JSON.parse(toPayload(message))).toMatchObject({ title: 'Title', body: 'Body', language: 'ar' });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://evil.push.services.mozilla.com:22/abc', false],
  ['https://push.services.mozilla.com.evil.example/abc', false],
  ['https://evilnotify.windows.com/abc', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['nothing', false],
])('%s: %s', (address, isOne) => {
  expect(isPushAddress(address, usualPushHosts)).toBe(isOne);
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
])('%s may be called: %s', (address, may) => {
  expect(isPublicAddress(address)).toBe(may);
});

test('whom a push service may write to is a mail address or a site with encryption', () => {
  const contact = { email: undefined, phone: undefined };
  expect(vapidSubject({ contact, siteOrigin: 'https://saer.example' })).toBe('https://saer.example');
  expect(vapidSubject({ contact, siteOrigin: 'http://localhost:3000' })).toBe('mailto:webmaster@localhost');
  expect(vapidSubject({ contact: { ...contact, email: 'a@b.example' }, siteOrigin: 'http://x' })).toBe(
    'mailto:a@b.example',
  );
});

test('the keys follow from the server’s, and are others with another', () => {
  expect(vapidKeys('one')).toEqual(vapidKeys('one'));
  expect(vapidKeys('one').publicKey).not.toBe(vapidKeys('other').publicKey);
  expect(Buffer.from(vapidKeys('one').publicKey, 'base64url')).toHaveLength(65);
});
