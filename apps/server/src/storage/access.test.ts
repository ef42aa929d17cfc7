import { buckets, savedFile as fileSchema } from '@saer/contract/site/file';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { eraseAccounts } from '../accounts/managing/erase-accounts.ts';
import { productImage } from '../products/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { plain, sendPicture } from '../products/testing/send-picture.ts';
import { newInvoice } from '../invoices/testing/new-invoice.ts';
import { invoice } from '../invoices/tables.ts';
import { ownedRecords } from '../owned-records.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tidyFiles } from './jobs.ts';
import { savedFile, savedPart } from './tables.ts';
import { makePdf, sendFile } from './testing/send-file.ts';

let server: TestApp;
let beside: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  beside = await testApp({ beside: server });
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(async () => {
  await beside[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const key = z.object({ bucketId: z.string(), fileId: z.string() });
type Key = z.infer<typeof key>;
const fetchFile = (
  { bucketId, fileId }: Key,
  by: Pick<Person, 'headers'>,
  { kind = 'download', more = '', at = server } = {},
) =>
  at.app.inject({
    method: 'GET',
    url: `/v1/file/${kind}?bucketId=${bucketId}&fileId=${fileId}${more}`,
    headers: by.headers,
  });
const readStatus = async (...call: Parameters<typeof fetchFile>) => (await fetchFile(...call)).statusCode;
const picture = async (by = seller, width = 400, height = 300) => {
  const bytes = await plain(width, height).png().toBuffer();
  return fileSchema.parse((await sendFile(server, by, 'image', bytes, { name: 'صورة.png' })).json);
};
const isThere = async ({ fileId }: Pick<Key, 'fileId'>) =>
  (await server.db.$count(savedFile, eq(savedFile.id, fileId))) === 1;
const tidy = () => tidyFiles(server.db, server.app.files.store);

describe('a file', () => {
  test('is read by its owner, their sub-users and admins; for others there is none', async () => {
    const file = await picture(helper);
    for (const by of [seller, helper, admin]) expect(await readStatus(file, by)).toBe(200);
    for (const kind of ['download', 'preview']) expect(await readStatus(file, other, { kind })).toBe(404);
    expect((await server.get(`/v1/file?bucketId=pictures&fileId=${file.fileId}`, other.headers)).status).toBe(
      404,
    );
    expect(await readStatus(file, { headers: {} })).toBe(401);
  });

  test('is not opened by mode=admin: the session of an admin does that', async () => {
    const file = await picture();
    const more = '&mode=admin';
    expect(await readStatus(file, other, { more })).toBe(404);
    expect(await readStatus(file, { headers: {} }, { more })).toBe(401);
    expect(await readStatus(file, seller, { more })).toBe(200);
    expect(await readStatus(file, admin, { more })).toBe(200);
    expect(await readStatus(file, admin, { more: '&mode=root' })).toBe(400);
  });

  test('is found only under its bucket, and by a name that can be one', async () => {
    const { fileId } = await picture();
    expect(await readStatus({ bucketId: 'releases', fileId }, seller)).toBe(404);
    for (const wrong of ['../x', '', '.hidden', 'a'.repeat(37), 'x%00', 'a/b'])
      expect(await readStatus({ bucketId: 'pictures', fileId: encodeURIComponent(wrong) }, seller)).toBe(400);
    expect(await readStatus({ bucketId: '__proto__', fileId }, seller)).toBe(400);
  });

  test('is removed by its owner alone, at once, and its bytes with the job', async () => {
    const { bucketId, fileId } = await picture();
    const url = `/v1/file?bucketId=${bucketId}&fileId=${fileId}`;
    for (const by of [other, admin]) expect((await server.delete(url, by.headers)).status).toBe(404);
    expect((await server.delete(url, helper.headers)).json).toEqual({ bucketId, fileId });
    expect(await readStatus({ bucketId, fileId }, seller)).toBe(404);
    expect((await server.delete(url, seller.headers)).status).toBe(404);
    expect(await isThere({ fileId })).toBe(true);
    await tidy();
    expect(await isThere({ fileId })).toBe(false);
  });

  test('of a release is stored by admins and read by everybody who is signed in', async () => {
    const bytes = makePdf(1_000);
    expect((await sendFile(server, seller, 'release', bytes)).status).toBe(403);
    const { json } = await sendFile(server, admin, 'release', bytes, { name: 'saer-1.2.3.exe' });
    const release = fileSchema.parse(json);
    expect(release.mediaType).toBe('application/octet-stream');
    expect(await readStatus(release, other)).toBe(200);
    expect(await readStatus(release, { headers: {} })).toBe(401);
    await tidy();
    expect(await readStatus(release, other)).toBe(200);
  });
});

const readSize = async (file: Key, more: string) => {
  const { rawPayload, headers } = await fetchFile(file, seller, { kind: 'preview', more });
  const { width, height, format } = await sharp(rawPayload).metadata();
  return { width, height, format, type: headers['content-type'] };
};

describe('a preview', () => {
  test.each([
    ['', 400, 300, 'webp'],
    ['&width=200', 200, 150, 'webp'],
    ['&height=30', 40, 30, 'webp'],
    ['&width=100&height=10', 13, 10, 'webp'],
    ['&width=2000&height=2000', 400, 300, 'webp'],
    ['&width=50&output=jpeg', 50, 38, 'jpeg'],
    ['&width=50&output=png', 50, 38, 'png'],
  ])(
    'with %j is drawn within its sides, never larger than the picture',
    async (more, width, height, format) => {
      expect(await readSize(await picture(), more)).toEqual({
        width,
        height,
        format,
        type: `image/${format}`,
      });
    },
  );

  test.each([
    'width=30000&height=30000',
    'width=0',
    'width=-5',
    'width=1e3',
    'height=',
    'width=99999999999',
    'output=svg',
  ])('with %s is refused', async (more) => {
    expect(await readStatus(await picture(), seller, { kind: 'preview', more: `&${more}` })).toBe(400);
  });

  test('there is none of a document', async () => {
    const { json } = await sendFile(server, seller, 'contact-us', makePdf(500));
    const reply = await fetchFile(fileSchema.parse(json), seller, { kind: 'preview' });
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'notAPicture' }]);
  });

  test('no picture of 30,000 × 30,000 pixels is taken in', async () => {
    const create = { width: 30_000, height: 30_000, channels: 3, background: '#ffffff' } as const;
    const bytes = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
    const reply = await sendFile(server, seller, 'image', bytes);
    expect(reply).toMatchObject({ status: 400, json: { code: 'pictureTooWide' } });
  }, 60_000);
});

describe('pictures of products, photos and invoices are files', () => {
  test('made by one process and opened by another', async () => {
    const { id: productId } = await savedProduct(server, seller);
    const bytes = await plain(300, 200).png().toBuffer();
    const image = key.parse((await sendPicture(server, seller, productId, bytes)).json);
    expect(image.bucketId).toBe('product-pictures');
    const photo = key.parse((await sendFile(server, seller, 'user', bytes)).json);
    const { id: invoiceId } = await newInvoice(server, seller.id);
    const drawn = await server.app.inject({
      url: `/v1/invoice/file?id=${invoiceId}`,
      headers: seller.headers,
    });
    const again = await beside.app.inject({
      url: `/v1/invoice/file?id=${invoiceId}`,
      headers: seller.headers,
    });
    expect(again.rawPayload.equals(drawn.rawPayload)).toBe(true);
    const [{ fileId } = { fileId: null }] = await server.db
      .select()
      .from(invoice)
      .where(eq(invoice.id, invoiceId));
    for (const file of [image, photo, { bucketId: 'invoices', fileId: fileId ?? '' }]) {
      expect(await readStatus(file, seller, { at: beside })).toBe(200);
      expect(await readStatus(file, other, { at: beside })).toBe(404);
    }
  });

  test('a photo by either way is the photo of the account, and the one before goes', async () => {
    const bytes = await plain(300, 200).png().toBuffer();
    const first = key.parse((await sendFile(server, helper, 'user', bytes)).json);
    const { profileImage } = z
      .object({ profileImage: z.string() })
      .parse((await server.get('/v1/user/info', helper.headers)).json);
    const whole = (await fetchFile(first, helper)).rawPayload;
    expect(profileImage).toBe(`data:image/webp;base64,${whole.toString('base64')}`);
    const second = key.parse(
      (await sendFile(server, helper, 'user', await plain(9, 9, '#00ff00').png().toBuffer())).json,
    );
    expect([await readStatus(first, helper), await readStatus(second, helper)]).toEqual([404, 200]);
    await server.patch('/v1/user/info', { profileImage: null }, helper.headers);
    expect(await readStatus(second, helper)).toBe(404);
  });

  test('goes with the row that names it, however that is deleted', async () => {
    const { id: productId } = await savedProduct(server, seller);
    const bytes = await plain(30, 20).png().toBuffer();
    const image = key.parse((await sendPicture(server, seller, productId, bytes)).json);
    await server.delete(`/v1/product?id=${productId}`, seller.headers);
    expect(await readStatus(image, seller)).toBe(404);
    expect(await server.db.$count(productImage, eq(productImage.fileId, image.fileId))).toBe(0);
    await tidy();
    expect(await isThere(image)).toBe(false);
  });
});

test('everything of an account goes with it, but invoices, which the law wants kept', async () => {
  const leaving = await person(server, { role: 'USER' });
  const { id: productId } = await savedProduct(server, leaving);
  const bytes = await plain(30, 20).png().toBuffer();
  const files = [
    await picture(leaving),
    key.parse((await sendFile(server, leaving, 'contact-us', makePdf(100))).json),
    key.parse((await sendFile(server, leaving, 'user', bytes)).json),
    key.parse((await sendPicture(server, leaving, productId, bytes)).json),
  ];
  const { id: invoiceId } = await newInvoice(server, leaving.id);
  await server.app.inject({ url: `/v1/invoice/file?id=${invoiceId}`, headers: leaving.headers });
  const data = await server.get('/v1/user/my-data', leaving.headers);
  for (const { fileId } of files) expect(data.text).toContain(fileId);
  await server.db.transaction((tx) =>
    eraseAccounts(tx, ownedRecords, [{ id: leaving.id, email: leaving.email, mobile: null }], undefined),
  );
  for (const file of files) expect(await readStatus(file, admin)).toBe(404);
  await tidy();
  for (const file of files) {
    expect(await isThere(file)).toBe(false);
    expect(await server.db.$count(savedPart, eq(savedPart.fileId, file.fileId))).toBe(0);
  }
  const kept = await server.app.inject({ url: `/v1/invoice/file?id=${invoiceId}`, headers: admin.headers });
  expect(kept.statusCode).toBe(200);
});

test('an owner stores as much as their plan allows, announced bytes included', async () => {
  const full = await person(server, { role: 'USER' });
  const megabytes = 25;
  const announce = (by: Person) =>
    sendFile(server, by, 'contact-us', makePdf(5 * 1024 * 1024), {
      range: `bytes 0-${5 * 1024 * 1024 - 1}/${megabytes * 1024 * 1024}`,
    });
  for (let each = 0; each < 4; each += 1) expect((await announce(full)).status).toBe(200);
  expect(await announce(full)).toMatchObject({
    status: 403,
    json: { code: 'planNeeded', message: expect.stringContaining('100 MB') },
  });
  expect((await sendFile(server, full, 'image', await plain(5, 5).png().toBuffer())).status).toBe(403);
  const together = await Promise.all(Array.from({ length: 6 }, async () => announce(other)));
  expect(together.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(buckets.releases.isCounted).toBe(false);
});
