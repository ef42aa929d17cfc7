import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  findLatestReleases,
  findReleases,
  type Release,
  release as schema,
  releaseManifest,
} from '@saer/contract/site/release';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tidyFiles } from '../storage/jobs.ts';
import { savedFile } from '../storage/tables.ts';
import { makeChunk, makePdf, sendFile } from '../storage/testing/send-file.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { removeUnusedReleaseFiles } from './jobs.ts';
import { release } from './tables.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const signed = (row: Release, by = privateKey): string =>
  sign(null, Buffer.from(releaseManifest(row)), by).toString('base64');

let server: TestApp;
let admin: Person;
let other: Person;
let seller: Person;
beforeAll(async () => {
  server = await testApp({ environment: { RELEASE_PUBLIC_KEY: key } });
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.execute(sql`delete from site_setting`);
  await server.app.siteSettings.refresh();
  await server.db.execute(sql`delete from rate_limit`);
  await server.db.delete(release);
});

const stored = z.object({ fileId: z.string(), size: z.number(), sha256: z.nullable(z.string()) });
const uploaded = async (bytes = makePdf(2_000), name = 'saer-setup.exe') =>
  stored.parse((await sendFile(server, admin, 'release', bytes, { name })).json);
const content = {
  platform: 'windows-x64',
  channel: 'stable',
  versionName: '1.5.0',
  notesEn: 'The sheet opens faster.',
  notesAr: 'يفتح الجدول أسرع.',
};
const add = async (more: object = {}) => {
  const fileId = 'fileId' in more ? {} : { fileId: (await uploaded()).fileId };
  return server.post('/v1/release', { ...content, ...fileId, ...more }, admin.headers);
};
const draft = async (more: object = {}): Promise<Release> => schema.parse((await add(more)).json);
const publish = (row: Release, signature = signed(row), by = admin) =>
  server.post('/v1/release/publish', { id: row.id, version: row.version, signature }, by.headers);
const published = async (more: object = {}): Promise<Release> =>
  schema.parse((await publish(await draft(more))).json);
const withdraw = ({ id, version }: Release, reason = 'It does not start.') =>
  server.post('/v1/release/withdraw', { id, version, reason }, admin.headers);
const latest = async (query = '') =>
  findLatestReleases.reply.parse((await server.get(`/v1/release/latest${query}`)).json);
const names = async (query?: string) =>
  (await latest(query)).releases.map(({ platform, versionName }) => [platform, versionName] as const);
const download = (id: number, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url: `/v1/release/download?id=${id}`, headers });
const setLeast = async (value: string | null) => {
  const { json } = await server.get('/v1/release', admin.headers);
  const { version } = findReleases.reply.parse(json).least;
  return server.put('/v1/settings', { key: 'leastDesktopVersion', version, value }, admin.headers);
};

describe('a release', () => {
  test('is a draft until its signature is right, and then for everybody', async () => {
    const bytes = makePdf(3_000, 7);
    const { fileId } = await uploaded(bytes, 'سعّر Setup 1.5.0.exe');
    const row = await draft({ fileId });
    expect(row).toMatchObject({ state: 'DRAFT', signature: null, size: 3_000, reason: null });
    expect((await latest()).releases).toEqual([]);
    expect((await download(row.id)).statusCode).toBe(404);
    expect(await publish(row)).toMatchObject({ status: 200, json: { state: 'PUBLISHED' } });
    const found = await latest();
    expect(found).toMatchObject({ publicKey: key, least: null, releases: [{ id: row.id, ...content }] });
    expect(found.releases[0]?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const file = await download(row.id);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-length': '3000',
      'content-type': 'application/octet-stream',
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="____ Setup 1.5.0.exe"; filename*=UTF-8''${encodeURIComponent('سعّر Setup 1.5.0.exe')}`,
    });
  });

  test('is downloaded in ranges, and not again while it is the same', async () => {
    const bytes = makePdf(3_000, 9);
    const { id, sha256 } = await published({ fileId: (await uploaded(bytes)).fileId });
    const part = await download(id, { range: 'bytes=1000-1999' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 1000-1999/3000']);
    expect(part.rawPayload.equals(bytes.subarray(1_000, 2_000))).toBe(true);
    expect((await download(id, { range: 'bytes=3000-' })).statusCode).toBe(416);
    expect((await download(id, { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304);
  });

  test('of several chunks arrives whole', async () => {
    const bytes = makePdf(6 * 1024 * 1024, 3);
    const first = makeChunk(bytes, 1);
    const { fileId } = stored.parse(
      (await sendFile(server, admin, 'release', first.bytes, { range: first.range })).json,
    );
    expect(await add({ fileId })).toMatchObject({ status: 400, json: { field: 'fileId' } });
    const last = makeChunk(bytes, 0);
    await sendFile(server, admin, 'release', last.bytes, { range: last.range, query: { fileId } });
    const { id } = await published({ fileId });
    expect((await download(id)).rawPayload.equals(bytes)).toBe(true);
  });

  test.each([
    ['another version', (row: Release) => signed({ ...row, versionName: '1.5.1' })],
    ['another platform', (row: Release) => signed({ ...row, platform: 'linux-x64' })],
    ['another channel', (row: Release) => signed({ ...row, channel: 'beta' })],
    ['another file', (row: Release) => signed({ ...row, sha256: '0'.repeat(64) })],
    ['another size', (row: Release) => signed({ ...row, size: row.size + 1 })],
    ['another key', (row: Release) => signed(row, generateKeyPairSync('ed25519').privateKey)],
    ['nothing', () => `${'A'.repeat(86)}==`],
  ])('with a signature of %s is refused at the field', async (_name, wrong) => {
    const row = await draft();
    expect(await publish(row, wrong(row))).toMatchObject({
      status: 400,
      json: { code: 'releaseRefused', field: 'signature', message: expect.stringMatching(/does not match/) },
    });
    expect((await latest()).releases).toEqual([]);
  });

  test('with a signature that can be none says how one is written', async () => {
    const row = await draft();
    for (const wrong of ['x', `${signed(row)}\n`, ''])
      expect(await publish(row, wrong)).toMatchObject({ status: 400, json: { field: 'signature' } });
  });

  test('cannot be published by a server without a key', async () => {
    await using without = await testApp({ beside: server });
    const row = await draft();
    const body = { id: row.id, version: row.version, signature: signed(row) };
    expect(await without.post('/v1/release/publish', body, admin.headers)).toMatchObject({
      status: 400,
      json: { field: 'signature', message: expect.stringMatching(/RELEASE_PUBLIC_KEY/) },
    });
  });

  test('is published by one of two admins at once', async () => {
    const row = await draft();
    const replies = await Promise.all([publish(row), publish(row, signed(row), other)]);
    expect(replies.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 409]);
    const filter = btoa(JSON.stringify({ where: { entity: 'release' }, limit: 9 }));
    const { json } = await server.get(`/v1/history/page?filter=${filter}`, admin.headers);
    const actions = z.object({ data: z.array(z.object({ action: z.string(), entityId: z.number() })) });
    const own = actions.parse(json).data.filter(({ entityId }) => entityId === row.id);
    expect(own.map(({ action }) => action)).toEqual(['publish', 'create']);
  });

  test('has its version alone, for its platform and channel', async () => {
    await draft();
    expect(await add()).toMatchObject({ status: 400, json: { field: 'versionName' } });
    expect((await add({ channel: 'beta' })).status).toBe(200);
    expect((await add({ platform: 'macos-arm64' })).status).toBe(200);
    for (const versionName of ['1.5', '1.05.0', 'v1.5.0', '1.5.0-beta', '1.5.0\n'])
      expect(await add({ versionName })).toMatchObject({ status: 400, json: { field: 'versionName' } });
  });

  test('has a file that no other has', async () => {
    const { fileId } = await draft();
    expect(await add({ fileId, versionName: '1.6.0' })).toMatchObject({
      status: 400,
      json: { field: 'fileId' },
    });
    expect((await add({ fileId: 'nothing', versionName: '1.6.0' })).status).toBe(400);
  });

  test('is the newest by its version, not by the day of its publication', async () => {
    await published({ versionName: '1.10.0' });
    await published({ versionName: '1.9.0' });
    await published({ versionName: '2.0.0', channel: 'beta' });
    await published({ versionName: '1.2.0', platform: 'linux-x64' });
    expect(new Map(await names())).toEqual(
      new Map([
        ['linux-x64', '1.2.0'],
        ['windows-x64', '1.10.0'],
      ]),
    );
    expect(await names('?channel=beta')).toEqual([['windows-x64', '2.0.0']]);
    expect((await server.get('/v1/release/latest?channel=nightly')).status).toBe(400);
  });

  test('that was withdrawn is neither found nor downloaded, until it is published again', async () => {
    const row = await published();
    const gone = schema.parse((await withdraw(row)).json);
    expect(gone).toMatchObject({ state: 'WITHDRAWN', reason: 'It does not start.' });
    expect((await latest()).releases).toEqual([]);
    expect((await download(row.id, { 'if-none-match': `"${row.sha256}"` })).statusCode).toBe(404);
    expect((await withdraw(gone)).status).toBe(409);
    expect((await server.delete(`/v1/release?id=${row.id}`, admin.headers)).status).toBe(409);
    expect(await publish(gone)).toMatchObject({ status: 200, json: { reason: null } });
    expect((await download(row.id)).statusCode).toBe(200);
  });

  test('says what is new in both languages, and keeps what another admin wrote', async () => {
    const { id, version } = await published();
    const write = (more: object) =>
      server.put(
        '/v1/release',
        { id, version, notesEn: 'Now in blue.', notesAr: 'صار أزرق.', ...more },
        admin.headers,
      );
    expect(await write({})).toMatchObject({ status: 200, json: { notesEn: 'Now in blue.' } });
    expect((await write({})).json).toMatchObject({ code: 'rowChanged' });
    expect(await write({ notesEn: 'صار أزرق' })).toMatchObject({ status: 400, json: { field: 'notesEn' } });
  });

  test('is an admin’s to change', async () => {
    const row = await draft();
    for (const [by, status] of [
      [seller.headers, 403],
      [{}, 401],
    ] as const) {
      expect((await server.get('/v1/release', by)).status).toBe(status);
      expect((await server.post('/v1/release/publish', { id: row.id }, by)).status).toBe(status);
      expect((await server.delete(`/v1/release?id=${row.id}`, by)).status).toBe(status);
    }
  });

  test('is downloaded a hundred times an hour from one network', async () => {
    const { id } = await published();
    await download(id);
    await server.db.execute(sql`update rate_limit set points = 100 where key like 'release-from:%'`);
    expect((await download(id)).statusCode).toBe(429);
  });
});

const readState = async (fileId: string) =>
  (await server.db.select().from(savedFile).where(eq(savedFile.id, fileId)))[0]?.state;
const remove = (fileId: string) =>
  server.delete(`/v1/file?bucketId=releases&fileId=${fileId}`, admin.headers);

describe('the file of a release', () => {
  test('goes with its draft alone', async () => {
    const { id, fileId } = await draft();
    expect((await remove(fileId)).status).toBe(404);
    expect((await server.delete(`/v1/release?id=${id}`, admin.headers)).json).toEqual({ id });
    expect(await readState(fileId)).toBe('removed');
    await tidyFiles(server.db, server.app.files.store);
    expect(await readState(fileId)).toBeUndefined();
  });

  test('is removed while it is uploaded, and after a day without a release', async () => {
    const bytes = makePdf(6 * 1024 * 1024, 5);
    const chunk = makeChunk(bytes, 0);
    const begun = await sendFile(server, admin, 'release', chunk.bytes, { range: chunk.range });
    expect((await remove(stored.parse(begun.json).fileId)).status).toBe(200);
    const [named, unused, fresh] = [(await draft()).fileId, await uploaded(), await uploaded()];
    const aged = [named, unused.fileId];
    await server.db.execute(
      sql`update saved_file set created_at = now() - interval '25 hours' where id in ${aged}`,
    );
    await removeUnusedReleaseFiles(server.db);
    expect(await Promise.all([named, unused.fileId, fresh.fileId].map(readState))).toEqual([
      'stored',
      'removed',
      'stored',
    ]);
  });
});

const statusFor = async (version: string, platform = 'desktop', url = '/v1/partner') =>
  (await server.get(url, { 'app-version': version, platform })).status;

describe('the oldest version that may be used', () => {
  test('is of desktop apps alone, which still find and download a newer one', async () => {
    const { id } = await published();
    expect(await setLeast('1.5.0')).toMatchObject({ status: 200 });
    const old = await server.get('/v1/partner', { 'app-version': '1.4.9', platform: 'desktop' });
    expect([old.status, old.json]).toMatchObject([426, { code: 'appTooOld', details: { least: '1.5.0' } }]);
    expect(await statusFor('1.5.0')).not.toBe(426);
    expect(await statusFor('1.4', 'web')).not.toBe(426);
    expect(await statusFor('1.4.9', 'desktop', '/v1/release/latest')).toBe(200);
    expect(await statusFor('1.4.9', 'desktop', `/v1/release/download?id=${id}`)).toBe(200);
    expect((await latest()).least).toBe('1.5.0');
    await setLeast(null);
    expect(await statusFor('1.4.9')).not.toBe(426);
  });

  test('is one that a stable release of every platform reaches', async () => {
    expect(await setLeast('1.0.0')).toMatchObject({
      status: 400,
      json: { code: 'releaseRefused', field: 'value' },
    });
    await published({ versionName: '1.6.0' });
    await published({ versionName: '1.5.0', platform: 'linux-x64' });
    await published({ versionName: '1.7.0', platform: 'linux-x64', channel: 'beta' });
    expect(await setLeast('1.6.0')).toMatchObject({
      status: 400,
      json: { message: expect.stringMatching(/linux-x64/) },
    });
    expect((await setLeast('1.5.0')).status).toBe(200);
    expect(await setLeast('1.5')).toMatchObject({ status: 400, json: { field: 'value' } });
  });

  test('stays reachable when a release is withdrawn', async () => {
    const row = await published();
    await setLeast('1.5.0');
    expect(await withdraw(row)).toMatchObject({
      status: 400,
      json: { code: 'releaseRefused', message: expect.stringMatching(/1\.5\.0.*windows-x64/) },
    });
    await published({ versionName: '1.5.1' });
    expect((await withdraw(row)).status).toBe(200);
  });

  test('is set or its release withdrawn, never both at once', async () => {
    const row = await published();
    const replies = await Promise.all([setLeast('1.5.0'), withdraw(row)]);
    expect(replies.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 400]);
  });
});
