import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '../auth/tables.ts';
import { outbox } from '../messages/tables.ts';
import { person } from '../testing/accounts.ts';
import { readHeader, sentMails } from '../testing/sent-mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { announceMessages } from './answering/announce.ts';
import { newContactTicket } from './receiving/receive-message.ts';
import { contactClient, message, readyTicket } from './testing/contact-client.ts';
import { newContactMessage } from './testing/contact-rows.ts';
import { contactEntry, contactMessage, contactNotice } from './tables.ts';

let server: TestApp;
let client: Awaited<ReturnType<typeof contactClient>>;
beforeAll(async () => {
  // Behind a proxy, so that every message may come from another network.
  server = await testApp({ environment: { TRUST_PROXY: '1' } });
  client = await contactClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const origin = 'https://saer.example';
const from = (at: number) => ({ 'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` });
const adminMails = () => server.db.$count(outbox, eq(outbox.template, 'contactWaiting'));

describe('what only a program sends gets one and the same refusal', () => {
  const secretKey = 'only-for-tests-'.repeat(3);
  test.each([
    ['a field nobody sees is filled in', () => ({ website: 'https://evil.example' })],
    ['sent at once', () => ({ ticket: newContactTicket(secretKey) })],
    [
      'a ticket of the day before yesterday',
      () => ({ ticket: newContactTicket(secretKey, Date.now() - 2 * 86_400_000) }),
    ],
    [
      'a ticket signed by somebody else',
      () => ({ ticket: newContactTicket('another-key-'.repeat(3), Date.now() - 30_000) }),
    ],
    [
      'a changed ticket',
      () => ({ ticket: readyTicket().replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')) }),
    ],
    ['no ticket at all', () => ({ ticket: 'none' })],
  ])('%s', async (_why, more) => {
    const stored = await server.db.$count(contactMessage);
    const { status, json } = await client.send(more(), { language: 'ar' });
    expect([status, json]).toEqual([
      400,
      { code: 'messageNotAccepted', message: expect.stringMatching(/^تعذّر قبول/) },
    ]);
    expect(await server.db.$count(contactMessage)).toBe(stored);
  });
});

describe('bad input is refused at its field', () => {
  test.each([
    ['name', { name: 'Maha\r\nBcc: victim@example.com' }, 'notText'],
    ['name', { name: '   ' }, 'nameRequired'],
    ['email', { email: 'maha@example.com\nBcc: victim@example.com' }, 'notAnEmail'],
    ['email', { email: 'maha@example.com, victim@example.com' }, 'notAnEmail'],
    ['email', { email: undefined }, 'required'],
    ['message', { message: 'Too short' }, 'textTooShort'],
    ['message', { message: 'x'.repeat(5_001) }, 'tooLong'],
    ['message', { message: 'Look: <script>alert(1)</script>' }, 'markupNotAllowed'],
    ['message', { message: 'https://one.example/a www.two.example' }, 'linksOnly'],
    ['message', { message: `Cheap links for you: ${'https://evil.example/x '.repeat(4)}` }, 'tooManyLinks'],
    ['picture', { picture: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'notAnImage'],
    ['picture', { picture: `data:image/png;base64,iVBORw0KGg${'A'.repeat(62)}` }, 'notAPicture'],
  ])('%s', async (field, more, code) => {
    await server.db.delete(rateLimit);
    const { status, json } = await client.send(more);
    expect([status, json]).toMatchObject([400, { code, field }]);
  });

  test('names of shops are no links', async () => {
    const text = 'I sell on noon.com, amazon.sa, salla.sa and zid.sa: which of them is cheaper for a kettle?';
    expect((await client.send({ message: text }, from(1))).status).toBe(200);
  });

  test('a message of 10 MB', async () => {
    const { status, json } = await client.send({ message: 'x'.repeat(10 * 1024 * 1024) });
    expect([status, json]).toMatchObject([413, { code: 'bodyTooLarge' }]);
  });

  test('links that take long to recognise', async () => {
    for (const text of ['a-'.repeat(2_400), 'a.'.repeat(2_400), 'www.'.repeat(1_200), 'a'.repeat(4_900)])
      expect((await client.send({ message: `Hello there, ${text}` }, from(2))).status).toBeLessThan(500);
  });

  test('a name cannot add a header to a mail', async () => {
    await server.db.delete(rateLimit);
    const email = 'header@example.com';
    await client.send({ email, name: 'Bcc: victim@example.com\u2028X-Evil: 1' });
    await client.send({ email, name: 'Bcc: victim@example.com, https://evil.example' });
    const [mail, ...others] = await sentMails(server, email);
    expect(others).toEqual([]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(readHeader(mail ?? { headers: [], headerLines: [], attachments: [] }, 'x-evil')).toBeUndefined();
    expect(mail?.html).not.toContain('href="https://evil.example');
  });
});

test('one network sends a few messages an hour; a signed-in seller is not counted with it', async () => {
  await server.db.delete(rateLimit);
  await server.db.delete(outbox);
  for (let at = 0; at < 5; at += 1) expect((await client.send({}, from(7))).status).toBe(200);
  expect((await client.send({}, from(7))).json).toMatchObject({ code: 'tooManyTries' });
  const seller = await person(server, { role: 'USER' });
  expect((await client.send({}, { ...from(7), ...seller.headers })).status).toBe(200);
  // Whoever has confirmed enough for one hour gets no further mail.
  expect(await server.db.$count(outbox, eq(outbox.recipient, message.email))).toBe(3);
});

test('a form that others have closed says so, where to write instead, and when it opens', async () => {
  const environment = { TRUST_PROXY: '1', CONTACT_EMAIL: 'hello@saer.example' };
  await using open = await testApp({ environment });
  const guest = await contactClient(open);
  for (let network = 0; network < 41; network += 1)
    await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        guest.send({ email: `bot${network}-${at}@example.com` }, from(network + 100)),
      ),
    );
  for (const [language, words] of [
    ['en', 'It is nothing you did. Write to hello@saer.example instead'],
    ['ar', 'اكتب إلى hello@saer.example'],
  ]) {
    const { status, json, headers } = await guest.send({}, { ...from(9), language: language ?? '' });
    expect([status, json]).toMatchObject([
      429,
      { code: 'contactClosed', message: expect.stringContaining(words ?? '') },
    ]);
    const seconds = Number(headers['retry-after']);
    expect(seconds > 3_000 && seconds <= 3_600).toBe(true);
  }
  const seller = await person(open, { role: 'USER' });
  expect((await guest.send({}, { ...from(9), ...seller.headers })).status).toBe(200);
});

test('a guest’s picture that others have used up is told from the message, which arrives without it', async () => {
  await server.db.delete(rateLimit);
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = `data:image/png;base64,${png.toString('base64')}`;
  for (let at = 0; at < 100; at += 1)
    expect((await client.send({ picture, email: `p${at}@example.com` }, from(at + 500))).status).toBe(200);
  expect((await client.send({ picture }, from(700))).json).toMatchObject({
    code: 'guestFilesClosed',
    field: 'picture',
  });
  expect((await client.send({}, from(701))).status).toBe(200);
});

test('guests’ pictures wait for each other, and a seller’s for one of them at most', async () => {
  await server.db.delete(rateLimit);
  const large = await sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: '#258' } })
    .png()
    .toBuffer();
  const picture = `data:image/png;base64,${large.toString('base64')}`;
  const ended: string[] = [];
  const guests = Array.from({ length: 12 }, async (_, at) => {
    const { status } = await client.send({ picture, email: `g${at}@example.com` }, from(at + 800));
    ended.push('guest');
    return status;
  });
  // They have all arrived by now.
  await wait(1_500);
  const before = ended.length;
  const seller = await person(server, { role: 'USER' });
  expect((await client.send({ picture }, seller.headers)).status).toBe(200);
  ended.push('seller');
  expect(ended.indexOf('seller') - before).toBeLessThanOrEqual(3);
  expect(new Set(await Promise.all(guests))).toEqual(new Set([200]));
});

test('10,000 messages from 10,000 networks fill neither the database nor the mailbox of an admin', async () => {
  await server.db.delete(rateLimit);
  await server.db.delete(contactMessage);
  await server.db.delete(outbox);
  await announceMessages(server.db, origin);
  await server.db.delete(contactNotice);
  const statuses = new Map<number, number>();
  const post = async (at: number) => {
    const { status } = await client.send({ email: `bot${at}@example.com` }, from(at + 1_000));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // As the clock does, now and then.
    if (at % 500 === 0) await announceMessages(server.db, origin);
  };
  for (let at = 0; at < 10_000; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, each) => post(at + each)));
  expect(Object.fromEntries(statuses)).toEqual({ 200: 200, 429: 9_800 });
  expect(await server.db.$count(contactMessage)).toBe(200);
  expect(await adminMails()).toBe(1);
  // A quarter of an hour later all the others are told of in one mail.
  await server.db.update(contactNotice).set({ at: new Date(Date.now() - 16 * 60_000).toISOString() });
  expect(await announceMessages(server.db, origin)).toBeGreaterThan(0);
  expect(await announceMessages(server.db, origin)).toBe(0);
  expect(await adminMails()).toBe(2);
  const seller = await person(server, { role: 'USER' });
  expect((await client.send({}, seller.headers)).status).toBe(200);
});

test('admins get twelve mails a day at most, none about spam, and none who are inactive', async () => {
  await server.db.delete(contactMessage);
  await server.db.delete(contactNotice);
  await server.db.delete(outbox);
  await person(server, { role: 'ADMIN', status: 'INACTIVE' });
  await newContactMessage(server, { state: 'SPAM' });
  expect(await announceMessages(server.db, origin)).toBe(0);
  await newContactMessage(server);
  expect(await announceMessages(server.db, origin)).toBe(1);
  expect(await adminMails()).toBe(1);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await server.db.update(contactNotice).set({ at });
  await server.db.insert(contactNotice).values(Array.from({ length: 11 }, () => ({ at })));
  await newContactMessage(server);
  expect(await announceMessages(server.db, origin)).toBe(0);
  expect(await server.db.$count(contactEntry)).toBe(3);
});
