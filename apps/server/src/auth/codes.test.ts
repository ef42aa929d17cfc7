import { codeRequest } from '@saer/contract/account/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { codeFor, queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { oneTimeCode, rateLimit } from './tables.ts';

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await testApp();
  // Time stands still, however slow the machine.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await server.db.delete(rateLimit);
  owner = await person(server, { role: 'USER' });
});

const forgot = async (username: string) =>
  codeRequest.parse((await server.post('/v1/auth/forgot-password', { username })).json);
const confirm = (requestId: string, code: string) => server.post('/v1/auth/otp', { requestId, code });
const resend = (requestId: string, channel = 'email') =>
  server.post('/v1/auth/otp/resend', { requestId, channel });
const change = (requestId: string, values: Partial<typeof oneTimeCode.$inferInsert>) =>
  server.db.update(oneTimeCode).set(values).where(eq(oneTimeCode.id, requestId));
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const waitAMinute = (requestId: string) => change(requestId, { sentAt: ago(61) });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('A one-time code', () => {
  it('has six digits and is stored only as a keyed hash', async () => {
    const { requestId } = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await server.db.select().from(oneTimeCode).where(eq(oneTimeCode.id, requestId));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  it('is right once', async () => {
    const { requestId } = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    expect((await confirm(requestId, code)).json).toMatchObject({
      purpose: 'passwordReset',
      token: expect.any(String),
    });
    expect((await confirm(requestId, code)).json).toMatchObject({ code: 'codeExpired' });
  });

  it('may be typed in Arabic digits', async () => {
    const { requestId } = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await confirm(requestId, arabic)).status).toBe(200);
  });

  it('is right for one only, when two try at once', async () => {
    const { requestId } = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    const all = await Promise.all(Array.from({ length: 4 }, () => confirm(requestId, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is dead after five wrong tries, even to the right one', async () => {
    const { requestId } = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect((await confirm(requestId, other(code))).json).toMatchObject({
        code: 'wrongCode',
        details: { triesLeft },
      });
    expect((await confirm(requestId, code)).json).toMatchObject({ code: 'codeExpired' });
  });

  it('allows no more tries to fifty at once', async () => {
    const { requestId } = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    const all = await Promise.all(Array.from({ length: 50 }, () => confirm(requestId, other(code))));
    expect(all.filter(({ text }) => text.includes('wrongCode'))).toHaveLength(5);
  });

  it('is dead after ten minutes', async () => {
    const { requestId, expiresAt } = await forgot(owner.email);
    expect(Date.parse(expiresAt) - Date.now()).toBe(10 * 60_000);
    await change(requestId, { expiresAt: ago(1) });
    expect((await confirm(requestId, await codeFor(server, owner.email))).json).toMatchObject({
      code: 'codeExpired',
    });
  });

  it('is good for its own request alone', async () => {
    const stranger = await person(server, { role: 'USER' });
    const { requestId } = await forgot(owner.email);
    await forgot(stranger.email);
    const code = await codeFor(server, stranger.email);
    if (code !== (await codeFor(server, owner.email)))
      expect((await confirm(requestId, code)).json).toMatchObject({ code: 'wrongCode' });
  });

  it('can be sent again after a minute, and then the old one is dead', async () => {
    const { requestId, resendAt } = await forgot(owner.email);
    expect(Date.parse(resendAt) - Date.now()).toBe(60_000);
    const first = await codeFor(server, owner.email);
    const early = await resend(requestId);
    expect([early.status, early.json]).toMatchObject([
      400,
      { code: 'resendTooSoon', details: { seconds: 60 } },
    ]);
    await waitAMinute(requestId);
    expect((await resend(requestId)).json).toMatchObject({ requestId, channel: 'email' });
    const second = await codeFor(server, owner.email);
    if (first !== second) expect((await confirm(requestId, first)).json).toMatchObject({ code: 'wrongCode' });
    expect((await confirm(requestId, second)).status).toBe(200);
  });

  it('is sent again once, when two ask at once', async () => {
    const { requestId } = await forgot(owner.email);
    await waitAMinute(requestId);
    const all = await Promise.all([resend(requestId), resend(requestId)]);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('goes by SMS where one asks for it, and shows nothing of a number the caller did not type', async () => {
    const { requestId } = await forgot(owner.email);
    await waitAMinute(requestId);
    expect((await resend(requestId, 'sms')).json).toMatchObject({ channel: 'sms', sentTo: '•••' });
    expect(await queuedFor(server, owner.mobile)).toMatchObject([{ channel: 'sms' }]);
    expect((await confirm(requestId, await codeFor(server, owner.mobile))).status).toBe(200);
  });

  it('is invalid as soon as another is requested', async () => {
    const first = await forgot(owner.email);
    const code = await codeFor(server, owner.email);
    await forgot(owner.email);
    expect((await confirm(first.requestId, code)).json).toMatchObject({ code: 'codeExpired' });
  });

  it('is sent five times an hour to one address, known or not, and twenty times from one', async () => {
    for (const username of [owner.email, 'nobody@example.com']) {
      await server.db.delete(rateLimit);
      const all: number[] = [];
      for (let at = 0; at < 6; at += 1)
        all.push((await server.post('/v1/auth/forgot-password', { username })).status);
      expect(all).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await server.db.delete(rateLimit);
    const many: number[] = [];
    for (let at = 0; at < 21; at += 1)
      many.push((await server.post('/v1/auth/forgot-password', { username: `n${at}@example.com` })).status);
    expect(many.indexOf(429)).toBe(20);
  });

  it('is not found out by asking for codes that never were', async () => {
    const requestId = crypto.randomUUID();
    expect((await confirm(requestId, '123456')).json).toMatchObject({ code: 'codeExpired' });
    expect((await resend(requestId)).json).toMatchObject({ code: 'codeExpired' });
    expect((await confirm("x' or 1=1", '123456')).status).toBe(400);
  });
});
