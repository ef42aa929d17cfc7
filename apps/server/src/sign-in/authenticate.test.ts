import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../testing/people.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const url = '/v1/auth/authenticate';
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('Signing in', () => {
  it('works with the email address, in any case, and with the mobile number, however it is written', async () => {
    const { email, mobile, password } = await person(server, { role: 'USER' });
    for (const username of [email, email.toUpperCase(), mobile, mobile.replace('+', '00')]) {
      const { status, json } = await server.post(url, { username, password });
      expect(status).toBe(200);
      expect(json).toMatchObject({ metadata: { email, mobile, role: 'USER', isIdentityVerified: false } });
    }
  });
});
