import { encodeFilter } from '@saer/contract/api/list-filter';
import { consentVersion } from '@saer/contract/contact/newsletter-consent';
import {
  newsletterIssue as issueSchema,
  pageNewsletterIssues,
  pageNewsletterSubscribers,
} from '@saer/contract/contact/newsletter';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../accounts/jobs.ts';
import { rateLimit } from '../auth/tables.ts';
import { outbox } from '../messages/tables.ts';
import { ownedRecords } from '../owned-records.ts';
import { account } from '../principals/tables.ts';
import { readSettings } from '../settings.ts';
import { person, type Person } from '../testing/accounts.ts';
import { readHeader, sentMails } from '../testing/sent-mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { sendBatch } from './issues/issue.ts';
import { dropOldSubscribers, sendNewsletters } from './jobs.ts';
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from './tables.ts';
import { newsletter, newSubscriber } from './testing/newsletter-rows.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(rateLimit);
  await server.db.delete(newsletterIssue);
  await server.db.delete(newsletterSubscriber);
  await server.db.delete(outbox);
});

const deps = () => ({
  db: server.db,
  secretKey: 'only-for-tests-'.repeat(3),
  siteOrigin: 'http://localhost:3000',
});
const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  server.post(
    '/v1/newsletter/subscribe',
    { email, consent: consentVersion, source: 'contact-us', ...more },
    { language: 'en', ...headers },
  );
const stored = async (email: string) =>
  (await server.db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)))[0];
/** The path of the link in the newest mail to an address. */
const linkTo = async (email: string, page: string) => {
  const mails = await sentMails(server, email);
  const [found = ''] = new RegExp(`/v1/newsletter/${page}\\?\\S+`).exec(mails.at(-1)?.text ?? '') ?? [];
  return found;
};
/** Posts as a browser’s form without fields does, or as a mail program (RFC 8058). */
const post = (url: string, payload = '', type = 'application/x-www-form-urlencoded') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
const oneClick = 'List-Unsubscribe=One-Click';

const newDraft = async () =>
  issueSchema.parse((await server.post('/v1/newsletter/issue', newsletter, admin.headers)).json);
const send = (row: { id: number; version: number }) =>
  server.post('/v1/newsletter/issue/send', { id: row.id, version: row.version }, admin.headers);

describe('subscribing', () => {
  test('begins only with the button behind the mail’s link; the proof of consent is stored', async () => {
    const email = 'reader@example.com';
    expect((await ask(email, {}, { language: 'ar' })).json).toEqual({});
    expect(await stored(email)).toMatchObject({
      state: 'PENDING',
      language: 'ar',
      consentVersion,
      consentSource: 'contact-us',
      confirmedAt: null,
    });
    const link = await linkTo(email, 'confirm');
    // A scanner opens links, perhaps many times, and HEAD too.
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { statusCode } = await server.app.inject({ method, url: link });
      expect(statusCode).toBe(200);
    }
    const page = await server.get(link);
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    expect(page.text).toContain('<form method="post"');
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect((await stored(email))?.state).toBe('PENDING');
    expect((await post(link)).statusCode).toBe(200);
    expect(await stored(email)).toMatchObject({ state: 'CONFIRMED', confirmedAt: expect.any(String) });
    // Pressed twice.
    expect((await post(link)).statusCode).toBe(200);
  });

  test('is answered alike for a known, an unknown and a confirmed address, and for a program', async () => {
    await newSubscriber(server, { email: 'known@example.com' });
    const answers = [
      await ask('known@example.com'),
      await ask('unknown@example.com'),
      await ask('unknown@example.com'),
      await ask('bot@example.com', { website: 'x' }),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{}']);
    expect(await server.db.$count(outbox, eq(outbox.recipient, 'known@example.com'))).toBe(0);
    expect(await stored('bot@example.com')).toBeUndefined();
  });

  test('mails one address three times a day at most, and one network ten times an hour', async () => {
    const statuses = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await ask('victim@example.com')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await server.db.$count(outbox, eq(outbox.recipient, 'victim@example.com'))).toBe(3);
  });

  test('a link is good for two days, and no other text is one', async () => {
    await ask('late@example.com');
    const link = await linkTo('late@example.com', 'confirm');
    await server.db
      .update(newsletterSubscriber)
      .set({ tokenExpiresAt: new Date(Date.now() - 1_000).toISOString() });
    for (const url of [
      link,
      link.replace(/token=[^&]+/, 'token='),
      '/v1/newsletter/confirm?token=x&token=y',
    ]) {
      expect((await server.get(url)).status).toBe(400);
      expect((await post(url)).statusCode).toBe(400);
    }
    await dropOldSubscribers(server.db);
    expect(await stored('late@example.com')).toBeUndefined();
  });

  test.each([
    ['email', { email: 'no address' }, 'notAnEmail'],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, 'notAnEmail'],
    ['consent', { consent: 'another text' }, 'notOneOf'],
  ])('a wrong %s is refused at its field', async (field, more, code) => {
    expect((await ask('reader@example.com', more)).json).toMatchObject({ code, field });
  });
});

describe('an issue', () => {
  test('is tested on oneself, then goes to everybody who confirmed, in their language, each once', async () => {
    for (let at = 0; at < 105; at += 1)
      await newSubscriber(server, { email: `reader${at}@example.com`, language: at % 2 === 0 ? 'ar' : 'en' });
    await newSubscriber(server, { email: 'waits@example.com', state: 'PENDING', confirmedAt: null });
    const draft = await newDraft();
    expect((await server.post('/v1/newsletter/issue/test', { id: draft.id }, admin.headers)).json).toEqual({
      email: admin.email,
    });
    const tests = await sentMails(server, admin.email);
    expect(new Set(tests.map(({ subject }) => subject))).toEqual(
      new Set(['Test: The new fees of noon', 'تجربة: رسوم نون الجديدة']),
    );
    await server.db.delete(outbox);

    expect((await send(draft)).json).toMatchObject({ state: 'SENDING' });
    expect((await send(draft)).json).toMatchObject({ code: 'issueNotDraft' });
    // Somebody who confirms now gets the next one.
    await newSubscriber(server, {
      email: 'later@example.com',
      confirmedAt: new Date(Date.now() + 60_000).toISOString(),
    });
    // Two server processes at once, and one more after a restart.
    const batches = await Promise.all([sendBatch(deps()), sendBatch(deps())]);
    expect(batches.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(105);
    await sendNewsletters(deps());
    expect(await sendNewsletters(deps())).toBe(0);
    const queued = await server.db
      .select({ recipient: outbox.recipient, subject: outbox.subject })
      .from(outbox)
      .orderBy(asc(outbox.recipient));
    expect(queued).toHaveLength(105);
    expect(new Set(queued.map(({ recipient }) => recipient)).size).toBe(105);
    expect(queued.filter(({ subject }) => subject === newsletter.subjectAr)).toHaveLength(53);
    expect(await server.db.$count(newsletterDelivery)).toBe(105);
    const { json } = await server.get('/v1/newsletter/issue/page', admin.headers);
    expect(pageNewsletterIssues.reply.parse(json)).toMatchObject({
      confirmed: 106,
      data: [{ state: 'SENT', recipients: 105, finishedAt: expect.any(String) }],
    });
  });

  test('a batch that fails half way is sent whole the next time', async () => {
    await newSubscriber(server, { email: 'one@example.com' });
    await newSubscriber(server, { email: 'two@example.com' });
    const draft = await newDraft();
    await send(draft);
    const broken = { ...deps(), siteOrigin: '\0' };
    await expect(sendBatch(broken)).rejects.toThrow();
    expect([await server.db.$count(outbox), await server.db.$count(newsletterDelivery)]).toEqual([0, 0]);
    await sendNewsletters(deps());
    expect(await server.db.$count(outbox, like(outbox.recipient, '%@example.com'))).toBe(2);
  });

  test('is not sent while nobody has confirmed, and stays a draft', async () => {
    await newSubscriber(server, { email: 'waits@example.com', state: 'PENDING', confirmedAt: null });
    const draft = await newDraft();
    expect(await send(draft)).toMatchObject({
      status: 409,
      json: { code: 'contactTransition', message: expect.stringContaining('no subscriber has confirmed') },
    });
    const { json } = await server.get('/v1/newsletter/issue/page', admin.headers);
    expect(pageNewsletterIssues.reply.parse(json)).toMatchObject({
      confirmed: 0,
      data: [{ id: draft.id, state: 'DRAFT', startedAt: null }],
    });
  });

  test('whose subscribers all left before its first mail has reached nobody', async () => {
    await newSubscriber(server, { email: 'leaves@example.com' });
    const draft = await newDraft();
    await send(draft);
    await server.db.delete(newsletterSubscriber);
    await sendNewsletters(deps());
    const { json } = await server.get('/v1/newsletter/issue/page', admin.headers);
    expect(pageNewsletterIssues.reply.parse(json)).toMatchObject({
      data: [{ state: 'SENT', recipients: 0 }],
    });
  });

  test('is changed and deleted as a draft only, by whoever saw its newest version', async () => {
    await newSubscriber(server, { email: 'reader@example.com' });
    const draft = await newDraft();
    const change = (version: number) =>
      server.put(
        '/v1/newsletter/issue',
        { id: draft.id, version, ...newsletter, subjectEn: 'Other fees' },
        admin.headers,
      );
    expect((await change(1)).json).toMatchObject({ subjectEn: 'Other fees', version: 2 });
    expect((await change(1)).json).toMatchObject({ code: 'rowChanged' });
    await send({ id: draft.id, version: 2 });
    expect((await change(3)).json).toMatchObject({ code: 'issueNotDraft' });
    expect((await server.delete(`/v1/newsletter/issue?id=${draft.id}`, admin.headers)).json).toMatchObject({
      code: 'issueNotDraft',
    });
  });

  test.each([
    ['subjectEn', { subjectEn: 'The fees\r\nBcc: victim@example.com' }, 'notText'],
    ['subjectAr', { subjectAr: 'Not Arabic' }, 'notAnArabicName'],
    ['textEn', { textEn: '<b>fees</b>' }, 'markupNotAllowed'],
    ['textAr', { textAr: 'ب'.repeat(20_001) }, 'tooLong'],
  ])('with a wrong %s is refused at its field', async (field, more, code) => {
    const { json } = await server.post('/v1/newsletter/issue', { ...newsletter, ...more }, admin.headers);
    expect(json).toMatchObject({ code, field });
  });
});

const queued = () => server.db.$count(outbox, eq(outbox.state, 'QUEUED'));
const issueTo = async (email: string) => {
  await newSubscriber(server, { email });
  await send(await newDraft());
  await sendNewsletters(deps());
  const mail = (await sentMails(server, email)).at(-1);
  if (mail === undefined) throw new Error('No mail arrived');
  const url = /^<(.+)>$/.exec(readHeader(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
  return { mail, url: url.replace('http://localhost:3000', '') };
};

describe('unsubscribing', () => {
  test('takes one click of a mail program, without a session; opening the link changes nothing', async () => {
    const { mail, url } = await issueTo('leaves@example.com');
    expect(readHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain('/v1/newsletter/unsubscribe?token=');
    const page = await server.get(url);
    expect([page.status, page.text.includes('<form method="post"')]).toEqual([200, true]);
    expect((await stored('leaves@example.com'))?.state).toBe('CONFIRMED');
    expect((await post(url, oneClick)).statusCode).toBe(200);
    expect(await stored('leaves@example.com')).toMatchObject({
      state: 'UNSUBSCRIBED',
      unsubscribedBy: 'oneClick',
    });
    expect((await post(url, oneClick)).statusCode).toBe(200);
  });

  test('works with the button of the page, and as a multipart form', async () => {
    const { url } = await issueTo('page@example.com');
    expect((await post(url)).statusCode).toBe(200);
    expect(await stored('page@example.com')).toMatchObject({ state: 'UNSUBSCRIBED', unsubscribedBy: 'page' });
    const other = await issueTo('multipart@example.com');
    const form =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(other.url, form, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    expect(await stored('multipart@example.com')).toMatchObject({ unsubscribedBy: 'oneClick' });
  });

  test('the token of somebody else ends their subscription alone, and a changed one nobody’s', async () => {
    const { url } = await issueTo('mine@example.com');
    await newSubscriber(server, { email: 'theirs@example.com' });
    const ofTheirs = String((await stored('theirs@example.com'))?.id);
    for (const forged of [
      url.replace(/token=\d+/, `token=${ofTheirs}`),
      url.replace(/token=[^&]+/, 'token='),
      url.replace(/token=[^&]+/, `token=${ofTheirs}.${'0'.repeat(64)}`),
      `${url}&token=${ofTheirs}`,
    ])
      expect((await post(forged, oneClick)).statusCode).toBe(400);
    expect((await stored('theirs@example.com'))?.state).toBe('CONFIRMED');
    expect((await stored('mine@example.com'))?.state).toBe('CONFIRMED');
    await post(url, oneClick);
    expect((await stored('theirs@example.com'))?.state).toBe('CONFIRMED');
  });

  test('takes back mails that were not sent yet, and coming back needs a new confirmation', async () => {
    const { url } = await issueTo('back@example.com');
    await send(await newDraft());
    await sendNewsletters(deps());
    expect(await queued()).toBe(1);
    await post(url, oneClick);
    expect(await queued()).toBe(0);
    await ask('back@example.com');
    expect((await stored('back@example.com'))?.state).toBe('UNSUBSCRIBED');
    await post(await linkTo('back@example.com', 'confirm'));
    expect(await stored('back@example.com')).toMatchObject({ state: 'CONFIRMED', unsubscribedAt: null });
  });
});

test('admins see, export and erase subscribers', async () => {
  await newSubscriber(server, { email: 'listed@example.com' });
  const filter = encodeURIComponent(encodeFilter({ where: { state: 'CONFIRMED' }, search: 'LISTED' }));
  const { json } = await server.get(`/v1/newsletter/subscriber/page?filter=${filter}`, admin.headers);
  const [row] = pageNewsletterSubscribers.reply.parse(json).data;
  expect(row).toMatchObject({ email: 'listed@example.com', consentVersion });
  const file = await server.get(`/v1/newsletter/subscriber/export?filter=${filter}`, {
    ...admin.headers,
    language: 'en',
  });
  expect(file.text).toContain(`"listed@example.com","Confirmed","en","${consentVersion}","contact-us"`);
  expect((await server.delete(`/v1/newsletter/subscriber?id=${row?.id}`, admin.headers)).json).toEqual({
    removed: [row?.id],
  });
  expect(await stored('listed@example.com')).toBeUndefined();
});

test('a subscription is in the own data, and erased with the account', async () => {
  const seller = await person(server, { role: 'USER' });
  await newSubscriber(server, { email: seller.email });
  await newSubscriber(server, { email: 'stays@example.com' });
  expect((await server.get('/v1/user/my-data', seller.headers)).json).toMatchObject({
    newsletter: [{ email: seller.email, state: 'CONFIRMED', consentVersion }],
  });
  const deletedAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await server.db.update(account).set({ deletedAt }).where(eq(account.id, seller.id));
  await cleanUp(server.db, readSettings({ NODE_ENV: 'test' }, '/'), ownedRecords);
  expect(await stored(seller.email)).toBeUndefined();
  expect(await stored('stays@example.com')).toBeDefined();
});
