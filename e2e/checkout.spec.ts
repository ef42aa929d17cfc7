import { expect, type Page } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { errorIn, wordsOf } from './messages.ts';

const languageOf = (name: string) => (name === 'ar' ? 'ar' : 'en');
const say = (project: { readonly name: string }) =>
  wordsOf(languageOf(project.name), 'checkout', 'checkout-result', 'bank-account', 'subscriptions', 'app');

/** Types a test card into the simulator's page and pays with it. */
const payAtGateway = async (page: Page, number: string, securityCode = '123'): Promise<void> => {
  await page.locator('input[name=number]').fill(number);
  await page.locator('input[name=expiry]').fill('12/49');
  await page.locator('input[name=securityCode]').fill(securityCode);
  await page.locator('button[name=action][value=pay]').click();
};

/** The checkout of a seller whom no other test uses, by the year. */
const openCheckout = async ({
  page,
  context,
  api,
  superAdmin,
}: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'context' | 'api' | 'superAdmin'>) => {
  const { email, password } = await createAccount(api, superAdmin);
  const seller = await api.signIn(email, password);
  await enter(context, seller);
  page.setDefaultTimeout(10_000);
  const plans = z.parse(lists.pricePlan.find.reply, await (await page.request.get('/v1/price-plan')).json());
  const plan = plans[0]?.id ?? 0;
  await page.goto(`/checkout?plan=${plan}&period=YEARLY`);
  return { plan };
};

test('a seller pays by card, and downloads the invoice', async ({ page, context, api, superAdmin }, {
  project,
}) => {
  const words = say(project);
  const language = languageOf(project.name);
  await openCheckout({ page, context, api, superAdmin });
  const pay = page.locator('main button[type=submit]');
  await expect(page.getByText('860.87').first()).toBeVisible();
  await expect(page.getByText('129.13').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByText(words('I have a VAT number')).click();
  const vatNumber = page.getByLabel(words('VAT number'), { exact: true });
  await vatNumber.fill('123');
  await pay.click();
  await expect(page.getByText(errorIn(language, 'notAVatNumber'))).toBeVisible();
  await expect(page.getByText(errorIn(language, 'termsNotAccepted'))).toBeVisible();
  await expectNoFindings(page);
  await vatNumber.fill('٣١٠١٢٢٣٩٣٥٠٠٠٠٣');
  for (const [label, value] of [
    ['Name or company', 'Palm Store'],
    ['Building number', '1234'],
    ['Street', 'King Fahd Road'],
    ['District', 'Olaya'],
    ['City', 'Riyadh'],
    ['Postal code', '12211'],
  ] as const)
    await page.getByLabel(words(label)).fill(value);
  await page.getByText(words('I accept the terms of use')).click();
  expect(await overflowAt(page, 320)).toBe(0);
  await pay.click();
  await payAtGateway(page, '4005550000000001');
  await expect(page).toHaveURL(/\/checkout\/result\?ref=/);
  await expect(page.getByRole('heading', { name: words('Payment success') })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('990.00').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('Download the invoice') }).click({ timeout: 30_000 });
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  // The details of the invoice are known the next time, and the next period follows the present one.
  await page.goto('/checkout');
  await expect(page.getByText(words('New end'))).toBeVisible();
  await expect(page.getByLabel(words('Name or company'))).toHaveValue('Palm Store');
  await expect(page.getByLabel(words('VAT number'), { exact: true })).toHaveValue('310122393500003');
});

test.describe('opened at localhost, where the session is', () => {
  test.use({
    baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'localhost')),
  });

  test(
    'a declined payment says so, and is tried again with the same plan',
    { tag: '@desktop' },
    async ({ page, context, api, superAdmin }, { project }) => {
      const words = say(project);
      const { plan } = await openCheckout({ page, context, api, superAdmin });
      const pay = page.locator('main button[type=submit]');
      await page.getByText(words('I accept the terms of use')).click();
      await pay.dblclick();
      await payAtGateway(page, '4557012345678902');
      await page.locator('button[name=decision][value=decline]').click();
      await expect(page.getByRole('heading', { name: words('Payment failed') })).toBeVisible({
        timeout: 30_000,
      });
      await expectNoFindings(page);
      await page.getByRole('link', { name: words('Try again') }).click();
      await expect(page).toHaveURL(new RegExp(`//localhost:\\d+/checkout\\?plan=${plan}&period=YEARLY$`));
      await page.getByText(words('I accept the terms of use')).click();
      await pay.click();
      await payAtGateway(page, '4557012345678902');
      await page.locator('button[name=decision][value=approve]').click();
      await expect(page.getByRole('heading', { name: words('Payment success') })).toBeVisible({
        timeout: 30_000,
      });
    },
  );
});

test(
  'whoever comes back from the card page sees the open payment, and goes on with the same',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const words = say(project);
    await openCheckout({ page, context, api, superAdmin });
    const pay = page.locator('main button[type=submit]');
    await page.getByText(words('I accept the terms of use')).click();
    await pay.click();
    await expect(page.locator('input[name=number]')).toBeVisible();
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: words('Your payment is not complete yet') }),
    ).toBeVisible();
    await expect(pay).toHaveCount(0);
    await expectNoFindings(page);
    await page.getByRole('button', { name: words('Go on to the card page') }).click();
    await expect(page.locator('input[name=number]')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: words('See its result') }).click();
    await expect(page.getByRole('heading', { name: words('We are asking your bank') })).toBeVisible();
    await expectNoFindings(page);
  },
);

test(
  'whoever closed the bank’s window reads until when to wait, and pays again as soon as it has ended',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const words = say(project);
    await openCheckout({ page, context, api, superAdmin });
    const checkout = page.url();
    const pay = page.locator('main button[type=submit]');
    const accept = page.getByText(words('I accept the terms of use'));
    await accept.click();
    await pay.click();
    await payAtGateway(page, '4557012345678902');
    await expect(page.locator('button[name=decision]').first()).toBeVisible();
    const session = new URL(page.url()).searchParams.get('session') ?? '';
    await page.goto(checkout);
    const notice = page.getByRole('region', { name: words('We are asking your bank') });
    // When it began, and until when it is asked about.
    await expect(notice.locator('time')).toHaveCount(2);
    await expect(pay).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('Go on to the card page') })).toHaveCount(0);
    await expectNoFindings(page);
    await page.request.post('/local/gateway/3ds', { form: { session, decision: 'decline' } });
    await expect(page.locator('main output')).toBeVisible();
    await accept.click();
    await pay.click();
    await expect(page.locator('input[name=number]')).toBeVisible();
  },
);

test(
  'a plan is requested without paying now',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const words = say(project);
    await openCheckout({ page, context, api, superAdmin });
    await page.getByText(words('Request without paying now')).click();
    await page.getByRole('button', { name: words('Request the plan') }).click();
    await expect(page).toHaveURL('/account/settings/subscriptions');
    await expect(page.getByText(words('Pending'))).toBeVisible();
    await page.getByRole('link', { name: words('Pay by card') }).click();
    await expect(page.getByText('990.00').first()).toBeVisible();
    await expect(page.getByText(words('Request without paying now'))).toHaveCount(0);
  },
);

test('who pays by bank transfer sees the account, copies its IBAN, and finds it again beside the request', async ({
  page,
  context,
  api,
  superAdmin,
}, { project }) => {
  const words = say(project);
  // This server has no account of its own: the setting is tested with the server.
  const bankAccount = { bank: 'Sample Bank', holder: 'Sample Company', iban: 'SA0380000000608010167519' };
  await page.route('**/v1/payfort-payment/options', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), bankAccount } });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCheckout({ page, context, api, superAdmin });
  await page.getByText(words('Bank transfer'), { exact: true }).click();
  const account = page.locator('main dl').filter({ hasText: 'SA03 8000 0000 6080 1016 7519' });
  await expect(account).toContainText('990.00');
  await expect(account).toContainText('Sample Company');
  for (const label of ['Amount, with VAT', 'Account of', 'Bank', 'IBAN', 'Purpose of the transfer'])
    await expect(account.locator('dt').getByText(words(label), { exact: true })).toBeVisible();
  await account.getByRole('button').first().click();
  await expect(account.getByText(words('Copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bankAccount.iban);
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await page.getByRole('button', { name: words('Request the plan') }).click();
  await expect(page).toHaveURL('/account/settings/subscriptions');
  await expect(page.getByRole('heading', { name: words('To pay by bank transfer') })).toBeVisible();
  await expect(account).toContainText('990.00');
  await expectNoFindings(page);
});

test(
  'an unknown payment is not found, and a plan that is gone is said',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const words = say(project);
    await openCheckout({ page, context, api, superAdmin });
    await page.goto('/checkout?plan=2000000000');
    await expect(page.getByText(words('This plan is no longer offered. Nothing was charged.'))).toBeVisible();
    await page.goto('/checkout/result?ref=S0-0');
    await expect(page.getByRole('heading', { name: words('There is no such payment') })).toBeVisible();
  },
);
