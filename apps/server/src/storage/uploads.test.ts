import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findFile, partBytes, savedFile as fileSchema } from '@saer/contract/site/file';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tidyFiles } from './jobs.ts';
import { savedFile, savedPart } from './tables.ts';
import { makeChunk, makePdf, sendFile } from './testing/send-file.ts';

let server: TestApp;
let beside: TestApp;
let seller: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  beside = await testApp({ beside: server });
  seller = await person(server, { role: 'USER' });
  other = await person(server, { role: 'USER' });
});
afterAll(async () => {
  await beside[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const address = (fileId: string, more = '') => `?bucketId=contact-attachments&fileId=${fileId}${more}`;
const state = async (fileId: string, by = seller, at = server) =>
  findFile.reply.parse((await at.get(`/v1/file${address(fileId)}`, by.headers)).json);
const download = (fileId: string, by: Pick<Person, 'headers'> = seller, headers = {}, at = server) =>
  at.app.inject({
    method: 'GET',
    url: `/v1/file/download${address(fileId)}`,
    headers: { ...by.headers, ...headers },
  });
const objects = (): readonly string[] => {
  const folder = path.join(server.dataFolder, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
};
const sent = async (bytes: Buffer, name?: string) =>
  fileSchema.parse(
    (await sendFile(server, seller, 'contact-us', bytes, name === undefined ? {} : { name })).json,
  );
const sendChunk = (bytes: Buffer, number: number, query: Record<string, string>, at = server) => {
  const { bytes: chunk, range } = makeChunk(bytes, number);
  return sendFile(at, seller, 'contact-us', chunk, { range, query });
};

describe('a file sent whole', () => {
  test('comes back as it was, from another process too', async () => {
    const bytes = makePdf(partBytes * 2 + 12_345);
    const { fileId, ...file } = await sent(bytes, 'شروط التوريد.pdf');
    expect(file).toMatchObject({
      bucketId: 'contact-attachments',
      name: 'شروط التوريد.pdf',
      mediaType: 'application/pdf',
      size: bytes.length,
      sha256: sum(bytes),
      state: 'stored',
      chunksTotal: 3,
      chunksUploaded: 3,
    });
    for (const at of [server, beside]) {
      const { rawPayload, headers, statusCode } = await download(fileId, seller, {}, at);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(bytes)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename="____ _______.pdf"; filename*=UTF-8''${encodeURIComponent('شروط التوريد.pdf')}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: `"${sum(bytes)}"`,
      });
    }
  });

  test('is read in ranges, across its parts', async () => {
    const bytes = makePdf(partBytes + 1_000);
    const { fileId } = await sent(bytes);
    for (const [range, start, end] of [
      [`bytes=${partBytes - 10}-${partBytes + 9}`, partBytes - 10, partBytes + 9],
      ['bytes=-1', bytes.length - 1, bytes.length - 1],
      [`bytes=${partBytes}-`, partBytes, bytes.length - 1],
      ['bytes=0-0', 0, 0],
    ] as const) {
      const { rawPayload, headers, statusCode } = await download(fileId, seller, { range });
      expect(statusCode).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`);
      expect(rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    expect((await download(fileId, seller, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
      expect((await download(fileId, seller, { range })).statusCode).toBe(200);
    const stale = { range: 'bytes=0-1', 'if-range': '"of another version"' };
    expect((await download(fileId, seller, stale)).statusCode).toBe(200);
    expect((await download(fileId, seller, { 'if-none-match': `"${sum(bytes)}"` })).statusCode).toBe(304);
  });

  test('with a checksum that is not its own is refused, and nothing of it stays', async () => {
    const before = objects().length;
    const bytes = makePdf(partBytes + 5);
    expect(
      await sendFile(server, seller, 'contact-us', bytes, { query: { sha256: 'a'.repeat(64) } }),
    ).toMatchObject({
      status: 400,
      json: { code: 'invalidValue', field: 'sha256' },
    });
    expect(objects().length).toBe(before);
    const right = await sendFile(server, seller, 'contact-us', bytes, { query: { sha256: sum(bytes) } });
    expect(right).toMatchObject({ status: 200, json: { sha256: sum(bytes) } });
  });

  test.each([
    ['no document', Buffer.from('<script>alert(1)</script>'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['more than its bucket takes', makePdf(25 * 1024 * 1024 + 1), 413],
  ])('that is %s is refused, and nothing of it stays', async (_name, bytes, status) => {
    const before = objects().length;
    expect((await sendFile(server, seller, 'contact-us', bytes)).status).toBe(status);
    expect(objects().length).toBe(before);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32.pdf', 'system32.pdf'],
    ['..', 'file'],
    [`${'a'.repeat(255)}.pdf`, `${'a'.repeat(196)}.pdf`],
    ['ملف'.repeat(100), 'ملف'.repeat(100).slice(0, 200)],
    ['a\r\nset-cookie: x=1\u0000\u001b.pdf', expect.not.stringMatching(/\p{Cc}/u)],
    ['gnp.\u202Eexe', 'gnp.exe'],
    ['<b>"x"|?.pdf', expect.not.stringMatching(/[<>"|?]/)],
  ])('may be called %j', async (name, stored) => {
    const file = await sent(makePdf(100), name);
    expect(file.name).toEqual(stored);
    const { statusCode, headers } = await download(file.fileId);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%!~-]+$/,
    );
  });
});

const begin = async (bytes: Buffer, number = 0, query: Record<string, string> = {}) =>
  fileSchema.parse((await sendChunk(bytes, number, query)).json);

describe('a file in chunks', () => {
  test('may come in any order, several at once, through two processes', async () => {
    const bytes = makePdf(partBytes * 4 + 77, 7);
    const { fileId, ...begun } = await begin(bytes, 3, { sha256: sum(bytes) });
    expect(begun).toMatchObject({ state: 'uploading', sha256: null, chunksUploaded: 1, chunksTotal: 5 });
    expect((await state(fileId)).chunks).toEqual([3]);
    expect((await download(fileId)).statusCode).toBe(404);
    const replies = await Promise.all(
      [4, 0, 2, 1].map((number, at) => sendChunk(bytes, number, { fileId }, at % 2 === 0 ? server : beside)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await state(fileId)).toMatchObject({ state: 'stored', sha256: sum(bytes), chunksUploaded: 5 });
    expect((await download(fileId)).rawPayload.equals(bytes)).toBe(true);
  });

  test('may come twice, with the same bytes', async () => {
    const bytes = makePdf(partBytes + 77, 8);
    const fileId = randomUUID();
    await begin(bytes, 0, { fileId });
    const before = objects().length;
    expect((await sendChunk(bytes, 0, { fileId })).status).toBe(200);
    expect((await sendChunk(makePdf(partBytes + 77, 9), 0, { fileId })).json).toMatchObject({
      code: 'invalidValue',
    });
    expect(objects().length).toBe(before);
    await sendChunk(bytes, 1, { fileId });
    // Also after the whole is there, where the answer was lost.
    expect((await sendChunk(bytes, 1, { fileId })).json).toMatchObject({ state: 'stored' });
    expect((await download(fileId)).rawPayload.equals(bytes)).toBe(true);
  });

  test('is not there while one is missing', async () => {
    const bytes = makePdf(partBytes * 2 + 1, 10);
    const { fileId } = await begin(bytes);
    expect((await sendChunk(bytes, 2, { fileId })).json).toMatchObject({
      state: 'uploading',
      chunksUploaded: 2,
    });
    expect((await state(fileId)).chunks).toEqual([0, 2]);
    expect((await download(fileId)).statusCode).toBe(404);
    expect((await server.get(`/v1/file/preview${address(fileId)}`, seller.headers)).status).toBe(404);
  });

  test('whose checksum is wrong in the end is refused, and gone', async () => {
    const bytes = makePdf(partBytes + 1, 11);
    const { fileId } = await begin(bytes, 0, { sha256: 'b'.repeat(64) });
    expect(await sendChunk(bytes, 1, { fileId })).toMatchObject({
      status: 400,
      json: { code: 'invalidValue', field: 'sha256' },
    });
    expect((await server.get(`/v1/file${address(fileId)}`, seller.headers)).status).toBe(404);
    await tidyFiles(server.db, server.app.files.store);
    expect(await server.db.$count(savedFile, eq(savedFile.id, fileId))).toBe(0);
  });

  test.each([
    ['another length than it says', `bytes 0-${partBytes - 1}/${partBytes * 2}`, partBytes - 1],
    ['more than it says', `bytes 0-9/10`, 20],
    ['a start between two chunks', `bytes 5-${partBytes + 4}/${partBytes * 2}`, partBytes],
    ['a chunk shorter than a part', `bytes 0-99/${partBytes * 2}`, 100],
    ['an end before its start', `bytes 10-5/100`, 5],
    ['an end after the whole', `bytes 0-100/100`, 101],
    ['no numbers', `bytes */100`, 10],
    ['numbers beyond all', `bytes 0-9/999999999999999999`, 10],
  ])('with %s is refused', async (_name, range, length) => {
    const before = objects().length;
    const reply = await sendFile(server, seller, 'contact-us', makePdf(length), { range });
    expect(reply).toMatchObject({ status: 400, json: { code: 'invalidValue', field: 'content-range' } });
    expect(objects().length).toBe(before);
  });

  test('belongs to whoever began it, and keeps its length', async () => {
    const bytes = makePdf(partBytes + 9, 12);
    const { fileId } = await begin(bytes);
    const { bytes: chunk, range } = makeChunk(bytes, 1);
    const query = { fileId };
    expect((await sendFile(server, other, 'contact-us', chunk, { range, query })).status).toBe(400);
    const longer = makeChunk(makePdf(partBytes + 10), 1);
    const changed = await sendFile(server, seller, 'contact-us', longer.bytes, {
      range: longer.range,
      query,
    });
    expect(changed).toMatchObject({ status: 400, json: { code: 'invalidValue', field: 'fileId' } });
    expect((await state(fileId)).chunks).toEqual([0]);
  });

  test('goes on in another process where the first one died between the last chunk and the end', async () => {
    const bytes = makePdf(partBytes + 9, 13);
    const { fileId } = await begin(bytes);
    await sendChunk(bytes, 1, { fileId });
    // As the process left it: every chunk is written, and nobody has made a file of them.
    await server.db
      .update(savedFile)
      .set({ state: 'uploading', sha256: null })
      .where(eq(savedFile.id, fileId));
    expect((await download(fileId)).statusCode).toBe(404);
    expect((await state(fileId, seller, beside)).chunks).toEqual([0, 1]);
    expect((await sendChunk(bytes, 1, { fileId }, beside)).json).toMatchObject({ state: 'stored' });
    expect((await download(fileId)).rawPayload.equals(bytes)).toBe(true);
  });

  test('that nobody ends is removed after a day, with its bytes', async () => {
    const bytes = makePdf(partBytes + 9, 14);
    const { fileId } = await begin(bytes);
    const parts = await server.db.select().from(savedPart).where(eq(savedPart.fileId, fileId));
    await tidyFiles(server.db, server.app.files.store);
    expect((await state(fileId)).chunks).toEqual([0]);
    const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await server.db
      .update(savedFile)
      .set({ createdAt })
      .where(inArray(savedFile.id, [fileId]));
    await tidyFiles(server.db, server.app.files.store);
    expect((await server.get(`/v1/file${address(fileId)}`, seller.headers)).status).toBe(404);
    for (const { object } of parts) expect(objects()).not.toContain(object);
  });
});
