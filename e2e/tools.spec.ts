import { expect, type Page, test as anyone } from '@playwright/test';
import { publicToolPage } from '@saer/contract/site/public-tools';
import { toolIds, toolPage } from '@saer/contract/products/tools';
import { answerLate } from './answer-late.ts';
import { expectNoFindings } from './axe.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { printedPages } from './printed-pages.ts';
import { test } from './signed-in.ts';

const headline = (page: Page) => page.getByRole('main').locator('[data-headline]');
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, select)`);
/** Chooses the first saved product: on a phone the choices have a sheet of their own. */
async function chooseProduct(page: Page, say: ReturnType<typeof wordsOf>): Promise<void> {
  await page.getByRole('main').getByLabel(say('From my products')).first().click();
  await page.locator('[role="option"]').first().click();
}

const languageOf = (name: string) => (name === 'ar' ? 'ar' : 'en');

test('every tool answers its example, has nothing for axe to find, fits 320 pixels and one sheet', async ({
  page,
}, { project }) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = wordsOf(language, 'tools');
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // Each language takes every second tool: they share one page, and what they say is tested without a browser.
  const mine = toolIds.filter((_, at) => (at % 2 === 0) === (language === 'ar'));
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  // Nothing typed in another tool is there.
  await page.addInitScript(() => sessionStorage.clear());
  for (const tool of mine) {
    await page.setViewportSize({ width, height });
    await page.goto(toolPage(tool));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: say('Fill in an example') }).click();
    await expect(headline(page), tool).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 320), tool).toBe(0);
    expect(await printedPages(page), tool).toBe(1);
  }
  expect(complaints).toEqual([]);
});

test(
  'what is typed in one tool is there in the next; a saved product or a pasted row fills the fields',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = wordsOf(languageOf(project.name), 'tools', 'tools-vat');
    await page.goto(
      `${toolPage('break-even')}#subFamily=toys&sizeBy=sides&length=22&width=16&height=12&weight=700`,
    );
    await field(page, 'cost').fill('٢٢');
    await expect(headline(page)).toContainText('43.86');
    // The address carries the inputs, and no server sees them.
    await expect(page).toHaveURL(/#.*cost=/);
    await page.getByRole('link', { name: say('Extract VAT') }).click();
    await expect(headline(page)).toContainText('5.72');
    await expect(field(page, 'price')).toHaveValue('43.86');
    await page.goBack();
    await expect(headline(page)).toContainText('43.86');

    await page.getByRole('button', { name: say('Paste a row') }).click();
    await page
      .getByRole('textbox', { name: say('Headings and one row, copied from your sheet') })
      .fill('cost\tweight\tprice\n30\t900\t99');
    await expect(field(page, 'cost')).toHaveValue('30');
    await expect(field(page, 'weight')).toHaveValue('900');

    await chooseProduct(page, say);
    await expect(field(page, 'cost')).not.toHaveValue('30');
    await expect(headline(page)).toBeVisible();

    await page.getByRole('link', { name: say('All tools') }).click();
    await page
      .getByRole('button', { name: say('Favourite: {name}', { name: say('Extract VAT') }) })
      .first()
      .click();
    await expect(page.getByRole('region', { name: say('Favourites') }).getByRole('link')).toHaveText([
      say('Extract VAT'),
    ]);
    await page.getByRole('searchbox', { name: say('Search the tools') }).fill('zzzz');
    await expect(page.getByRole('heading', { name: say('No tool matches') })).toBeVisible();
    await expectNoFindings(page);
  },
);

test(
  'a bundle goes on to the calculator as one parcel, without a price typed elsewhere',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const say = wordsOf(languageOf(project.name), 'tools');
    await page.goto(`${toolPage('extract-vat')}#price=999`);
    await expect(headline(page)).toContainText('130.30');
    await page.goto(
      `${toolPage('bundle-price')}#subFamily=toys&sizeBy=sides&length=22&width=16&height=12&weight=700&cost=22&extraFixed=5&packUnits=3`,
    );
    await expect(headline(page)).toContainText('177.50');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Calculator') })
      .click();
    await expect(page).toHaveURL(/extraFixed=15\.00/);
    await expect(page).not.toHaveURL(/999/);
    await expect(page.getByRole('main')).toContainText('177.50');
  },
);

test(
  'by keyboard alone: an example, the fields cleared, and nothing left in the tab after signing out',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const say = wordsOf(languageOf(project.name), 'tools', 'app');
    // Others use the same session.
    await page.route('**/v1/auth/logout', (route) => route.abort());
    await page.goto(toolPage('extract-vat'));
    await page.getByRole('button', { name: say('Fill in an example') }).press('Enter');
    await expect(page.getByRole('region', { name: say('Answer') })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: say('Clear the fields') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'price')).toBeFocused();
    await page.keyboard.type('230');
    await expect(headline(page)).toContainText('30.00');
    await expect(page).toHaveURL(/#price=230/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tools.inputs'))).toContain('230');
    // The last key of all, when a reload is answered after the address has followed.
    await answerLate(page, /\/user\/tools/);
    await field(page, 'price').fill('345');
    await page.reload();
    await page.unroute(/\/user\/tools/);
    await expect(field(page, 'price')).toHaveValue('345');
    await expect(page).toHaveURL(/#price=345/);

    await page
      .getByRole('button', { name: say('Account of {fullName}', { fullName: 'Demo Seller' }) })
      .press('Enter');
    await page.getByRole('button', { name: say('Sign out') }).press('Enter');
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => sessionStorage.getItem('tools.inputs'))).toBeNull();
  },
);

anyone(
  'a public tool is there before its script, answers while one types, and leads on with the numbers',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const built = await plain.newPage();
    await built.goto(`/en${publicToolPage('break-even')}`);
    await expect(headline(built)).toContainText('43.86');
    await plain.close();

    await page.goto(`/en${publicToolPage('break-even')}`);
    await field(page, 'cost').fill('30');
    await expect(headline(page)).not.toContainText('43.86');
    await expect(page).toHaveURL(/#.*cost=30/);
    await page.getByRole('link', { name: 'Extract VAT' }).first().click();
    await expect(page).toHaveURL(/\/en\/tools\/extract-vat/);
    await expect(headline(page)).toBeVisible();
    await field(page, 'price').fill('abc');
    await expect(page.getByText('Invalid Number.')).toBeVisible();
    await expect(headline(page)).toBeHidden();
  },
);

anyone(
  'what is selected in a public tool stays selected when its script arrives',
  { tag: '@desktop' },
  async ({ page }) => {
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/v1/fee-book*', async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto(`/en${publicToolPage('break-even')}`);
    await field(page, 'cost').selectText();
    await field(page, 'cost').evaluate((input) => input.toggleAttribute('data-built', true));
    arrive();
    await expect(page.locator('[data-built]')).toHaveCount(0);
    await page.keyboard.type('30');
    await expect(field(page, 'cost')).toHaveValue('30');
  },
);
