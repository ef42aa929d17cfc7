import { test as anyone } from '@playwright/test';
import { type SignedIn, signedIn } from '@saer/contract/account/session';
import * as z from 'zod/mini';
import { demoPassword } from './demo-password.ts';

/** The session as the browser stores it, under the names of the specification. */
export const savedSession = (reply: SignedIn): Readonly<Record<string, string>> => ({
  token: reply.access_token,
  token_at: String(Date.now()),
  data: JSON.stringify(reply),
  appwriteToken: reply.appwriteToken,
  sessionId: reply.sessionId,
  user: String(reply.metadata.id),
});

/** Like `test`, in a browser in which the demo seller is signed in. */
export const test = anyone.extend<object, { seller: SignedIn }>({
  seller: [
    async ({ playwright }, use, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      const response = await api.post('/v1/auth/authenticate', {
        data: { username: 'seller@saer.localhost', password: demoPassword },
      });
      await use(z.parse(signedIn, await response.json()));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ seller }, use, { project }) => {
    const localStorage = Object.entries(savedSession(seller)).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: project.use.baseURL ?? '', localStorage }] });
  },
});
