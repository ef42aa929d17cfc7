import { expect, type Page } from '@playwright/test';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

const tag = '@desktop';
const say = wordsOf('en', 'app', 'subscriptions');

const fail = (page: Page, path: string, status: number, code: string, message: string) =>
  page.route(`**/v1/${path}`, (route) => route.fulfill({ status, json: { code, message } }));

/** Errors that the page logs, and those that nobody catches. */
const listen = (page: Page) => {
  const logged: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  page.on('pageerror', (error) => thrown.push(error.message));
  return { logged, thrown };
};

test('a failure of what every start asks for is said, logged and passed on', { tag }, async ({ page }) => {
  await fail(page, 'user-subscription/has-subscription', 400, 'conflict', 'No subscription can be read');
  await fail(page, 'price-plan/page?*', 400, 'conflict', 'No plans can be read');
  const { logged, thrown } = listen(page);
  await page.goto('/user/tools');
  const toasts = page.getByRole('region', { name: say('Notifications') });
  await expect(toasts).toContainText('No subscription can be read');
  await expect(toasts).toContainText('No plans can be read');
  expect(logged.join('\n')).toContain('No subscription can be read');
  expect(logged.join('\n')).toContain('No plans can be read');
  expect(thrown).toContain('No plans can be read');
});

test(
  'an error whose code this app does not know is said in the words of the server',
  { tag },
  async ({ page }) => {
    await fail(page, 'user-subscription/has-subscription', 409, 'somethingNew', 'Something newer happened');
    await page.goto('/user/tools');
    await expect(page.getByRole('region', { name: say('Notifications') })).toContainText(
      'Something newer happened',
    );
  },
);

test(
  'the requests made before the scripts arrive carry every header of a call',
  { tag },
  async ({ page, seller }) => {
    const early = ['/v1/fee-book', '/v1/fee-book/agreed'].map((path) =>
      page.waitForRequest((request) => new URL(request.url()).pathname === path),
    );
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/user/add-product');
    for (const request of await Promise.all(early))
      expect(request.headers()).toMatchObject({
        authorization: `Bearer ${seller.access_token}`,
        language: 'en',
        'accept-language': 'en',
        'app-version': '1.4',
        platform: 'web',
        'session-id': seller.sessionId,
        'x-idrive-device-id': '0000000',
      });
  },
);

test(
  'a subscription with a status that this app does not know is listed, as positive',
  { tag },
  async ({ page }) => {
    await page.route('**/v1/user-subscription/my-subscribers', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(/"status":"[A-Z]+"/g, '"status":"FROZEN"');
      await route.fulfill({ response, body: text });
    });
    await page.goto('/account/settings/subscriptions');
    const badge = page.getByText('FROZEN', { exact: true }).first();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveClass(/success|positive|brand/);
  },
);
