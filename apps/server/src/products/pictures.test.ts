import { pageHistory } from '@saer/contract/products/history';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { listedProduct } from '@saer/contract/products/product';
import { findImages, maxImages, productImage as imageSchema } from '@saer/contract/products/saved-product';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product, productImage } from './tables.ts';
import { plain, sendPicture } from './testing/send-picture.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const added = async (productId: number, bytes: Uint8Array, by = seller) =>
  imageSchema.parse((await sendPicture(server, by, productId, bytes)).json);
const readImages = async (productId: number, by = seller) =>
  findImages.reply.parse((await server.get(`/v1/product/image?productId=${productId}`, by.headers)).json);
const file = async (id: number, size: string, by: Pick<Person, 'headers'> = seller) =>
  server.app.inject({
    method: 'GET',
    url: `/v1/product/image/file?id=${id}&size=${size}`,
    headers: by.headers,
  });
const readFace = async (id: number, by = seller) =>
  listedProduct.parse((await server.get(`/v1/product?id=${id}`, by.headers)).json).image;

describe('a picture of a product', () => {
  test.each([
    ['png', plain(400, 300).png()],
    ['jpeg', plain(400, 300).jpeg()],
    ['gif', plain(400, 300).gif()],
    ['webp', plain(400, 300).webp()],
  ])('may be a %s, and is saved as WebP, whole and as a thumbnail', async (_kind, picture) => {
    const { id } = await savedProduct(server, seller);
    const image = await added(id, await picture.toBuffer());
    expect(image).toMatchObject({ productId: id, width: 400, height: 300 });
    for (const [size, width, height] of [
      ['whole', 400, 300],
      ['thumbnail', 160, 120],
    ] as const) {
      const { rawPayload, headers } = await file(image.id, size);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=604800, immutable',
        'x-content-type-options': 'nosniff',
        vary: expect.stringContaining('authorization'),
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  test('is scaled down to 1,600 pixels on its longest side, and never up', async () => {
    const { id } = await savedProduct(server, seller);
    expect(await added(id, await plain(3200, 1000).jpeg().toBuffer())).toMatchObject({
      width: 1600,
      height: 500,
    });
    const small = await added(id, await plain(1, 1).png().toBuffer());
    expect(small).toMatchObject({ width: 1, height: 1 });
    expect(await sharp((await file(small.id, 'thumbnail')).rawPayload).metadata()).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  test('preserves transparency', async () => {
    const { id } = await savedProduct(server, seller);
    const image = await added(id, await plain(20, 20, '#00000000').png().toBuffer());
    expect(await sharp((await file(image.id, 'whole')).rawPayload).stats()).toMatchObject({
      isOpaque: false,
    });
  });

  test('is upright, without metadata of place or camera', async () => {
    const { id } = await savedProduct(server, seller);
    const photo = await plain(200, 100)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Secret camera', Copyright: 'Secret person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 49/1' },
      })
      .jpeg()
      .toBuffer();
    const sent = await sharp(photo).metadata();
    expect(sent.orientation).toBe(6);
    expect(sent.exif?.toString('latin1')).toContain('Secret camera');
    const image = await added(id, photo);
    expect(image).toMatchObject({ width: 100, height: 200 });
    for (const size of ['whole', 'thumbnail']) {
      const { rawPayload } = await file(image.id, size);
      const metadata = await sharp(rawPayload).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
        Array.from({ length: 5 }, () => undefined),
      );
      expect(rawPayload.toString('latin1')).not.toContain('Secret');
    }
  });

  test('is the thumbnail in every list while it is the first one', async () => {
    const { id } = await savedProduct(server, seller);
    expect(await readFace(id)).toBeNull();
    const [first, second] = [
      await added(id, await plain(10, 10).png().toBuffer()),
      await added(id, await plain(20, 20).png().toBuffer()),
    ];
    expect((await readImages(id)).map((each) => each.id)).toEqual([first.id, second.id]);
    expect(await readFace(id)).toBe(first.id);
    const filter = encodeURIComponent(encodeFilter({ where: { id } }));
    expect((await server.get(`/v1/product/page?filter=${filter}`, seller.headers)).json).toMatchObject({
      data: [{ id, image: first.id }],
    });
    expect(await server.delete(`/v1/product/image?id=${first.id}`, seller.headers)).toMatchObject({
      status: 200,
      json: { removed: [first.id] },
    });
    expect(await readFace(id)).toBe(second.id);
    expect((await file(first.id, 'whole')).statusCode).toBe(404);
    expect(await server.delete(`/v1/product/image?id=${first.id}`, seller.headers)).toMatchObject({
      status: 404,
      json: { code: 'rowGone' },
    });
  });

  test('does not change the product’s version: an open form can still be saved', async () => {
    const { id, version } = await savedProduct(server, seller);
    await added(id, await plain(10, 10).png().toBuffer());
    const [row] = await server.db.select().from(product).where(eq(product.id, id));
    expect(row?.version).toBe(version);
  });

  test('is audited with the number before and after', async () => {
    const { id } = await savedProduct(server, seller);
    const { id: picture } = await added(id, await plain(10, 10).png().toBuffer(), helper);
    await server.delete(`/v1/product/image?id=${picture}`, seller.headers);
    const filter = encodeURIComponent(encodeFilter({ where: { entityId: id, action: 'update' } }));
    const { json } = await server.get(`/v1/product/history/page?filter=${filter}`, seller.headers);
    expect(pageHistory.reply.parse(json).data).toMatchObject([
      { actor: { id: seller.id }, before: { images: 1 }, after: { images: 0 } },
      { actor: { id: helper.id }, before: { images: 0 }, after: { images: 1 } },
    ]);
  });

  test('is deleted with its product', async () => {
    const { id } = await savedProduct(server, seller);
    const image = await added(id, await plain(10, 10).png().toBuffer());
    expect(await server.delete(`/v1/product?id=${id}`, seller.headers)).toMatchObject({ status: 200 });
    expect((await file(image.id, 'whole')).statusCode).toBe(404);
    expect(await server.db.$count(productImage, eq(productImage.productId, id))).toBe(0);
  });
});

describe('ownership of pictures', () => {
  test('sub-users share them; an admin may only look; for others they do not exist', async () => {
    const { id } = await savedProduct(server, seller);
    const bytes = await plain(10, 10).png().toBuffer();
    const image = await added(id, bytes, helper);
    for (const by of [seller, helper, admin]) {
      expect(await readImages(id, by)).toEqual([image]);
      expect((await file(image.id, 'whole', by)).statusCode).toBe(200);
    }
    expect(await sendPicture(server, admin, id, bytes)).toMatchObject({
      status: 403,
      json: { code: 'notAllowed' },
    });
    expect(await server.delete(`/v1/product/image?id=${image.id}`, admin.headers)).toMatchObject({
      status: 403,
    });
    const missing = { status: 404, json: { code: 'rowGone' } };
    expect(await sendPicture(server, other, id, bytes)).toMatchObject(missing);
    expect(await server.get(`/v1/product/image?productId=${id}`, other.headers)).toMatchObject(missing);
    expect(await server.delete(`/v1/product/image?id=${image.id}`, other.headers)).toMatchObject(missing);
    expect((await file(image.id, 'whole', other)).statusCode).toBe(404);
    expect((await file(image.id, 'whole', { headers: {} })).statusCode).toBe(401);
    expect(await readImages(id)).toEqual([image]);
  });

  test('a rejected picture is not cached', async () => {
    const { headers } = await file(999_999, 'whole');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a product has at most eight', () => {
  test('the ninth is rejected with advice', async () => {
    const { id } = await savedProduct(server, seller);
    const bytes = await plain(10, 10).png().toBuffer();
    for (let each = 0; each < maxImages; each += 1) await added(id, bytes);
    expect(await sendPicture(server, seller, id, bytes)).toMatchObject({
      status: 409,
      json: {
        field: 'file',
        code: 'tooManyPictures',
        message: 'A product has 8 pictures at most. Remove one before you add another.',
      },
    });
  });

  test('even when more are sent at once', async () => {
    const { id } = await savedProduct(server, seller);
    const bytes = await plain(10, 10).png().toBuffer();
    const sent = await Promise.all(
      Array.from({ length: maxImages + 4 }, () => sendPicture(server, seller, id, bytes)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(maxImages);
    expect(await readImages(id)).toHaveLength(maxImages);
  });
});
