import { codeRequest } from '@saer/contract/account/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, type Person, testPassword } from '../testing/accounts.ts';
import { codeFor, queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { oneTimeCode, rateLimit } from './tables.ts';

let server: TestApp;
let victim: Person;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(rateLimit);
  victim = await person(server, { role: 'USER' });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  server.post(`/v1/${path}`, body, headers);
const askFor = (address: object) =>
  post('user/change-contact', { currentPassword: testPassword, ...address }, victim.headers);
const all = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

describe('Moving an address', () => {
  it('is announced at the old one, and says how many sessions are open', async () => {
    await post('auth/authenticate', { username: victim.email, password: testPassword });
    const mobile = '+966580000001';
    const { requestId } = codeRequest.parse((await askFor({ mobile })).json);
    const confirmed = await post('auth/otp', { requestId, code: await codeFor(server, mobile) });
    expect(confirmed.json).toEqual({ purpose: 'contactChange', openSessions: 2 });
    const notices = [...(await queuedFor(server, victim.email)), ...(await queuedFor(server, victim.mobile))];
    expect(notices.map(({ template, channel }) => `${template} ${channel}`)).toEqual([
      'contactChanged email',
      'contactChanged sms',
    ]);
  });
});

describe('At the same moment', () => {
  it('nothing requested while the password changes is left afterwards', async () => {
    const changed = () =>
      post(
        'auth/change-password',
        { currentPassword: testPassword, password: 'Quiet-Lantern-77' },
        victim.headers,
      );
    const answers = await all(4, (at) => (at === 1 ? changed() : askFor({ email: `at${at}@example.com` })));
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(answers[1]?.status).toBe(200);
    expect(await server.db.$count(oneTimeCode, eq(oneTimeCode.accountId, victim.id))).toBe(0);
  });

  it('a forgotten password and a deletion for good are both answered', async () => {
    for (let round = 0; round < 8; round += 1) {
      const helper = await person(server, { role: 'SUB_USER', subscriber: victim.id });
      await server.db.delete(rateLimit);
      const answers = await all(4, (at) =>
        at === 1
          ? server.delete(`/v1/user/sub-user?id=${helper.id}`, victim.headers)
          : post('auth/forgot-password', { username: helper.email }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });
});
