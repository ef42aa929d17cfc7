import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimit } from '../auth/tables.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { contactClient, path } from './testing/contact-client.ts';

let server: TestApp;
let client: Awaited<ReturnType<typeof contactClient>>;
beforeAll(async () => {
  // Behind a proxy, so that every message may come from another network.
  server = await testApp({ environment: { TRUST_PROXY: '1' } });
  client = await contactClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.delete(rateLimit));

const megabyte = 1024 * 1024;
/** A PDF by its first bytes; what follows would be run by a browser that took it for a page. */
const hostile = Buffer.from('%PDF-1.7\n<html><script>alert(document.domain)</script></html>');
const ofSize = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 7)]);
const dataUri = (bytes: Buffer, type = 'application/pdf') =>
  `data:${type};base64,${bytes.toString('base64')}`;

const from = (at: number) => ({ 'x-forwarded-for': `10.0.1.${at}` });

/** The refusal of a PDF in a language. */
const refusal = async (document: string, language: string) =>
  (await client.send({ document }, { language })).json;

/** Sends a PDF; its entry as an admin finds it. */
async function sendDocument(bytes: Buffer, documentName?: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  const name = documentName === undefined ? {} : { documentName };
  const { status, text } = await client.send({ email, document: dataUri(bytes), ...name });
  expect([status, text]).toMatchObject([200, expect.stringContaining('SA-')]);
  const { id } = await client.of(email);
  const [entry] = (await client.thread(id)).entries;
  if (entry?.document === undefined || entry.document === null) throw new Error('The entry has no document');
  return { id, entry, document: entry.document };
}

const addressOf = (fileId: string) => `/v1/file/download?bucketId=contact-attachments&fileId=${fileId}`;
const read = (fileId: string, headers: Record<string, string>) =>
  server.app.inject({ url: addressOf(fileId), headers });

describe('a PDF', () => {
  test('is kept as it was sent, and admins alone save it; no browser shows it as a page of ours', async () => {
    const { entry, document } = await sendDocument(hostile, 'فاتورة ديسمبر.pdf');
    expect(entry).toMatchObject({ hasPicture: false, document: { size: hostile.length } });
    const { rawPayload, headers, statusCode } = await read(document.fileId, client.admin.headers);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(hostile)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="______ ______.pdf"; filename*=UTF-8''${encodeURIComponent('فاتورة ديسمبر.pdf')}`,
    });
    const seller = await person(server, { role: 'USER' });
    expect((await read(document.fileId, seller.headers)).statusCode).toBe(404);
    expect((await read(document.fileId, {})).statusCode).toBe(401);
    const preview = addressOf(document.fileId).replace('download', 'preview');
    expect((await server.get(preview, client.admin.headers)).json).toMatchObject({ code: 'notAPicture' });
    expect((await server.get(`${path}/picture?id=${entry.id}`, client.admin.headers)).status).toBe(404);
  });

  test.each([
    ['<script>alert(1)</script>.pdf', 'script_.pdf'],
    ['"><img src=x onerror=alert(1)>.pdf', '___img src=x onerror=alert(1)_.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\maha\\bill.PDF', 'bill.pdf'],
    ['invoice.html', 'invoice.html.pdf'],
    ['bill\r\nset-cookie: a=b.pdf', 'billset-cookie_ a=b.pdf'],
    [`${'ف'.repeat(251)}.pdf`, `${'ف'.repeat(196)}.pdf`],
    [undefined, 'document.pdf'],
  ])('named %j is saved as %j', async (sent, saved) => {
    const { document } = await sendDocument(hostile, sent);
    expect(document.name).toBe(saved);
    const { headers } = await read(document.fileId, client.admin.headers);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.() -]+\.pdf"; /);
  });

  test('of 3 MB is taken', async () => {
    const { document } = await sendDocument(ofSize(3 * megabyte), 'large.pdf');
    expect(document.size).toBe(3 * megabyte);
  });

  test('goes with its message', async () => {
    const { id, document } = await sendDocument(hostile);
    expect((await server.delete(`${path}?id=${id}`, client.admin.headers)).status).toBe(200);
    expect((await read(document.fileId, client.admin.headers)).statusCode).toBe(404);
  });
});

describe('refused at its field', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  test.each([
    ['a picture that says it is a PDF', dataUri(png), 'notAPdf'],
    ['a page that says it is a PDF', dataUri(Buffer.from('<html>%PDF-1.7')), 'notAPdf'],
    ['a PDF that says it is a page', dataUri(hostile, 'text/html'), 'notAPdf'],
    ['no base64', 'data:application/pdf;base64,JVBERi0x<b>', 'notAPdf'],
    ['an address', 'https://example.com/bill.pdf', 'notAPdf'],
    ['more than 3 MB', dataUri(ofSize(3 * megabyte + 1)), 'fileTooLarge'],
  ])('%s', async (_what, document, code) => {
    const { json } = await client.send({ document });
    expect(json).toMatchObject({ code, field: 'document' });
  });

  test('in the caller’s language', async () => {
    const large = dataUri(ofSize(3 * megabyte + 1));
    expect(await refusal('x', 'en')).toMatchObject({
      message: 'This file is not a PDF. Choose one that opens on your own device.',
    });
    expect(await refusal('x', 'ar')).toMatchObject({
      message: 'هذا الملف ليس بصيغة PDF. اختر ملفًا يُفتح على جهازك.',
    });
    expect(await refusal(large, 'en')).toMatchObject({ message: expect.stringContaining('3 MB at most') });
    expect(await refusal(large, 'ar')).toMatchObject({ message: expect.stringMatching(/^هذا الملف.*3/) });
  });

  test('together with a picture: a message has one file', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const { json } = await client.send({ picture, document: dataUri(hostile) });
    expect(json).toMatchObject({ code: 'invalidValue', field: 'document' });
  });

  test('where other visitors have sent too many, but not a seller’s, nor a message without one', async () => {
    const document = dataUri(hostile);
    for (let at = 0; at < 30; at += 1)
      expect((await client.send({ document, email: `d${at}@example.com` }, from(at))).status).toBe(200);
    const { status, json } = await client.send({ document }, from(40));
    expect([status, json]).toMatchObject([429, { code: 'guestFilesClosed', field: 'document' }]);
    expect((await client.send({}, from(41))).status).toBe(200);
    const seller = await person(server, { role: 'USER' });
    expect((await client.send({ document }, { ...from(42), ...seller.headers })).status).toBe(200);
  });
});
