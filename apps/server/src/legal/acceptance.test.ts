import { isAllowed } from '@saer/contract/api/access';
import { codeRequest } from '@saer/contract/account/auth';
import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { findRequiredLegal } from '@saer/contract/legal/legal-acceptance';
import { findLegalAcceptances } from '@saer/contract/legal/legal-document';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { cleanUp } from '../accounts/jobs.ts';
import { rateLimit } from '../auth/tables.ts';
import { ownedRecords } from '../owned-records.ts';
import { account } from '../principals/tables.ts';
import { readSettings } from '../settings.ts';
import { person, type Person } from '../testing/accounts.ts';
import { codeFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { legalAcceptance } from './tables.ts';
import { dayFromNow, legalClient } from './testing/legal-client.ts';

let server: TestApp;
let client: Awaited<ReturnType<typeof legalClient>>;
beforeAll(async () => {
  server = await testApp();
  client = await legalClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.delete(rateLimit));

let registered = 0;
const toRegistration = (more: object) => {
  registered += 1;
  return {
    firstName: 'Noura',
    lastName: 'Seller',
    email: `reader${registered}@example.com`,
    mobile: `+96656${String(registered).padStart(7, '0')}`,
    password: 'Quiet-Lantern-77',
    language: 'ar',
    termsAccepted: true,
    ...more,
  };
};
const register = async (more: object = {}) => {
  const body = toRegistration(more);
  const device = { 'x-idrive-device-id': crypto.randomUUID() };
  return { body, reply: await server.post('/v1/auth/register', body, device) };
};
/** The key of the account of a registration, whose code is confirmed. */
const confirmed = async ({ body, reply }: Awaited<ReturnType<typeof register>>) => {
  const { requestId } = codeRequest.parse(reply.json);
  const code = await codeFor(server, body.email);
  expect((await server.post('/v1/auth/otp', { requestId, code })).status).toBe(200);
  const [row] = await server.db.select({ id: account.id }).from(account).where(eq(account.email, body.email));
  return row?.id ?? 0;
};
const readAcceptances = async (id: number) =>
  findLegalAcceptances.reply.parse(
    (await server.get(`/v1/legal-document/acceptance?id=${id}`, client.boss.headers)).json,
  );
const readRequired = async ({ headers }: Person) =>
  findRequiredLegal.reply.parse((await server.get('/v1/legal-document/required', headers)).json);
const acceptAll = async (by: Person) =>
  server.post('/v1/legal-document/accept', { ids: (await readRequired(by)).map(({ id }) => id) }, by.headers);
/** A change that waits for the acceptance. */
const change = ({ headers }: Person) =>
  server.put('/v1/product/category-answer', { term: 'clocks', subFamily: 'watches' }, headers);

describe('registering', () => {
  it('needs the acceptance, and the numbers of today where it names any', async () => {
    expect((await register({ termsAccepted: false })).reply.json).toMatchObject({ code: 'termsNotAccepted' });
    for (const acceptedVersions of [
      { terms: 2, privacy: 1 },
      { terms: 1, privacy: 7 },
    ])
      expect((await register({ acceptedVersions })).reply).toMatchObject({
        status: 409,
        json: { code: 'termsChanged', field: 'termsAccepted' },
      });
    expect((await register({ acceptedVersions: { terms: 1 } })).reply.status).toBe(400);
  });

  it('records what was accepted as a draft, with its hash; a confirmed version is asked for later', async () => {
    const id = await confirmed(await register({ acceptedVersions: { terms: 1, privacy: 1 } }));
    const accepted = await readAcceptances(id);
    expect(accepted.map(({ document }) => document).toSorted()).toEqual(['PRIVACY', 'TERMS']);
    for (const each of accepted)
      expect(each).toMatchObject({
        number: 1,
        isDraft: true,
        textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        language: 'ar',
        source: 'REGISTRATION',
      });
  });
});

test('nobody is asked before a version is confirmed and in force', async () => {
  const seller = await person(server, { role: 'USER' });
  expect(await readRequired(seller)).toEqual([]);
  expect((await change(seller)).status).toBe(200);
  await client.publish('PRIVACY', {}, dayFromNow(5));
  expect(await readRequired(seller)).toEqual([]);
  expect((await change(seller)).status).toBe(200);
});

describe('with a version in force that asks for acceptance', () => {
  it('a seller and a sub-user are asked once, each for themselves; admins are not', async () => {
    const seller = await person(server, { role: 'USER' });
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    const { id, number } = await client.publish('TERMS');
    for (const each of [seller, helper]) {
      expect(await readRequired(each)).toMatchObject([
        { id, number, document: 'TERMS', acceptedNumber: null },
      ]);
      expect([await change(each)]).toMatchObject([{ status: 403, json: { code: 'acceptanceNeeded' } }]);
      expect((await server.get('/v1/user/info', each.headers)).json).toMatchObject({
        acceptanceNeeded: true,
      });
      expect([await acceptAll(each)]).toMatchObject([{ status: 200, json: [] }]);
      expect((await change(each)).status).toBe(200);
      expect((await acceptAll(each)).status).toBe(400);
      const { json } = await server.get('/v1/user/info', each.headers);
      expect(json).not.toHaveProperty('acceptanceNeeded');
    }
    const admin = await person(server, { role: 'ADMIN' });
    expect((await server.post('/v1/legal-document', { document: 'TERMS' }, admin.headers)).status).toBe(200);
    expect((await server.get('/v1/legal-document/required', admin.headers)).status).toBe(403);
  });

  it('what changed since the last acceptance is said, minor corrections included', async () => {
    const seller = await person(server, { role: 'USER' });
    await acceptAll(seller);
    const [before] = (await readAcceptances(seller.id)).map(({ number }) => number);
    const minor = await client.publish('TERMS', { changesEn: 'A typo.', asksAcceptance: false });
    expect(await readRequired(seller)).toEqual([]);
    expect((await change(seller)).status).toBe(200);
    const major = await client.publish('TERMS', { changesEn: 'Refunds.', asksAcceptance: true });
    expect(await readRequired(seller)).toMatchObject([
      {
        id: major.id,
        acceptedNumber: before,
        changes: [
          { number: major.number, changesEn: 'Refunds.' },
          { number: minor.number, changesEn: 'A typo.' },
        ],
      },
    ]);
    // The text that was read is not in force any more: what is accepted is what is read.
    const newest = await client.publish('TERMS');
    const late = await server.post('/v1/legal-document/accept', { ids: [major.id] }, seller.headers);
    expect(late).toMatchObject({ status: 409, json: { code: 'termsChanged' } });
    const [both] = await Promise.all([acceptAll(seller), acceptAll(seller)]);
    expect(both.json).toEqual([]);
    expect(await readAcceptances(seller.id)).toMatchObject([
      { number: newest.number, isDraft: false, source: 'ASKED', language: 'en' },
      { number: before },
    ]);
  });

  it('a new account that accepted it when registering is not asked', async () => {
    const [terms] = await client.versions('TERMS');
    const id = await confirmed(
      await register({ acceptedVersions: { terms: terms?.number ?? 0, privacy: 1 } }),
    );
    const admin = await person(server, { role: 'ADMIN' });
    await server.post('/v1/user/activate', { id }, admin.headers);
    const accepted = (await readAcceptances(id)).find(({ document }) => document === 'TERMS');
    expect(accepted).toMatchObject({ number: terms?.number, isDraft: false });
  });

  it('reading, removing, security, own data, cancelling and leaving stay open', async () => {
    const seller = await person(server, { role: 'USER' });
    const own = endpoints.filter(({ access }) => access !== 'public' && isAllowed('USER', access));
    const answers = new Map<string, unknown>();
    for (const { method, path } of own) {
      const { body } = await server.app.inject({
        method,
        url: `${basePath}${path}`,
        headers: seller.headers,
      });
      answers.set(`${method} ${path}`, body.includes('"code":"acceptanceNeeded"'));
    }
    for (const { method, path, beforeAcceptance } of own)
      expect([`${method} ${path}`, answers.get(`${method} ${path}`)]).toEqual([
        `${method} ${path}`,
        method !== 'GET' && method !== 'DELETE' && beforeAcceptance !== true,
      ]);
    for (const open of [
      'POST /auth/change-password',
      'PATCH /user/info',
      'POST /user/delete-my-account',
      'PATCH /user-subscription',
      'DELETE /product',
      'GET /user/my-data',
    ])
      expect([open, answers.get(open)]).toEqual([open, false]);
    expect(answers.get('POST /product')).toBe(true);
  });
});

test('what was accepted is in the own copy of the data, and goes with the account', async () => {
  const seller = await person(server, { role: 'USER' });
  await acceptAll(seller);
  const { json } = await server.get('/v1/user/my-data', seller.headers);
  expect(json).toMatchObject({ acceptances: [{ document: 'TERMS', source: 'ASKED' }] });
  await server.db
    .update(account)
    .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() })
    .where(eq(account.id, seller.id));
  await cleanUp(server.db, readSettings({ NODE_ENV: 'test' }, '/'), ownedRecords);
  expect(await server.db.$count(legalAcceptance, eq(legalAcceptance.accountId, seller.id))).toBe(0);
});
