import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { outbox } from '../messages/tables.ts';
import { blackPng, longGif } from '../products/testing/hostile-picture.ts';
import { plain } from '../products/testing/send-picture.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { oneTimeCode } from '../auth/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { account } from '../principals/tables.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const dataUri = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const pngBytes = await plain(300, 200).png().toBuffer();
const png = dataUri(pngBytes);
const drawn = expect.stringMatching(/^data:image\/webp;base64,/);
const toBytes = (uri: unknown) => Buffer.from(String(uri).split(',')[1] ?? '', 'base64');
const update = (change: object, by = seller) => server.patch('/v1/user/info', change, by.headers);

const shape = (json: unknown) => Object.keys(Object(json));
const change = (body: object, by = seller) => server.post('/v1/user/change-contact', body, by.headers);
const remove = (by: Person, password = by.password) =>
  server.post('/v1/user/delete-my-account', { password }, by.headers);

describe('the own account', () => {
  test('is displayed with its photo, and is not cached', async () => {
    const reply = await server.get('/v1/user/info', seller.headers);
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      json: { id: seller.id, email: seller.email, role: 'USER', profileImage: null },
    });
    expect(reply.text).not.toMatch(/hash|argon2/i);
  });

  test('takes a name, a language and a photo, and gives the photo away again', async () => {
    expect(await update({ firstName: 'ليلى', language: 'ar', profileImage: png })).toMatchObject({
      status: 200,
      json: { firstName: 'ليلى', language: 'ar', profileImage: drawn },
    });
    expect(await update({ profileImage: null })).toMatchObject({ json: { profileImage: null } });
    const told = await server.db.select().from(history).where(eq(history.entityId, seller.id));
    expect(JSON.stringify(told)).not.toContain('base64');
    expect(told).toMatchObject([{ after: { hasPhoto: true } }, { after: { hasPhoto: false } }]);
  });

  test('stores only the pixels of a photo: no location, no date, no appended page', async () => {
    const other = await person(server, { role: 'USER' });
    const withMetadata = await plain(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret studio' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .toBuffer();
    const script = Buffer.from('<script>alert(1)</script>');
    for (const sent of [
      dataUri(Buffer.concat([withMetadata, script]), 'image/jpeg'),
      dataUri(Buffer.concat([pngBytes, script])),
    ]) {
      const { status, json } = await update({ profileImage: sent }, other);
      expect(status).toBe(200);
      const kept = toBytes(Reflect.get(Object(json), 'profileImage'));
      const { format, width, height, exif } = await sharp(kept).metadata();
      expect({ format, width, height, exif }).toEqual({
        format: 'webp',
        width: 256,
        height: 256,
        exif: undefined,
      });
      expect(kept.includes('<script>') || kept.includes('Secret studio')).toBe(false);
    }
  });

  test.each([
    [
      'a head and nothing behind it',
      () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'notAPicture',
    ],
    ['half of a picture', () => pngBytes.subarray(0, pngBytes.length / 2), 'notAPicture'],
    [
      'a drawing called a PNG',
      () => Buffer.concat([pngBytes.subarray(0, 8), Buffer.from('<svg/>')]),
      'notAPicture',
    ],
    ['400 million pixels in a few bytes', () => blackPng(20_000, 20_000), 'pictureTooWide'],
    ['an animation of 600 pictures', () => longGif(600), 'tooManyFrames'],
  ])('rejects %s with a message at its field', async (_name, make, code) => {
    const bytes = make();
    const type = bytes.subarray(0, 3).toString() === 'GIF' ? 'image/gif' : 'image/png';
    expect(await update({ profileImage: dataUri(bytes, type) })).toMatchObject({
      status: 400,
      json: { code, field: 'profileImage', message: expect.any(String) },
    });
    expect((await server.get('/v1/user/info', seller.headers)).json).toMatchObject({ profileImage: null });
  });

  test('takes no picture that is none', async () => {
    for (const profileImage of [
      'data:image/svg+xml;base64,PHN2Zz4=',
      png.replace('iVBOR', 'AAAAA'),
      'https://example.com/me.png',
      `${png}${'A'.repeat(200_000)}`,
    ])
      expect((await update({ profileImage })).status).toBe(400);
  });

  test.each([
    'role',
    'status',
    'isVerified',
    'id',
    'email',
    'mobile',
    'subscriberId',
    'createdBy',
    'deletedAt',
  ])('does not take %s', async (name) => {
    expect(await update({ [name]: 'SUPER_ADMIN' })).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: name },
    });
  });
});

describe('another address', () => {
  test('needs the password', async () => {
    expect(await change({ currentPassword: 'Wrong-Password-1', email: 'new@example.com' })).toMatchObject({
      status: 400,
      json: { code: 'wrongPassword', field: 'currentPassword' },
    });
    expect(await server.db.$count(oneTimeCode)).toBe(0);
  });

  test('is one of the two', async () => {
    const { password: currentPassword } = seller;
    expect(await change({ currentPassword })).toMatchObject({ status: 400, json: { code: 'required' } });
    expect(await change({ currentPassword, email: 'a@example.com', mobile: '+966500000000' })).toMatchObject({
      status: 400,
      json: { code: 'invalidValue' },
    });
  });

  test('gets a code; until it is confirmed the old one stays', async () => {
    const own = await person(server, { role: 'USER' });
    const reply = await change({ currentPassword: own.password, email: 'new@example.com' }, own);
    expect(reply).toMatchObject({ status: 200, json: { channel: 'email', sentTo: 'n•••@example.com' } });
    const [letter] = await server.db.select().from(outbox).where(eq(outbox.recipient, 'new@example.com'));
    expect(letter).toMatchObject({ template: 'contactCode', accountId: own.id });
    const sms = await change({ currentPassword: own.password, mobile: '٠٥١ ١١١ ١١١١' }, own);
    expect(sms).toMatchObject({ status: 200, json: { channel: 'sms' } });
    expect(await server.db.$count(outbox, eq(outbox.recipient, '+966511111111'))).toBe(1);
    expect(await server.get('/v1/user/info', own.headers)).toMatchObject({ json: { email: own.email } });
  });

  test('another account’s address gets the same reply, and only its owner is notified', async () => {
    const own = await person(server, { role: 'USER' });
    const other = await person(server, { role: 'USER' });
    const ask = (email: string) => change({ currentPassword: own.password, email }, own);
    const free = await ask('free@example.com');
    const taken = await ask(other.email.toUpperCase());
    expect([taken.status, shape(taken.json)]).toEqual([free.status, shape(free.json)]);
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(sql`lower(${outbox.recipient})`, other.email));
    expect(letters.map(({ template }) => template)).toEqual(['alreadyRegistered']);
  });

  test('cannot be reached by guessing the password on and on', async () => {
    const own = await person(server, { role: 'USER' });
    const replies = [];
    for (let guess = 0; guess < 12; guess += 1)
      replies.push(await change({ currentPassword: `Guess-${guess}-xyz`, email: 'g@example.com' }, own));
    expect(replies.some(({ status }) => status === 429)).toBe(true);
  });
});

test('my data contains everything stored about the account, and no secret', async () => {
  const own = await person(server, { role: 'USER' });
  const helper = await person(server, { role: 'SUB_USER', subscriber: own.id });
  await server.patch('/v1/user/sub-user', { id: helper.id, firstName: 'Unlisted' }, own.headers);
  await server.patch('/v1/user/sub-user', { id: helper.id, firstName: 'Sami' }, own.headers);
  await update({ firstName: 'Maha' }, own);
  await server.post(
    '/v1/user/change-contact',
    { currentPassword: own.password, email: 'maha@example.com' },
    own.headers,
  );
  await savedProduct(server, own, { nameEn: 'Copper lamp' });
  await savedProduct(server, seller, { nameEn: 'Lamp of another' });
  const { status, json, text } = await server.get('/v1/user/my-data', own.headers);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    account: { id: own.id, firstName: 'Maha', isIdentityVerified: false },
    sessions: [{ sessionId: own.sessionId, address: '127.0.0.1' }],
    passwords: [{ oneTimeUntil: null }],
    subUsers: [{ role: 'SUB_USER' }],
    products: [{ nameEn: 'Copper lamp', store: 'NOON_SA_FBN', finalPrice: expect.any(Number) }],
    codes: [{ purpose: 'contactChange', email: 'maha@example.com' }],
    messages: [{ template: 'contactCode', recipient: 'maha@example.com' }],
    history: [{ action: 'update', after: { firstName: 'Maha' } }],
    deeds: [
      { entity: 'product', action: 'create' },
      { entityId: helper.id, action: 'update' },
      { entityId: helper.id, action: 'update' },
    ],
  });
  // The previous name of someone else is not part of the owner's data.
  expect(text).not.toContain('Unlisted');
  expect(text).not.toContain('Lamp of another');
  expect(text).not.toMatch(/argon2|[Hh]ash"|"body"|"html"|[0-9a-f]{64}/);
});

describe('deleting the own account', () => {
  test('needs the password, ends every session, also of sub-users, and can be taken back', async () => {
    const own = await person(server, { role: 'USER' });
    const helper = await person(server, { role: 'SUB_USER', subscriber: own.id });
    expect(await remove(own, 'Wrong-Password-1')).toMatchObject({
      status: 400,
      json: { code: 'wrongPassword', field: 'password' },
    });
    const reply = await remove(own);
    expect(reply.status).toBe(200);
    const [row] = await server.db.select().from(account).where(eq(account.id, own.id));
    const until = new Date(Date.parse(row?.deletedAt ?? '') + 30 * 86_400_000).toISOString();
    expect(reply.json).toEqual({ deletedAt: row?.deletedAt, until });
    for (const { headers } of [own, helper])
      expect(await server.get('/v1/user/info', headers)).toMatchObject({
        status: 401,
        json: { code: 'sessionEnded' },
      });
    const letters = await server.db.select().from(outbox).where(eq(outbox.accountId, own.id));
    expect(letters.map(({ template }) => template)).toEqual(['deletionPlanned']);
    const signIn = (more: object) =>
      server.post('/v1/auth/authenticate', { username: own.email, password: own.password, ...more });
    expect(await signIn({})).toMatchObject({
      status: 403,
      json: { code: 'accountDeleted', details: { until } },
    });
    expect((await signIn({ restore: true })).status).toBe(200);
  });

  test('is a sub-user’s right as well, and leaves their subscriber’s account and products', async () => {
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    expect(await remove(helper)).toMatchObject({ status: 200, json: { until: expect.any(String) } });
    expect((await server.get('/v1/user/info', helper.headers)).status).toBe(401);
    expect((await server.get('/v1/user/info', seller.headers)).status).toBe(200);
    const { json } = await server.post('/v1/auth/authenticate', {
      username: helper.email,
      password: helper.password,
    });
    expect(json).toMatchObject({ code: 'accountDeleted' });
  });
});
