import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { errorIn, wordsOf } from './messages.ts';
import { test } from './create-products.ts';

let language: 'ar' | 'en' = 'en';
let say = wordsOf('en', 'start', 'products', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'start', 'products', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const looksRight = async (page: Page): Promise<void> => {
  await expectNoFindings(page);
  for (const width of [320, 768]) expect(await overflowAt(page, width)).toBe(0);
};

test('a seller begins with the examples, sees where they stand, and removes them again', async ({
  page,
  seller,
}) => {
  test.slow();
  expect(seller.session.metadata.role).toBe('USER');
  await page.goto('/access/login');
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await looksRight(page);
  await button(page, 'Add the examples').click();
  await expect(page.getByText(say('Examples added'))).toBeVisible();

  const steps = page.getByRole('region', { name: say('What to do next') }).getByRole('listitem');
  // One of them says how many things there are to do now.
  await expect(steps).toHaveCount(5);
  await expect(page.getByRole('link', { name: say('Lose money'), exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(6);
  const changes = page.getByRole('region', { name: say('Last changes') }).getByRole('listitem');
  await expect(changes).toHaveCount(1);
  await expect(changes).toContainText('24');
  await looksRight(page);

  await steps.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/user\/products\?only=losing/);
  await expect(page.getByText(say('Example'), { exact: true }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Alt+KeyC');
  await expect(page).toHaveURL(/\/user\/add-product/);

  await page.goto('/user');
  await button(page, 'Remove the examples').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('24');
  await expectNoFindings(page);
  await button(asked, 'Remove the examples').click();
  await expect(button(page, 'Add the examples')).toBeVisible();
});

test(
  'a change is unfolded and put back, and refused where a newer one is in its way',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const own = await seller.add();
    const write = async (cost: string): Promise<void> => {
      await page.goto(`/user/product?id=${own.id}`);
      await page.getByLabel(say('Product cost'), { exact: true }).fill(cost);
      await button(page, 'Save and reprice').click();
      await expect(page.getByText(say('Saved and repriced.'))).toBeVisible();
    };
    await write('80');
    await write('90');
    await page.goto('/user/product-history');
    const changes = page.getByRole('list', { name: say('History of my products') }).locator('> li');
    await expect(changes).toHaveCount(3);
    await expect(changes.first().locator('ins').first()).toContainText('90.00');
    const putBack = async (at: number): Promise<Locator> => {
      await changes.nth(at).getByRole('button').first().click();
      await button(changes.nth(at), 'Put back').click();
      const asked = page.getByRole('alertdialog');
      await button(asked, 'Put back').click();
      return asked;
    };
    const refused = await putBack(1);
    await expect(refused.getByRole('alert')).toHaveText(errorIn(language, 'changedSince'));
    await expectNoFindings(page);
    await button(refused, 'Cancel').click();
    await putBack(0);
    await expect(page.getByText(say('Put back'), { exact: true }).first()).toBeVisible();
    await expect(changes).toHaveCount(4);
    await expect(changes.first().locator('ins').first()).toContainText('80.00');
    await looksRight(page);
  },
);
