import { setTimeout as wait } from 'node:timers/promises';
import {
  contactDecisions,
  contactEvents,
  contactStates,
  contactTransitions,
} from '@saer/contract/contact/contact-lifecycle';
import { historyRow } from '@saer/contract/products/history';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanUp } from '../accounts/jobs.ts';
import { rateLimit } from '../auth/tables.ts';
import { ownedRecords } from '../owned-records.ts';
import { account } from '../principals/tables.ts';
import { readSettings } from '../settings.ts';
import { person } from '../testing/accounts.ts';
import { readHeader, sentMails } from '../testing/sent-mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { dropOldMessages } from './jobs.ts';
import { contactClient, message, path, readyTicket } from './testing/contact-client.ts';
import { newContactMessage } from './testing/contact-rows.ts';
import { contactMessage } from './tables.ts';

let server: TestApp;
let client: Awaited<ReturnType<typeof contactClient>>;
beforeAll(async () => {
  server = await testApp();
  client = await contactClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Everybody in a test has the same address: what one test used up is not the next one's. */
const forgetLimits = () => server.db.delete(rateLimit);

describe('a message', () => {
  test('is stored, confirmed with its number in the sender’s language, and found by an admin', async () => {
    await forgetLimits();
    const email = 'first@example.com';
    const { status, json } = await client.send({ email }, { language: 'ar' });
    expect(status).toBe(200);
    const { reference } = z.object({ reference: z.string() }).parse(json);
    expect(reference).toMatch(/^SA-[2-9A-Z]{8}$/);
    const [mail] = await sentMails(server, email);
    expect(mail?.subject).toBe(`وصلتنا رسالتك (${reference})`);
    expect(mail?.text).not.toContain(message.message);
    expect(await client.of(email)).toMatchObject({ reference, state: 'NEW', sender: null, language: 'ar' });
    expect(await client.page({ search: reference })).toHaveLength(1);
    expect(await client.page({ search: 'fees of december' })).not.toHaveLength(0);
    expect((await client.thread((await client.of(email)).id)).entries).toMatchObject([
      { kind: 'MESSAGE', text: message.message, author: null, hasPicture: false },
    ]);
  });

  test('of somebody who is signed in belongs to their account', async () => {
    await forgetLimits();
    const seller = await person(server, { role: 'USER' });
    await client.send({ email: 'other-address@example.com' }, seller.headers);
    expect(await client.of('other-address@example.com')).toMatchObject({ sender: { id: seller.id } });
    const own = (await server.get('/v1/user/my-data', seller.headers)).text;
    expect(own).toContain(message.message);
  });

  test('may have a picture, which is encoded again', async () => {
    await forgetLimits();
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'A camera’s secret' } })
      .png()
      .toBuffer();
    const picture = `data:image/png;base64,${png.toString('base64')}`;
    expect((await client.send({ email: 'picture@example.com', picture })).status).toBe(200);
    const { entries } = await client.thread((await client.of('picture@example.com')).id);
    const { rawPayload, headers } = await server.app.inject({
      url: `${path}/picture?id=${entries[0]?.id}`,
      headers: client.admin.headers,
    });
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
    expect(rawPayload.toString('latin1')).not.toContain('secret');
  });

  test('sent again because the answer was lost is one message; its ticket is good for no other', async () => {
    await forgetLimits();
    const ticket = readyTicket();
    const first = await client.send({ email: 'twice@example.com', ticket });
    const second = await client.send({ email: 'twice@example.com', ticket });
    expect(second.json).toEqual(first.json);
    expect(await client.page({ where: { email: 'twice@example.com' } })).toHaveLength(1);
    const other = await client.send({
      email: 'twice@example.com',
      ticket,
      message: 'Something quite different',
    });
    expect(other.json).toMatchObject({ code: 'messageNotAccepted' });
  });

  test('needs a moment to be written', async () => {
    await forgetLimits();
    const { ticket, email, phone } = await client.form();
    expect([email, phone]).toEqual([null, null]);
    expect((await client.send({ ticket })).json).toMatchObject({ code: 'messageNotAccepted' });
    await wait(3_100);
    expect((await client.send({ ticket })).status).toBe(200);
  });
});

describe('a reply', () => {
  test('is a mail below the earlier ones, and its link continues the conversation', async () => {
    await forgetLimits();
    const email = 'thread@example.com';
    await client.send({ email });
    const { id, version, reference } = await client.of(email);
    const asked = client.granted(
      await client.reply(id, version, 'Which store?\n\nSee https://noon.com/fees', { awaitsAnswer: true }),
    );
    expect(asked.message).toMatchObject({ state: 'WAITING', assignee: { id: client.admin.id }, messages: 2 });
    const [receipt, first] = await sentMails(server, email);
    expect(first?.subject).toBe(`Re: ${receipt?.subject}`);
    expect(first?.inReplyTo).toBe(receipt?.messageId);
    expect(first?.html).toContain('href="https://noon.com/fees"');
    expect(
      readHeader(first ?? receipt ?? { headers: [], headerLines: [], attachments: [] }, 'auto-submitted'),
    ).toBeUndefined();

    const thread = /#thread=(\S+)/.exec(first?.text ?? '')?.[1] ?? '';
    const answered = await server.post(path, {
      ticket: readyTicket(),
      thread,
      message: 'It is noon, with FBN.',
    });
    expect(answered.json).toEqual({ reference });
    const open = await client.thread(id);
    expect(open.message.state).toBe('OPEN');
    await client.reply(id, open.message.version, 'Then it is 12 riyals.');
    const [, , second] = await sentMails(server, email);
    expect(second?.references?.split(/\s+/)).toEqual([receipt?.messageId, first?.messageId]);
    const end = await client.thread(id);
    expect(end.message.state).toBe('ANSWERED');
    expect(end.entries.map(({ kind, delivery }) => [kind, delivery])).toEqual([
      ['MESSAGE', null],
      ['REPLY', 'SENT'],
      ['MESSAGE', null],
      ['REPLY', 'SENT'],
    ]);
  });

  test('goes to the address that answers go to, where there is one', async () => {
    await using reachable = await testApp({
      environment: { CONTACT_EMAIL: 'help@saer.example', CONTACT_PHONE: '+966112345678' },
    });
    const there = await contactClient(reachable);
    expect(await there.form()).toMatchObject({ email: 'help@saer.example', phone: '+966112345678' });
    await there.send();
    const { id, version } = await there.of(message.email);
    await there.reply(id, version, 'Yes, it does.');
    const mails = await sentMails(reachable, message.email);
    expect(mails.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([
      'help@saer.example',
      'help@saer.example',
    ]);
    expect(mails[1]?.text).not.toContain('#thread=');
  });

  test('sent twice with the same key is one mail', async () => {
    const { id } = await newContactMessage(server);
    const key = crypto.randomUUID();
    const once = client.granted(await client.reply(id, 1, 'Yes, it does.', { key }));
    const twice = client.granted(await client.reply(id, 1, 'Yes, it does.', { key }));
    expect(twice).toEqual(once);
    const { id: other } = await newContactMessage(server);
    expect((await client.reply(other, 1, 'Yes, it does.', { key })).status).toBe(409);
  });

  test('to a conversation that has changed since, or is closed, is refused', async () => {
    const { id } = await newContactMessage(server);
    await client.reply(id, 1, 'Yes, it does.');
    expect((await client.reply(id, 1, 'No, it does not.')).json).toMatchObject({ code: 'rowChanged' });
    const closed = await newContactMessage(server, { state: 'CLOSED' });
    expect((await client.reply(closed.id, 1, 'Yes.')).json).toMatchObject({ code: 'contactTransition' });
  });

  test('a forged link continues nobody’s conversation', async () => {
    await forgetLimits();
    const { reference } = await client.of('thread@example.com');
    for (const thread of [reference, `${reference}.${'0'.repeat(64)}`, 'x'.repeat(199)]) {
      const { json } = await server.post(path, { ticket: readyTicket(), thread, message: message.message });
      expect(json).toMatchObject({ code: 'linkExpired', field: 'thread' });
    }
  });
});

describe('an admin', () => {
  const steps = contactStates.flatMap((state) => contactDecisions.map((event) => ({ state, event })));
  test.each(steps)('$event of a message that is $state', async ({ state, event }) => {
    const { id } = await newContactMessage(server, { state });
    const next = contactTransitions[event][state];
    const { status, json } = await client.decide(id, 1, event);
    if (next === undefined) expect([status, json]).toMatchObject([409, { code: 'contactTransition' }]);
    else expect(json).toMatchObject({ message: { state: next, version: 2 } });
    expect((await client.thread(id)).message.state).toBe(next ?? state);
  });

  test('every step of the contract leads from a state to a state', () => {
    for (const event of contactEvents)
      for (const [from, to] of Object.entries(contactTransitions[event]))
        expect(contactStates).toEqual(expect.arrayContaining([from, to]));
  });

  test('assigns to active admins only, notes what no sender sees, and the audit names neither', async () => {
    const { id } = await newContactMessage(server, {
      name: 'Unmistakable Person',
      email: 'unmistakable@example.com',
    });
    const seller = await person(server, { role: 'USER' });
    const other = await person(server, { role: 'SUPER_ADMIN' });
    const assign = (assigneeId: number | null, version: number) =>
      server.patch(path, { id, version, assigneeId }, client.admin.headers);
    expect((await assign(seller.id, 1)).json).toMatchObject({ code: 'notAnAdmin', field: 'assigneeId' });
    expect(client.granted(await assign(other.id, 1)).message.assignee?.id).toBe(other.id);
    expect(client.granted(await assign(null, 2)).message.assignee).toBeNull();
    const note = { id, key: crypto.randomUUID(), text: 'Called, nobody answered.' };
    expect((await server.post(`${path}/note`, note, client.admin.headers)).json).toMatchObject({
      entries: [{ kind: 'MESSAGE' }, { kind: 'NOTE', author: { id: client.admin.id } }],
    });
    await client.reply(id, 3, 'Yes, it does.');
    const filter = encodeFilter({ where: { entity: 'contactMessage', entityId: id } });
    const { json, text } = await server.get(
      `/v1/history/page?filter=${encodeURIComponent(filter)}`,
      client.admin.headers,
    );
    const { data } = z.object({ data: z.array(historyRow) }).parse(json);
    expect(data.map(({ action }) => action).toSorted()).toEqual(['assign', 'assign', 'note', 'reply']);
    expect(text).not.toMatch(/unmistakable|Called, nobody/i);
  });

  test('marks many as spam, erases some, and exports what a filter finds without formulas', async () => {
    const rows = [];
    for (const name of ['=HYPERLINK("http://evil.example")', 'Second', 'Third'])
      rows.push((await newContactMessage(server, { name, email: 'wave@example.com' })).id);
    const ids = rows.join(',');
    const marked = await server.post(`${path}/spam?id=${ids}`, {}, client.admin.headers);
    expect(marked.json).toEqual({ marked: rows });
    const filter = encodeURIComponent(encodeFilter({ where: { email: 'wave@example.com', state: 'SPAM' } }));
    const file = await server.get(`${path}/export?filter=${filter}`, {
      ...client.admin.headers,
      language: 'en',
    });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text.split('\r\n')).toHaveLength(5);
    expect(file.text).toContain(`"'=HYPERLINK`);
    expect(file.text).toContain('Does it know the new fees?');
    expect((await server.delete(`${path}?id=${ids}`, client.admin.headers)).json).toEqual({ removed: rows });
    expect((await server.get(`${path}?id=${rows[0]}`, client.admin.headers)).status).toBe(404);
  });

  test('sees on the dashboard how many wait', async () => {
    const waiting = async () =>
      z
        .object({ waiting: z.object({ contactMessages: z.int() }) })
        .parse((await server.get('/v1/dashboard', client.admin.headers)).json).waiting.contactMessages;
    const before = await waiting();
    const { id } = await newContactMessage(server);
    expect(await waiting()).toBe(before + 1);
    await client.reply(id, 1, 'Yes, it does.');
    expect(await waiting()).toBe(before);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('spam goes after a month and what is over after two years; what waits for us stays', async () => {
  const old = async (state: (typeof contactStates)[number], days: number) =>
    (await newContactMessage(server, { state, updatedAt: daysAgo(days) })).id;
  const gone = [await old('SPAM', 31), await old('CLOSED', 731), await old('ANSWERED', 731)];
  const left = [await old('SPAM', 29), await old('CLOSED', 729), await old('OPEN', 900)];
  await dropOldMessages(server.db);
  const ids = (await server.db.select({ id: contactMessage.id }).from(contactMessage)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(left));
  for (const id of gone) expect(ids).not.toContain(id);
});

test('what a person wrote is erased with their account, also what they sent before they had one', async () => {
  const seller = await person(server, { role: 'USER' });
  const before = await newContactMessage(server, { email: seller.email.toUpperCase() });
  const signedIn = await newContactMessage(server, { accountId: seller.id, email: 'other@example.com' });
  const others = await newContactMessage(server);
  await server.db
    .update(account)
    .set({ deletedAt: daysAgo(31) })
    .where(eq(account.id, seller.id));
  await cleanUp(server.db, readSettings({ NODE_ENV: 'test' }, '/'), ownedRecords);
  const ids = (await server.db.select({ id: contactMessage.id }).from(contactMessage)).map(({ id }) => id);
  expect(ids).toContain(others.id);
  expect(ids).not.toContain(before.id);
  expect(ids).not.toContain(signedIn.id);
});
