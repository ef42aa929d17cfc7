import { createUser } from '@saer/contract/account/user';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { outbox } from '../messages/tables.ts';
import { oneTimeCode, passwordToken } from '../auth/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { password } from '../auth/tables.ts';
import { account } from '../principals/tables.ts';

let server: TestApp;
let superAdmin: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  superAdmin = await person(server, { role: 'SUPER_ADMIN' });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

let named = 0;
const somebody = (more: Record<string, unknown> = {}) => {
  named += 1;
  return {
    firstName: 'Nora',
    lastName: `Number ${named}`,
    email: `nora${named}@example.com`,
    mobile: `+96655${String(named).padStart(7, '0')}`,
    role: 'USER',
    firstPassword: 'invitation',
    ...more,
  };
};
const add = async (more: Record<string, unknown> = {}, by = superAdmin) => {
  const reply = await server.post('/v1/user', somebody(more), by.headers);
  expect(reply.status).toBe(200);
  return createUser.reply.parse(reply.json);
};
const isSignedIn = async ({ headers }: Person) =>
  (await server.get('/v1/auth/session', headers)).status === 200;
const lettersTo = async (accountId: number) =>
  (
    await server.db.select().from(outbox).where(eq(outbox.accountId, accountId)).orderBy(outbox.createdAt)
  ).map(({ template }) => template);
const readChanges = async (id: number) =>
  server.db
    .select()
    .from(history)
    .where(and(eq(history.entity, 'account'), eq(history.entityId, id)))
    .orderBy(desc(history.id));
const authenticate = (username: string, secret: string) =>
  server.post('/v1/auth/authenticate', { username, password: secret });

const addAgain = (more: Record<string, unknown>) =>
  server.post('/v1/user', somebody(more), superAdmin.headers);

describe('adding an account', () => {
  test('with an invitation: it is active, its owner gets a link and is confirmed by using it', async () => {
    const { account: added, generated } = await add({ email: 'invited@example.com' }, admin);
    expect(generated).toBeNull();
    expect(added).toMatchObject({
      status: 'ACTIVE',
      isVerified: false,
      role: 'USER',
      createdBy: admin.id,
      fullName: expect.stringMatching(/^Nora Number/),
    });
    expect(await lettersTo(added.id)).toEqual(['invitation']);
    expect(await server.db.$count(passwordToken, eq(passwordToken.accountId, added.id))).toBe(1);
    expect(await readChanges(added.id)).toMatchObject([
      { actorId: admin.id, action: 'create', before: null },
    ]);
  });

  test('with a generated password: displayed once, stored as a hash, valid for 24 hours', async () => {
    const { account: added, generated } = await add({ firstPassword: 'generated' });
    expect(generated?.password).toMatch(/^.{16}$/);
    expect(Date.parse(generated?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const [kept] = await server.db.select().from(password).where(eq(password.accountId, added.id));
    expect(kept).toMatchObject({
      hash: expect.stringMatching(/^\$argon2id\$/),
      oneTimeUntil: generated?.expiresAt,
    });
    expect(await lettersTo(added.id)).toEqual(['accountAdded']);
    // Nobody registered: the code says why it comes, and thanks for nothing.
    await authenticate(added.email, generated?.password ?? '');
    const letters = await server.db.select().from(outbox).where(eq(outbox.accountId, added.id));
    const texts = letters.map(({ body }) => body ?? '');
    expect(letters.map(({ template }) => template)).toContain('confirmationCode');
    expect(texts.filter((text) => /register|تسجيلك/.test(text))).toEqual([]);
    await server.db.update(account).set({ isVerified: true }).where(eq(account.id, added.id));
    expect(await authenticate(added.email, generated?.password ?? '')).toMatchObject({
      status: 403,
      json: { code: 'passwordMustChange' },
    });
  });

  test('a taken address is rejected at its field, in any case', async () => {
    const { account: first } = await add({ email: 'Taken@example.com' });
    expect(await addAgain({ email: 'tAKEN@example.com' })).toMatchObject({
      status: 409,
      json: { code: 'emailOrMobileExists', field: 'email' },
    });
    expect(await addAgain({ mobile: first.mobile })).toMatchObject({
      status: 409,
      json: { code: 'emailOrMobileExists', field: 'mobile' },
    });
  });

  test('of ten who add the same address at once one does', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.post('/v1/user', somebody({ email: 'race@example.com' }), superAdmin.headers),
      ),
    );
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      ...Array<string>(9).fill('409'),
    ]);
  });

  test('an admin adds no admin, and nobody adds a sub-user for another', async () => {
    for (const role of ['ADMIN', 'SUPER_ADMIN'])
      expect(await server.post('/v1/user', somebody({ role }), admin.headers)).toMatchObject({
        status: 403,
        json: { code: 'notAllowed', field: 'role' },
      });
    expect(await server.post('/v1/user', somebody({ role: 'SUB_USER' }), superAdmin.headers)).toMatchObject({
      status: 400,
      json: { code: 'notOneOf', field: 'role' },
    });
    expect((await add({ role: 'ADMIN' })).account.role).toBe('ADMIN');
  });

  test.each([
    'id',
    'status',
    'isVerified',
    'createdBy',
    'deletedAt',
    'subscriberId',
    'identityHash',
    'password',
  ])('fields written by the server are not accepted from a caller: %s', async (name) => {
    expect(await server.post('/v1/user', somebody({ [name]: 1 }), superAdmin.headers)).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: name },
    });
    const change = { id: admin.id, ...(name === 'id' ? { ID: 1 } : { [name]: 1 }) };
    expect(await server.patch('/v1/user', change, superAdmin.headers)).toMatchObject({
      status: 400,
      json: { code: 'unknownField' },
    });
  });
});

describe('changing an account', () => {
  test('only differing values count as a change, and the history has the previous ones', async () => {
    const { account: before } = await add();
    const { id, firstName, lastName, email, mobile, role } = before;
    const reply = await server.patch(
      '/v1/user',
      { id, firstName: 'Noura', lastName, email, mobile, role },
      admin.headers,
    );
    expect(reply).toMatchObject({ status: 200, json: { firstName: 'Noura', fullName: `Noura ${lastName}` } });
    const [change] = await readChanges(id);
    expect(change).toMatchObject({
      actorId: admin.id,
      action: 'update',
      before: { firstName },
      after: { firstName: 'Noura' },
    });
    await server.patch('/v1/user', { id, firstName: 'Noura' }, admin.headers);
    expect(await readChanges(id)).toHaveLength(2);
  });

  test('a number is read as it is dialled at home, when it is added and when it is changed', async () => {
    const { account: added } = await add({ mobile: '058 111 2222' });
    expect(added.mobile).toBe('+966581112222');
    const change = (mobile: string) => server.patch('/v1/user', { id: added.id, mobile }, superAdmin.headers);
    expect(await change('٥٨١١١٣٣٣٣')).toMatchObject({ status: 200, json: { mobile: '+966581113333' } });
    expect(await change('58111')).toMatchObject({ status: 400, json: { code: 'notAMobile' } });
  });

  test('a new email address is unconfirmed, messages to the old one open nothing, and the old one is notified', async () => {
    const seller = await person(server, { role: 'USER' });
    await server.post('/v1/auth/forgot-password', { username: seller.email });
    await server.patch('/v1/user', { id: seller.id, email: 'moved@example.com' }, admin.headers);
    const [moved] = await server.db.select().from(account).where(eq(account.id, seller.id));
    expect(moved).toMatchObject({ email: 'moved@example.com', isVerified: false });
    expect(await server.db.$count(oneTimeCode, eq(oneTimeCode.accountId, seller.id))).toBe(0);
    const letters = await server.db.select().from(outbox).where(eq(outbox.accountId, seller.id));
    expect(letters.find(({ template }) => template === 'contactChanged')?.recipient).toBe(seller.email);
  });

  test('who had not followed their invitation gets it at the new address, and the old link is dead', async () => {
    const { account: invited } = await add({ email: 'mistyped@example.com' });
    const [old] = await server.db.select().from(passwordToken).where(eq(passwordToken.accountId, invited.id));
    await server.patch('/v1/user', { id: invited.id, email: 'well-typed@example.com' }, admin.headers);
    const tokens = await server.db
      .select()
      .from(passwordToken)
      .where(eq(passwordToken.accountId, invited.id));
    expect(tokens).toHaveLength(1);
    expect(tokens[0]?.tokenHash).not.toBe(old?.tokenHash);
    const letters = await server.db.select().from(outbox).where(eq(outbox.accountId, invited.id));
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([
      'mistyped@example.com',
      'well-typed@example.com',
    ]);
  });

  test('another account’s address is rejected', async () => {
    const { account: other } = await add();
    const { account: mine } = await add();
    expect(await server.patch('/v1/user', { id: mine.id, email: other.email }, admin.headers)).toMatchObject({
      status: 409,
      json: { code: 'emailOrMobileExists', field: 'email' },
    });
  });

  test('a new role ends every session', async () => {
    const seller = await person(server, { role: 'USER' });
    expect(await isSignedIn(seller)).toBe(true);
    const promote = (by: Person) => server.patch('/v1/user', { id: seller.id, role: 'ADMIN' }, by.headers);
    expect(await promote(admin)).toMatchObject({ status: 403, json: { code: 'notAllowed', field: 'role' } });
    expect(await isSignedIn(seller)).toBe(true);
    expect(await promote(superAdmin)).toMatchObject({ status: 200, json: { role: 'ADMIN' } });
    expect(await isSignedIn(seller)).toBe(false);
  });

  test('a seller with sub-users stays their subscriber, and a sub-user a sub-user', async () => {
    const seller = await person(server, { role: 'USER' });
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    for (const { id } of [seller, helper])
      expect(await server.patch('/v1/user', { id, role: 'ADMIN' }, superAdmin.headers)).toMatchObject({
        status: 403,
        json: { code: 'notAllowed' },
      });
  });

  test('an admin may change their own name, but neither their address nor their role', async () => {
    const own = await person(server, { role: 'SUPER_ADMIN' });
    const change = (more: object) => server.patch('/v1/user', { id: own.id, ...more }, own.headers);
    expect((await change({ firstName: 'Huda' })).status).toBe(200);
    expect(await change({ role: 'USER' })).toMatchObject({ status: 403, json: { field: 'role' } });
    expect(await change({ email: 'x@example.com' })).toMatchObject({ status: 403, json: { field: 'email' } });
  });
});
