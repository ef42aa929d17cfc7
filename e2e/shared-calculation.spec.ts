import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { halalas, path, price, toy } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

let say = wordsOf('en', 'calculator', 'reasons', 'messages', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'calculator', 'reasons', 'messages', 'app');
});

const open = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(`${path}?${new URLSearchParams(fields)}`);
  await expect(page.getByRole('heading', { name: say('Where do you sell?') })).toBeVisible();
};

test(
  'a shared link opens the same product elsewhere',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, storageState }, { project }) => {
    await open(page, toy);
    await page.getByRole('textbox', { name: new RegExp(`^${say('Product cost')}`) }).fill('47.25');
    await page.getByText(say('I’m registered for VAT')).click();
    await expect(page).toHaveURL(/cost=47\.25.*vatRegistered=no/);
    const before = await halalas(price(page));
    const { locale } = project.use;
    const elsewhere = await browser.newContext({
      ...(locale ? { locale } : {}),
      ...(baseURL ? { baseURL } : {}),
      ...(storageState ? { storageState } : {}),
    });
    const there = await elsewhere.newPage();
    await there.goto(page.url());
    await expect(price(there)).toBeVisible();
    await expect.poll(() => halalas(price(there))).toBe(before);
    await elsewhere.close();
  },
);

test(
  'a picture of a price that rests on a fee nobody confirms says so, and its form says why',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const why = page
      .getByRole('dialog')
      .getByText(
        project.name === 'ar' ? /تذكر الصورة «بانتظار التأكيد»/ : /The picture says “to be confirmed”/,
      );
    const openPicture = async (store: string): Promise<void> => {
      await open(page, { ...toy, store, cost: '47.25' });
      await page.getByRole('button', { name: say('Share'), exact: true }).click();
      await page.getByRole('dialog').getByText(say('A picture'), { exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    };
    await openPicture('AMAZON_SA_FBA');
    await expect(why).toBeVisible();
    await expectNoFindings(page, 'dialog');
    await openPicture('NOON_SA_FBN');
    await expect(why).toHaveCount(0);
  },
);

test(
  'the answer alone is shared: elsewhere a page shows the price, and no address shows the cost',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    await open(page, { ...toy, cost: '47.25', name: 'Secret gadget' });
    const before = await halalas(price(page));
    await page.getByRole('button', { name: say('Share'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: say('The picture that people will see') })).toBeVisible();
    await expectNoFindings(page, 'dialog');
    const link = await dialog.getByText(/\/s\/[\w-]+$/).innerText();
    await dialog.getByText(say('A picture'), { exact: true }).click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectNoFindings(page, 'dialog');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('Save as picture') }).click();
    expect((await saved).suggestedFilename()).toBe('saer-price-card.png');
    await dialog.getByText(say('Answer and inputs')).click();
    await expect(dialog.getByText(/\/calculator\?/)).toContainText('cost=47.25');

    // Somebody who is not signed in: others are led to their own calculator.
    const elsewhere = await browser.newContext({
      storageState: { cookies: [], origins: [] },
      ...(baseURL ? { baseURL } : {}),
    });
    const there = await elsewhere.newPage();
    await there.goto(link);
    await expect(there.getByRole('heading', { name: say('Recommended price') })).toBeVisible();
    await expect.poll(() => halalas(there.locator('.price'))).toBe(before);
    await expectNoFindings(there);
    expect(await there.content()).not.toMatch(/47\.25|Secret/);
    await there.getByRole('link', { name: say('share.calculate') }).click();
    await expect(there).toHaveURL(/\/calculator\?store=NOON_SA_FBN$/);
    await elsewhere.close();
  },
);
