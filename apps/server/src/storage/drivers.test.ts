import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { savedFile as fileSchema, partBytes } from '@saer/contract/site/file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person } from '../testing/accounts.ts';
import { testApp } from '../testing/test-app.ts';
import { appwriteStore } from './drivers/appwrite-store.ts';
import { diskStore } from './drivers/disk-store.ts';
import type { ByteRange, ObjectStore } from './drivers/object-store.ts';
import { s3Store } from './drivers/s3-store.ts';
import { tidyFiles } from './jobs.ts';
import { startAppwriteStub } from './testing/appwrite-stub.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { makeChunk, makePdf, sendFile } from './testing/send-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'saer-drivers-'));
const account = { project: 'saer', key: 'key-1', bucket: 'saer-files' };
let s3: S3Server;
let appwrite: Awaited<ReturnType<typeof startAppwriteStub>>;
beforeAll(async () => {
  s3 = await startS3Server();
  appwrite = await startAppwriteStub(account);
});
afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  await appwrite[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const region = 'us-east-1';
const drivers: Readonly<Record<ObjectStore['name'], () => ObjectStore>> = {
  disk: () => diskStore(folder),
  s3: () => s3Store({ ...s3, region }),
  appwrite: () => appwriteStore({ ...appwrite, ...account }),
};
const environments: Readonly<Record<ObjectStore['name'], () => Record<string, string>>> = {
  disk: () => ({ FILES_DRIVER: 'disk' }),
  s3: () => ({
    FILES_DRIVER: 's3',
    FILES_ENDPOINT: s3.endpoint,
    FILES_BUCKET: s3.bucket,
    FILES_KEY: s3.key,
    FILES_SECRET: s3.secret,
  }),
  appwrite: () => ({
    FILES_DRIVER: 'appwrite',
    FILES_BUCKET: account.bucket,
    APPWRITE_ENDPOINT: appwrite.endpoint,
    APPWRITE_ID: account.project,
    APPWRITE_SECRET: account.key,
  }),
};

const newName = () => randomUUID().replaceAll('-', '');
async function read(store: ObjectStore, name: string, range: ByteRange): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await store.get(name, range)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
async function namesIn(store: ObjectStore): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name, writtenAt } of store.list()) {
    expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(600_000);
    names.push(name);
  }
  return names;
}

describe.each(['disk', 's3', 'appwrite'] as const)('the driver %s', (kind) => {
  test('gives back the bytes that it was given, and any range of them', async () => {
    const store = drivers[kind]();
    const bytes = makePdf(partBytes, 3);
    const name = newName();
    await store.put(name, bytes);
    for (const [start, end] of [
      [0, bytes.length - 1],
      [0, 0],
      [bytes.length - 1, bytes.length - 1],
      [1_000_000, 3_000_000],
    ] as const)
      expect((await read(store, name, { start, end })).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('keeps objects apart, also written at the same time', async () => {
    const store = drivers[kind]();
    const written = Array.from({ length: 8 }, (_, at) => ({
      name: newName(),
      bytes: makePdf(100_000, at + 20),
    }));
    await Promise.all(written.map(({ name, bytes }) => store.put(name, bytes)));
    for (const { name, bytes } of written)
      expect((await read(store, name, { start: 0, end: bytes.length - 1 })).equals(bytes)).toBe(true);
  });

  test('lists what there is, page by page, and removes it once and again', async () => {
    const store = drivers[kind]();
    const names = Array.from({ length: 120 }, newName);
    for (const name of names) await store.put(name, Buffer.from('x'));
    expect(await namesIn(store)).toEqual(expect.arrayContaining(names));
    for (const name of [...names, ...names]) await store.remove(name);
    const left = new Set(await namesIn(store));
    expect(names.filter((name) => left.has(name))).toEqual([]);
    await expect(store.get(names[0] ?? '', { start: 0, end: 0 })).rejects.toThrow(/./);
  });

  test('holds files that are sent whole and in chunks, read and deleted over HTTP', async () => {
    await using server = await testApp({ environment: environments[kind]() });
    expect(server.app.files.store.name).toBe(kind);
    const seller = await person(server, { role: 'USER' });
    const whole = makePdf(partBytes + 3, 31);
    const parts = makePdf(partBytes * 2 + 3, 32);
    const first = fileSchema.parse((await sendFile(server, seller, 'contact-us', whole)).json);
    const fileId = randomUUID();
    for (const number of [2, 0, 1]) {
      const { bytes, range } = makeChunk(parts, number);
      expect((await sendFile(server, seller, 'contact-us', bytes, { range, query: { fileId } })).status).toBe(
        200,
      );
    }
    for (const [id, bytes] of [
      [first.fileId, whole],
      [fileId, parts],
    ] as const) {
      const url = `/v1/file/download?bucketId=contact-attachments&fileId=${id}`;
      const { rawPayload } = await server.app.inject({ url, headers: seller.headers });
      expect(rawPayload.equals(bytes)).toBe(true);
      await server.delete(url.replace('/download', ''), seller.headers);
    }
    const before = (await namesIn(server.app.files.store)).length;
    await tidyFiles(server.db, server.app.files.store);
    expect((await namesIn(server.app.files.store)).length).toBe(before - 5);
  });
});

test('an object that no file names is deleted once it is a day old', async () => {
  await using server = await testApp();
  const { store } = server.app.files;
  const [young, old] = [newName(), newName()];
  for (const name of [young, old]) await store.put(name, Buffer.from('x'));
  const aged: ObjectStore = {
    ...store,
    list: async function* list() {
      for await (const { name, writtenAt } of store.list())
        yield { name, writtenAt: name === old ? writtenAt - 25 * 3_600_000 : writtenAt };
    },
  };
  await tidyFiles(server.db, aged);
  expect(await namesIn(store)).toEqual([young]);
});

test('a name that is none of ours never reaches the disk', async () => {
  const store = diskStore(folder);
  for (const name of ['../../x', '', 'a'.repeat(33), `${'a'.repeat(31)}/`])
    expect(() => store.put(name, Buffer.from('x'))).toThrow('Not the name of an object');
});

test('what a process left half written is no object, and a write that fails leaves nothing', async () => {
  const own = mkdtempSync(path.join(folder, 'own-'));
  const store = diskStore(own);
  const name = newName();
  await store.put(name, Buffer.from('whole'));
  writeFileSync(path.join(own, name.slice(0, 2), `${name.slice(0, 2)}${newName().slice(2)}.part`), 'hal');
  for (const left of await namesIn(store)) if (left !== name) await store.remove(left);
  expect(readdirSync(path.join(own, name.slice(0, 2)))).toEqual([name]);
  writeFileSync(path.join(own, 'ff'), 'in the way of a folder');
  await expect(store.put(`ff${name.slice(2)}`, Buffer.from('x'))).rejects.toThrow(/./);
  expect(await namesIn(store)).toEqual(expect.arrayContaining([name]));
});

test('a store that does not answer is told from a bug', async () => {
  await using server = await testApp({
    environment: { ...environments.s3(), FILES_ENDPOINT: 'http://127.0.0.1:9' },
  });
  const seller = await person(server, { role: 'USER' });
  expect(await sendFile(server, seller, 'contact-us', makePdf(10))).toMatchObject({
    status: 503,
    json: {
      code: 'partnerUnavailable',
      message: 'The service we need for this does not answer. Try again in a few minutes.',
    },
  });
});

test.each([
  ['s3', 'Files in S3 need FILES_ENDPOINT, FILES_BUCKET, FILES_KEY and FILES_SECRET.'],
  ['appwrite', 'Files in Appwrite need APPWRITE_ENDPOINT, APPWRITE_ID, APPWRITE_SECRET and FILES_BUCKET.'],
  ['ftp', 'FILES_DRIVER is "ftp", but must be one of disk, s3, appwrite.'],
])('the driver %s without what it needs is rejected at the start', async (FILES_DRIVER, message) => {
  await expect(testApp({ environment: { FILES_DRIVER } })).rejects.toThrow(message);
});
