import { createHash } from 'node:crypto';
import { AppwriteException, Query } from 'appwrite';
import { InputFile } from 'node-appwrite/file';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newFile } from '../storage/testing/new-file.ts';
import { makePdf } from '../storage/testing/send-file.ts';
import { type Person, person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { nodeSdk, oldSdks, webSdk } from './testing/sdk.ts';

let server: TestApp;
let endpoint = '';
let seller: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp({ environment: { RATE_LIMIT: '100000' } });
  endpoint = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/bs/v1`;
  other = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});

const toSession = ({ sessionId, token }: Person) =>
  Buffer.from(JSON.stringify({ id: sessionId, secret: token })).toString('base64');
const toSdk = (who: Person) => {
  const sdk = webSdk(endpoint);
  sdk.client.setSession(toSession(who));
  return sdk;
};
const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppwriteException);
  return error instanceof AppwriteException ? [error.code, error.type] : [];
};
const bucketId = 'contact-attachments';
const pdf = (length: number, name = 'شروط.pdf', seed = 1) =>
  new File([new Uint8Array(makePdf(length, seed))], name, { type: 'application/pdf' });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesAt = async (address: string, who = seller) => {
  const reply = await fetch(address, { headers: { 'x-appwrite-session': toSession(who) } });
  return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) };
};

test('a file in parallel chunks, found, renamed, downloaded and deleted', async () => {
  const { storage } = toSdk(seller);
  const length = 12_345_678;
  const seen: number[] = [];
  const created = await storage.createFile({
    bucketId,
    fileId: 'contract-1',
    file: pdf(length),
    onProgress: ({ chunksUploaded }) => seen.push(chunksUploaded),
  });
  expect(created).toMatchObject({
    $id: 'contract-1',
    bucketId,
    name: 'شروط.pdf',
    mimeType: 'application/pdf',
    sizeOriginal: length,
    chunksTotal: 3,
    chunksUploaded: 3,
    signature: sha256(makePdf(length)),
  });
  expect(seen).toEqual([1, 2, 3]);
  expect(created.$permissions).toContain(`delete("user:${seller.id}")`);
  expect(await storage.getFile({ bucketId, fileId: 'contract-1' })).toEqual(created);
  const { reply, bytes } = await bytesAt(storage.getFileDownload({ bucketId, fileId: 'contract-1' }));
  expect(sha256(bytes)).toBe(created.signature);
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  expect(await storage.updateFile({ bucketId, fileId: 'contract-1', name: '../عقد.pdf' })).toMatchObject({
    name: 'عقد.pdf',
  });
  expect(await storage.deleteFile({ bucketId, fileId: 'contract-1' })).toEqual({ message: '' });
  const gone = [404, 'storage_file_not_found'];
  expect(await refusal(storage.getFile({ bucketId, fileId: 'contract-1' }))).toEqual(gone);
});

test('pictures: stored, shown and drawn; a right to one works in a page of another site until its session ends', async () => {
  const { storage } = toSdk(seller);
  const create = { width: 400, height: 200, channels: 3, background: '#0a7' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const { $id: fileId } = await storage.createFile({
    bucketId: 'pictures',
    fileId: 'unique()',
    file: new File([new Uint8Array(png)], 'p.png', { type: 'image/png' }),
  });
  const of = { bucketId: 'pictures', fileId };
  const view = await bytesAt(storage.getFileView(of));
  expect([view.reply.headers.get('content-type'), view.reply.headers.get('content-disposition')]).toEqual([
    'image/webp',
    'inline',
  ]);
  const drawn = await bytesAt(storage.getFilePreview({ ...of, width: 100, height: 100, quality: 40 }));
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'webp', width: 100, height: 100 });
  const within = await bytesAt(`${storage.getFilePreview({ ...of, width: 100 })}&output=jpg`);
  expect(await sharp(within.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 50 });
  for (const asked of ['width=9000', 'borderWidth=4', 'gravity=up', 'output=svg']) {
    const { reply } = await bytesAt(`${storage.getFilePreview(of)}&${asked}`);
    expect([asked, reply.status]).toEqual([asked, 400]);
  }

  const tokens = nodeSdk(endpoint);
  tokens.client.setSession(toSession(seller));
  const { secret, expire } = await tokens.tokens.createFileToken({ ...of });
  expect(Date.parse(expire) - Date.now()).toBeLessThanOrEqual(3_600_000);
  const address = `${webSdk(endpoint).storage.getFilePreview({ ...of, width: 50 })}&token=${secret}`;
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address.replace('token=', 'token=x'))).status).toBe(401);
  const another = await newFile(server, { bucketId: 'pictures', ownerId: seller.id });
  expect((await fetch(address.replace(fileId, another))).status).toBe(401);
  await server.post('/v1/auth/logout', { token: seller.token });
  expect((await fetch(address)).status).toBe(401);
});

test('nobody reads, changes or lists files of others, also not with mode=admin', async () => {
  const mine = toSdk(seller).storage;
  const { $id: fileId } = await mine.createFile({ bucketId, fileId: 'unique()', file: pdf(1_000) });
  const { storage } = toSdk(other);
  const missing = [404, 'storage_file_not_found'];
  expect(await refusal(storage.getFile({ bucketId, fileId }))).toEqual(missing);
  expect(await refusal(storage.updateFile({ bucketId, fileId, name: 'x' }))).toEqual(missing);
  expect(await refusal(storage.deleteFile({ bucketId, fileId }))).toEqual(missing);
  const { files } = await storage.listFiles({ bucketId });
  expect(files.map(({ $id }) => $id)).not.toContain(fileId);
  const address = `${storage.getFileDownload({ bucketId, fileId })}&mode=admin`;
  expect((await bytesAt(address, other)).reply.status).toBe(404);
  expect((await fetch(address)).status).toBe(401);
  const taken = storage.createFile({ bucketId, fileId, file: pdf(500) });
  expect(await refusal(taken)).toEqual([409, 'storage_file_already_exists']);
  const sub = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  expect(await toSdk(sub).storage.getFile({ bucketId, fileId })).toMatchObject({ $id: fileId });
});

test('a release is found by its id, and listed for admins alone', async () => {
  const fileId = await newFile(server, { bucketId: 'releases', ownerId: null });
  const admin = await person(server, { role: 'ADMIN' });
  const list = (who: Person) => toSdk(who).storage.listFiles({ bucketId: 'releases' });
  expect(await toSdk(seller).storage.getFile({ bucketId: 'releases', fileId })).toMatchObject({
    $id: fileId,
  });
  expect(await list(seller)).toEqual({ total: 0, files: [] });
  expect((await list(admin)).total).toBe(1);
});

test('buckets that come with other rows take no files, and nothing that is none of theirs', async () => {
  const { storage } = toSdk(seller);
  const create = (bucket: string, file: File) =>
    refusal(storage.createFile({ bucketId: bucket, fileId: 'unique()', file }));
  const notWritable = [401, 'user_unauthorized'];
  expect(await create('invoices', pdf(100))).toEqual(notWritable);
  expect(await create('profile-pictures', pdf(100))).toEqual(notWritable);
  expect(await create('releases', pdf(100))).toEqual(notWritable);
  expect(await create('elsewhere', pdf(100))).toEqual([404, 'storage_bucket_not_found']);
  const words = new File(['words'], 'words.pdf', { type: 'application/pdf' });
  expect(await create(bucketId, words)).toEqual([400, 'storage_file_type_unsupported']);
  const picture = await newFile(server, { bucketId: 'product-pictures', ownerId: seller.id });
  const ofProduct = { bucketId: 'product-pictures', fileId: picture };
  expect(await storage.getFile(ofProduct)).toMatchObject({ $id: picture });
  expect(await refusal(storage.deleteFile(ofProduct))).toEqual(notWritable);
});

test('a list by queries: limit, offset, order, cursors, equal, search; others are refused', async () => {
  const { storage } = toSdk(seller);
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
    await storage.createFile({ bucketId, fileId: name, file: pdf(500, name) });
  const list = async (queries: string[], search?: string) => {
    const { total, files } = await storage.listFiles({
      bucketId,
      queries,
      ...(search === undefined ? {} : { search }),
    });
    return [total, files.map(({ name }) => name).join('')];
  };
  expect(await list([])).toEqual([4, 'a.pdfb.pdfc.pdfd.pdf']);
  expect(await list([Query.limit(2), Query.offset(1)])).toEqual([4, 'b.pdfc.pdf']);
  expect(await list([Query.orderDesc('name'), Query.limit(2)])).toEqual([4, 'd.pdfc.pdf']);
  expect(await list([Query.cursorAfter('b.pdf')])).toEqual([4, 'c.pdfd.pdf']);
  expect(await list([Query.cursorBefore('d.pdf'), Query.limit(2)])).toEqual([4, 'b.pdfc.pdf']);
  const foreign = await newFile(server, { bucketId, ownerId: other.id });
  expect(await list([Query.cursorBefore(foreign)])).toEqual([4, '']);
  expect(await list([Query.equal('name', ['a.pdf', 'd.pdf'])])).toEqual([2, 'a.pdfd.pdf']);
  expect(await list([], 'C.P')).toEqual([1, 'c.pdf']);
  for (const bad of [
    Query.greaterThan('sizeOriginal', 5),
    Query.limit(5_000),
    '{',
    'limit(2)',
    Query.equal('ownerId', '1'),
  ])
    expect(await refusal(storage.listFiles({ bucketId, queries: [bad] }))).toEqual([
      400,
      'general_query_invalid',
    ]);
});

describe('older SDKs and that for servers', () => {
  test.each([16, 18, 21] as const)('version %i', async (version) => {
    const sdk = oldSdks(endpoint)[version];
    sdk.client.setSession(toSession(seller));
    const { sessions } = await sdk.account.listSessions();
    expect(sessions).toEqual([expect.objectContaining({ $id: seller.sessionId, current: true })]);
    expect(await sdk.account.createJWT()).toEqual({ jwt: expect.any(String) });
    const id = `f${version}`;
    const created = await sdk.storage.createFile(bucketId, id, pdf(6_000_000));
    expect(created).toMatchObject({ $id: id, chunksTotal: 2, signature: sha256(makePdf(6_000_000)) });
    expect(await sdk.storage.getFile(bucketId, id)).toMatchObject({ $id: id });
    expect((await sdk.storage.listFiles(bucketId)).total).toBe(1);
    expect((await sdk.storage.updateFile(bucketId, id, 'n.pdf')).name).toBe('n.pdf');
    const { bytes } = await bytesAt(sdk.storage.getFileDownload(bucketId, id));
    expect(sha256(bytes)).toBe(created.signature);
    await sdk.storage.deleteFile(bucketId, id);
    expect((await sdk.storage.listFiles(bucketId)).total).toBe(0);
  });

  test('for servers', async () => {
    const { client, account, storage } = nodeSdk(endpoint);
    client.setSession(toSession(seller));
    const { jwt } = await account.createJWT({ duration: 60 });
    const byToken = nodeSdk(endpoint);
    byToken.client.setJWT(jwt);
    expect(await byToken.account.get()).toMatchObject({ email: seller.email });
    const bytes = makePdf(11_000_000);
    const file = InputFile.fromBuffer(bytes, 'big.pdf');
    const created = await storage.createFile({ bucketId, fileId: 'big', file });
    expect(created).toMatchObject({ signature: sha256(bytes), chunksUploaded: 3 });
    const downloaded = await storage.getFileDownload({ bucketId, fileId: 'big' });
    expect(sha256(new Uint8Array(downloaded))).toBe(created.signature);
    await storage.deleteFile({ bucketId, fileId: 'big' });
  });
});

const form = (bytes: Uint8Array<ArrayBuffer> | string, fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new File([bytes], 'x.pdf'));
  return data;
};
const send = async (body: FormData, headers: Readonly<Record<string, string>> = {}) => {
  const reply = await fetch(`${endpoint}/storage/buckets/${bucketId}/files`, {
    method: 'POST',
    headers: { 'x-appwrite-project': 'saer', 'x-appwrite-session': toSession(seller), ...headers },
    body,
  });
  return [reply.status, z.parse(z.looseObject({ type: z.optional(z.string()) }), await reply.json()).type];
};

test('chunks that are wrong, files that are empty and forms without one are refused; nobody without a session is read', async () => {
  const bytes = new Uint8Array(makePdf(1_000));
  const range = (value: string) => send(form(bytes, { fileId: 'c1' }), { 'content-range': value });
  const invalid = [400, 'storage_invalid_content_range'];
  expect(await range('bytes 0-999')).toEqual(invalid);
  expect(await range('bytes 5-1004/2000')).toEqual(invalid);
  expect(await range('bytes 0-5242879/6000000')).toEqual(invalid);
  expect((await range('bytes 0-999/999999999999'))[0]).toBe(400);
  expect(await send(form('', { fileId: 'c2' }))).toEqual([400, 'storage_file_empty']);
  expect(await send(new FormData())).toEqual([400, 'storage_file_empty']);
  expect((await send(form(bytes, { fileId: '../x' })))[0]).toBe(400);
  expect((await send(form(bytes, {}), { 'x-appwrite-session': '' }))[0]).toBe(401);
});

test('an account that must have a second step and has none reaches no file', async () => {
  await using strict = await testApp({ environment: { SECOND_FACTOR: 'admins' } });
  const admin = await person(strict, { role: 'ADMIN' });
  const one = await person(strict, { role: 'USER' });
  const list = async (who: Person) => {
    const headers = { 'x-appwrite-project': 'saer', 'x-appwrite-session': toSession(who) };
    return (await strict.get(`/bs/v1/storage/buckets/${bucketId}/files`, headers)).status;
  };
  expect(await list(admin)).toBe(401);
  expect(await list(one)).toBe(200);
});
