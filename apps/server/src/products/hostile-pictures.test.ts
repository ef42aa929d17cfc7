import {
  findImages,
  maxImageBytes,
  productImage as imageSchema,
} from '@saer/contract/products/saved-product';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { blackPng, longGif } from './testing/hostile-picture.ts';
import { formWith, plain, sendPicture } from './testing/send-picture.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
let productId: number;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  ({ id: productId } = await savedProduct(server, seller));
});
afterAll(() => server[Symbol.asyncDispose]());

const savedPictures = async () =>
  findImages.reply.parse((await server.get(`/v1/product/image?productId=${productId}`, seller.headers)).json);
const send = (bytes: Uint8Array, file = {}) => sendPicture(server, seller, productId, bytes, file);
const post = (payload: Buffer | string, headers: Record<string, string>, query = `productId=${productId}`) =>
  server.app.inject({
    method: 'POST',
    url: `/v1/upload/product-image?${query}`,
    headers: { ...seller.headers, ...headers },
    payload,
  });

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const files: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array, string])[] = [
  ['nothing at all', () => Buffer.alloc(0), 'notAPicture'],
  [
    'a page that says it is a png',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'notAPicture',
  ],
  ['an SVG with a script', () => svg, 'notAPicture'],
  ['an SVG behind a blank', () => Buffer.concat([Buffer.from('\n \n'), svg]), 'notAPicture'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'), 'notAPicture'],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 'notAPicture'],
  ['an AVIF', () => plain(9, 9).avif().toBuffer(), 'notAPicture'],
  ['a zip', () => Buffer.from('PK\x03\x04' + 'x'.repeat(200), 'latin1'), 'notAPicture'],
  ['the first bytes of a png and nothing more', () => blackPng(9, 9).subarray(0, 40), 'notAPicture'],
  ['half a png', async () => toHalf(await noise().png().toBuffer()), 'notAPicture'],
  ['half a jpeg', async () => toHalf(await noise().jpeg().toBuffer()), 'notAPicture'],
  ['half a webp', async () => toHalf(await noise().webp().toBuffer()), 'notAPicture'],
  ['half a gif', async () => toHalf(await noise().gif().toBuffer()), 'notAPicture'],
  [
    'a png of 30,000 × 30,000 pixels in a hundred kilobytes',
    () => blackPng(30_000, 30_000),
    'pictureTooWide',
  ],
  ['a png one pixel too wide', () => blackPng(5001, 5000), 'pictureTooWide'],
  ['an animation of 5,000 pictures', () => longGif(5000), 'tooManyFrames'],
];
const toHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('a file that is not a picture is rejected in both languages, and nothing of it is saved', () => {
  test.each(files)('%s', async (_name, make, code) => {
    const bytes = await make();
    const { status, json } = await send(bytes, { name: 'product.png', type: 'image/png' });
    expect([status, json]).toMatchObject([400, { field: 'file', code }]);
    const { headers, payload } = await formWith(bytes);
    const arabic = await post(payload, { ...headers, 'accept-language': 'ar' });
    expect(arabic.json()).toMatchObject({ message: expect.stringMatching(/^[^{}]*[\u0600-\u06ff][^{}]*$/) });
    expect(await savedPictures()).toEqual([]);
  });

  test('a png that claims to be larger than it is', async () => {
    const bytes = blackPng(9, 9);
    bytes.writeUInt32BE(5000, 16);
    expect((await send(bytes)).json).toMatchObject({ code: 'notAPicture' });
  });

  test('a file above five megabytes, by any amount', async () => {
    for (const size of [maxImageBytes + 1, 3 * maxImageBytes]) {
      const picture = Buffer.concat([await plain(9, 9).png().toBuffer(), Buffer.alloc(size)]);
      expect(await send(picture.subarray(0, size))).toMatchObject({
        status: 413,
        json: { field: 'file', code: 'pictureTooLarge', message: expect.stringContaining('5 MB') },
      });
    }
    expect(await savedPictures()).toEqual([]);
  });
});

const readKept = async (bytes: Uint8Array) => {
  const { status, json } = await send(bytes);
  expect([status, json]).toMatchObject([200, {}]);
  const { id } = imageSchema.parse(json);
  const url = `/v1/product/image/file?id=${id}&size=whole`;
  const { rawPayload, headers } = await server.app.inject({ method: 'GET', url, headers: seller.headers });
  await server.delete(`/v1/product/image?id=${id}`, seller.headers);
  return { rawPayload, headers };
};

describe('only the picture itself is saved', () => {
  test.each<[string, () => Promise<Buffer>]>([
    [
      'a gif that is a script as well',
      async () => Buffer.concat([await plain(9, 9).gif().toBuffer(), Buffer.from('=1;alert("polyglot")//')]),
    ],
    [
      'a jpeg with a page behind it',
      async () =>
        Buffer.concat([await plain(9, 9).jpeg().toBuffer(), Buffer.from('<script>polyglot()</script>')]),
    ],
    [
      'a png with an archive behind it',
      async () => Buffer.concat([blackPng(9, 9), Buffer.from('PK\x03\x04polyglot', 'latin1')]),
    ],
    [
      'a jpeg with a script in its comment',
      async () => {
        const jpeg = await plain(9, 9).jpeg().toBuffer();
        const comment = Buffer.from('\xff\xfe\0\x1a*/=alert("polyglot")/*//', 'latin1');
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
  ])('%s', async (_name, make) => {
    const { rawPayload, headers } = await readKept(await make());
    expect(rawPayload.toString('latin1')).not.toContain('polyglot');
    expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('RIFF');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('a jpeg with the type of a png is detected', async () => {
    const jpeg = await plain(9, 9).jpeg().toBuffer();
    expect(await send(jpeg, { name: '../../x.png\0.svg', type: 'image/svg+xml' })).toMatchObject({
      status: 200,
    });
    await server.delete(`/v1/product/image?id=${(await savedPictures())[0]?.id}`, seller.headers);
  });

  test('the first frame of an animation', async () => {
    const { rawPayload } = await readKept(longGif(50));
    expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
  });

  test('a uniform picture of 25 million pixels is accepted', async () => {
    const { rawPayload } = await readKept(blackPng(5000, 5000));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 1600 });
  });
});

const part = (rest: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${rest}`;

describe('an invalid form', () => {
  const boundary = 'form-data; boundary=x';
  test.each<[string, string, Record<string, string>, string]>([
    ['no body', '', {}, 'fileMissing'],
    ['no parts', '--x--\r\n', { 'content-type': `multipart/${boundary}` }, 'fileMissing'],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 'badRequest'],
    ['an end in the middle', part('half'), { 'content-type': `multipart/${boundary}` }, 'badRequest'],
    [
      'an end within the head',
      '--x\r\nContent-Dispo',
      { 'content-type': `multipart/${boundary}` },
      'badRequest',
    ],
    [
      'a field in place of a file',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--x--\r\n',
      { 'content-type': `multipart/${boundary}` },
      'fileMissing',
    ],
    [
      'a field called __proto__',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--x--\r\n',
      { 'content-type': `multipart/${boundary}` },
      'badRequest',
    ],
  ])('%s', async (_name, payload, headers, code) => {
    const reply = await post(payload, headers);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code }]);
  });

  test.each(['', 'productId=x', 'productId=0', `productId=1&productId=2`, 'productId=1&name=x'])(
    'the address "%s"',
    async (query) => {
      const { headers, payload } = await formWith(blackPng(9, 9));
      expect((await post(payload, headers, query)).statusCode).toBe(400);
    },
  );

  test('from a caller without permission is not read', async () => {
    const { headers, payload } = await formWith(Buffer.alloc(10));
    const url = `/v1/upload/product-image?productId=${productId}`;
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(401);
  });

  test('with two files: the first one is used', async () => {
    const [form, png] = [new FormData(), new Uint8Array(blackPng(9, 9))];
    for (const name of ['a.png', 'b.png']) form.append('file', new Blob([png]), name);
    const sent = new Response(form);
    const reply = await post(Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
    });
    expect(reply.statusCode).toBe(200);
    expect(await savedPictures()).toHaveLength(1);
    await server.delete(`/v1/product/image?id=${(await savedPictures())[0]?.id}`, seller.headers);
  });

  test('is not parsed at any other address', async () => {
    const { headers, payload } = await formWith(blackPng(9, 9));
    const reply = await server.app.inject({
      method: 'POST',
      url: '/v1/product',
      headers: { ...seller.headers, ...headers },
      payload,
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { code: 'unsupportedMediaType' }]);
  });
});

test('over a real connection, a far too large file is answered with a message for every caller', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const upload = (headers: Record<string, string>) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(40 * 1024 * 1024)]), 'a.png');
    return fetch(`${origin}/v1/upload/product-image?productId=${productId}`, {
      method: 'POST',
      headers,
      body,
    });
  };
  const [tooLarge, nobody] = [await upload(seller.headers), await upload({})];
  expect([tooLarge.status, await tooLarge.json()]).toMatchObject([413, { code: 'pictureTooLarge' }]);
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { code: 'signInNeeded' }]);
});

test('a picture with any bytes changed is either drawn or rejected', async () => {
  const sources = await Promise.all([
    noise().png().toBuffer(),
    noise().jpeg().toBuffer(),
    noise().gif().toBuffer(),
    noise().webp().toBuffer(),
  ]);
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sources), changes, async (source, changed) => {
      const bytes = Buffer.from(source);
      for (const [at, value] of changed) bytes[at % bytes.length] = value;
      const { status, json } = await send(bytes);
      if (status === 200)
        await server.delete(`/v1/product/image?id=${imageSchema.parse(json).id}`, seller.headers);
      else expect([status, json]).toMatchObject([400, { field: 'file' }]);
    }),
    { numRuns: 60 },
  );
});
