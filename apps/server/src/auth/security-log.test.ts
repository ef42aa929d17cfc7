import { signedIn } from '@saer/contract/account/session';
import { codeRequest, verifyCode } from '@saer/contract/account/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { person, testPassword } from '../testing/accounts.ts';
import { codeFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

/** The same database behind a server whose log is caught. */
async function loggingServer(logLevel: string) {
  const lines: string[] = [];
  const app = await buildApp({
    // On a crowded machine it would find itself overloaded.
    settings: { ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: logLevel }, '/'), longestDelay: 0 },
    db: server.db,
    secretKey: 'only-for-tests-'.repeat(3),
    version: '1.2.3',
    webFolder: '/nonexistent',
    logStream: { write: (line) => void lines.push(line) },
  });
  const post = async (path: string, body: object): Promise<unknown> =>
    (
      await app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload: body, remoteAddress: '192.0.2.8' })
    ).json();
  return { post, lines, security: () => lines.filter((line) => line.includes('"area":"security"')), app };
}

describe('The log', () => {
  it('says who signed in and who was rejected, from where and when, even at a quiet log level', async () => {
    const { post, security, app } = await loggingServer('warn');
    const { id, email } = await person(server, { role: 'USER' });
    await post('authenticate', { username: email, password: testPassword });
    await post('authenticate', { username: email, password: 'Wrong-Harbour-42' });
    const [accepted, refused] = security().map((line): unknown => JSON.parse(line));
    expect(accepted).toMatchObject({
      event: 'signIn',
      accountId: id,
      address: '192.0.2.8',
      time: expect.any(Number),
    });
    expect(refused).toMatchObject({
      event: 'signIn',
      refused: 'wrongCredentials',
      username: expect.stringMatching(/^[0-9a-f]{16}$/),
      address: '192.0.2.8',
    });
    expect(security().join('')).not.toContain(email);
    await app.close();
  });

  it('contains no token, code or password at any level', async () => {
    const { post, lines, app } = await loggingServer('trace');
    const { email } = await person(server, { role: 'USER' });
    const secrets = [testPassword, 'Quiet-Lantern-77', 'Wrong-Harbour-42'];
    const session = signedIn.parse(await post('authenticate', { username: email, password: testPassword }));
    await post('authenticate', { username: email, password: 'Wrong-Harbour-42' });
    const { requestId } = codeRequest.parse(await post('forgot-password', { username: email }));
    const code = await codeFor(server, email);
    const { token = '' } = verifyCode.reply.parse(await post('otp', { requestId, code }));
    await post('reset-password', { token, password: 'Quiet-Lantern-77' });
    await post('reset-password', { token, password: 'Quiet-Lantern-77' });
    await post('logout', { token: session.access_token });
    secrets.push(session.access_token, session.appwriteToken, token);
    const log = lines.join('');
    expect(log).toContain('"event":"setPassword"');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    await app.close();
  });

  it('takes no line break from a caller', async () => {
    const { post, lines, app } = await loggingServer('info');
    await post('authenticate', { username: 'a@example.com\n{"event":"signIn"}', password: 'x' });
    for (const line of lines) expect(line.trimEnd().split('\n')).toHaveLength(1);
    await app.close();
  });
});
