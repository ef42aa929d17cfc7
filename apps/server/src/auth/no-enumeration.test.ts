import process from 'node:process';
import { codeRequest } from '@saer/contract/account/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, testPassword } from '../testing/accounts.ts';
import { codeFor, queuedFor } from '../testing/queued-messages.ts';
import { type Answer, testApp, type TestApp } from '../testing/test-app.ts';
import { oneTimeCode, rateLimit } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.delete(rateLimit));

let made = 0;
/** Nobody's, of the same length as those of the people of the tests. */
const unknownEmail = () => {
  made += 1;
  return `nobody${made}@example.com`;
};
const toRegistration = (email: string, mobile: string) => ({
  firstName: 'Person',
  lastName: 'One',
  email,
  mobile,
  password: 'Quiet-Lantern-77',
  language: 'en',
  termsAccepted: true,
});

/** A reply without the parts that always differ. */
const toShape = ({ status, headers, text }: Answer, typed: string) => ({
  status,
  headers: Object.keys(headers).toSorted(),
  body: text
    .replaceAll(typed.slice(0, 1) + '•••', 'x•••')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
});
const readRequestId = (answer: Answer) => codeRequest.parse(answer.json).requestId;
const passAMinute = () =>
  server.db.update(oneTimeCode).set({ sentAt: sql`${oneTimeCode.sentAt} - interval '61 seconds'` });

/** Everything one can do with a request without its code. */
async function walk(started: Answer, typed: string) {
  const requestId = readRequestId(started);
  const answers = [started];
  const post = async (path: string, body: object) => {
    answers.push(await server.post(`/v1/auth/${path}`, body));
  };
  await post('otp', { requestId, code: '000000' });
  await post('otp/resend', { requestId, channel: 'email' });
  await passAMinute();
  await post('otp/resend', { requestId, channel: 'sms' });
  for (let at = 0; at < 6; at += 1) await post('otp', { requestId, code: '000000' });
  await post('is-verified', { requestId });
  return answers.map((answer) => toShape(answer, typed));
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

describe('Whether an address is known is not revealed', () => {
  it('by a forgotten password: the answer, its codes and its limits are alike', async () => {
    const { email } = await person(server, { role: 'USER' });
    const forgot = (username: string) => server.post('/v1/auth/forgot-password', { username });
    const nobody = unknownEmail();
    const known = await walk(await forgot(email), email);
    await server.db.delete(rateLimit);
    expect(await walk(await forgot(nobody), nobody)).toEqual(known);
  });

  it('by a forgotten password of a mobile number', async () => {
    const { mobile } = await person(server, { role: 'USER' });
    const forgot = (username: string) => server.post('/v1/auth/forgot-password', { username });
    const known = await walk(await forgot(mobile), mobile);
    await server.db.delete(rateLimit);
    expect(await walk(await forgot(mobile.replace('+966', '0')), mobile)).toEqual(known);
    await server.db.delete(rateLimit);
    const unknown = await walk(await forgot('+966549999999'), '+966549999999');
    const without = (all: typeof known) =>
      all.map(({ body, ...rest }) => ({ ...rest, body: body.replaceAll(/•••••\d{4}/g, '•••••') }));
    expect(without(unknown)).toEqual(without(known));
  });

  it('by a second request: the first is dead for both', async () => {
    const { email } = await person(server, { role: 'USER' });
    const readFirst = async (username: string) => {
      const first = await server.post('/v1/auth/forgot-password', { username });
      await server.post('/v1/auth/forgot-password', { username });
      await passAMinute();
      const requestId = readRequestId(first);
      return toShape(await server.post('/v1/auth/otp/resend', { requestId, channel: 'email' }), username);
    };
    const known = await readFirst(email);
    expect(known.body).toContain('codeExpired');
    expect(await readFirst(unknownEmail())).toEqual(known);
  });

  it('by two addresses of one person: each has a separate request', async () => {
    const { email, mobile } = await person(server, { role: 'USER' });
    const byEmail = await server.post('/v1/auth/forgot-password', { username: email });
    await server.post('/v1/auth/forgot-password', { username: mobile });
    await passAMinute();
    const again = { requestId: readRequestId(byEmail), channel: 'email' };
    expect((await server.post('/v1/auth/otp/resend', again)).status).toBe(200);
  });

  it('by registering: the reply is the same, nothing is created, and the owner is notified', async () => {
    const { email } = await person(server, { role: 'USER' });
    const nobody = unknownEmail();
    const known = await walk(
      await server.post('/v1/auth/register', toRegistration(email, '+966551110001')),
      email,
    );
    await server.db.delete(rateLimit);
    const unknown = await walk(
      await server.post('/v1/auth/register', toRegistration(nobody, '+966551110002')),
      nobody,
    );
    const plain = (all: typeof known) =>
      all.map(({ body, ...rest }) => ({ ...rest, body: body.replaceAll(/•••••\d{4}/g, '') }));
    expect(plain(known)).toEqual(plain(unknown));
    expect((await queuedFor(server, email)).map(({ template }) => template)).toEqual(['alreadyRegistered']);
    expect(await queuedFor(server, '+966551110001')).toEqual([]);
    const signIn = async (username: string) => {
      await server.db.delete(rateLimit);
      const answer = await server.post('/v1/auth/authenticate', { username, password: 'Quiet-Lantern-77' });
      return toShape(answer, username);
    };
    const refused = await signIn(email);
    expect(refused.body).toContain('notVerified');
    for (const username of [nobody, '+966551110001', '+966551110002'])
      expect(await signIn(username)).toEqual(refused);
    expect(await codeFor(server, email).catch(() => 'none')).toBe('none');
  });

  it('by the work an answer takes: an unknown user costs one hash as well', async () => {
    const { email } = await person(server, { role: 'USER' });
    const readTime = async (username: string) => {
      await server.db.delete(rateLimit);
      const before = process.cpuUsage();
      await server.post('/v1/auth/authenticate', { username, password: `Wrong-${testPassword}` });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const times = {
      known: [await readTime(email)].slice(1),
      unknown: [await readTime('nobody@example.com')].slice(1),
    };
    for (let round = 0; round < 25; round += 1) {
      times.known.push(await readTime(email));
      times.unknown.push(await readTime(unknownEmail()));
    }
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});
