import { randomInt, randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test as anyone,
} from '@playwright/test';
import { type SignedIn, signedIn } from '@saer/contract/account/session';
import { createUser } from '@saer/contract/account/user';
import * as z from 'zod/mini';
import { demoPassword } from './demo-password.ts';
import { savedSession } from './signed-in.ts';

const mails = z.array(z.object({ to: z.string(), text: z.string(), links: z.array(z.string()) }));

/** A person that no other test uses. */
export const randomPerson = (firstName = 'Noura') => ({
  firstName,
  lastName: `Example ${randomUUID().slice(0, 8)}`,
  email: `${randomUUID()}@example.com`,
  mobile: `+96659${String(randomInt(10_000_000)).padStart(7, '0')}`,
});
export type Person = ReturnType<typeof randomPerson>;

/** A password that is on no list. */
export const freshPassword = (): string => `Wadi-${randomUUID().slice(0, 13)}-K7!`;

/** The headers of an API call, which identify its browser. */
const headersOf = (session?: SignedIn): Record<string, string> =>
  session === undefined ? {} : { authorization: `Bearer ${session.access_token}` };

export interface Api {
  readonly post: (path: string, data: object, as?: SignedIn) => Promise<unknown>;
  /** The status of a call to the own account: 401 if the session is over. */
  readonly statusOf: (session: SignedIn) => Promise<number>;
  readonly signIn: (username: string, password: string) => Promise<SignedIn>;
  /** Waits for the newest mail to an address and returns its text and links. */
  readonly mailTo: (address: string) => Promise<{ readonly text: string; readonly links: readonly string[] }>;
}

export const apiOf = (request: APIRequestContext): Api => {
  const post: Api['post'] = async (path, data, as) => {
    const response = await request.post(`/v1${path}`, { data, headers: headersOf(as) });
    const reply: unknown = await response.json();
    expect(response.ok(), `${path}: ${JSON.stringify(reply)}`).toBe(true);
    return reply;
  };
  const mailTo: Api['mailTo'] = async (address) => {
    const found = async () => {
      const response = await request.get('/local/mail.json', { params: { to: address } });
      return z.parse(mails, await response.json())[0];
    };
    await expect.poll(found, { timeout: 20_000 }).toBeDefined();
    return (await found()) ?? { text: '', links: [] };
  };
  return {
    post,
    mailTo,
    statusOf: async (session) =>
      (await request.get('/v1/user/info', { headers: headersOf(session) })).status(),
    signIn: async (username, password) =>
      z.parse(signedIn, await post('/auth/authenticate', { username, password })),
  };
};

/** Puts a session into a browser once: signing out is not undone by the next page. */
export const enter = (context: BrowserContext, session: SignedIn): Promise<unknown> =>
  context.addInitScript((stored) => {
    if (sessionStorage.getItem('entered') !== null) return;
    sessionStorage.setItem('entered', 'yes');
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, savedSession(session));

/** The token in the link of an invitation. */
export const tokenIn = (link: string | undefined): string =>
  new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? '';

/** Adds an active account whose owner follows the invitation and sets a password. */
export const createAccount = async (
  api: Api,
  admin: SignedIn,
  role: 'USER' | 'ADMIN' = 'USER',
  person: Person = randomPerson(),
) => {
  const body = { ...person, role, language: 'en', firstPassword: 'invitation' };
  const { account } = z.parse(createUser.reply, await api.post('/user', body, admin));
  const [link] = (await api.mailTo(person.email)).links;
  const password = freshPassword();
  await api.post('/auth/reset-password', { token: tokenIn(link), password });
  return { ...person, id: account.id, fullName: account.fullName, password };
};

/** Another person's page in a separate browser, at the same URL. */
export const openAs = async (page: Page, session: SignedIn): Promise<Page> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page belongs to no browser');
  const context = await browser.newContext();
  await enter(context, session);
  const other = await context.newPage();
  other.setDefaultTimeout(10_000);
  await other.goto(page.url());
  return other;
};

/** Like `test`, with the API, a signed-in super admin, and another admin for what takes two. */
export const test = anyone.extend<{ api: Api }, { superAdmin: SignedIn; secondAdmin: SignedIn }>({
  api: async ({ request }, use) => use(apiOf(request)),
  superAdmin: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await apiOf(request).signIn('super@saer.localhost', demoPassword));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  secondAdmin: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await apiOf(request).signIn('admin@saer.localhost', demoPassword));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
