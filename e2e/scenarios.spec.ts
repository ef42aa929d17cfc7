import { expect, type Page } from '@playwright/test';
import { answerLate } from './answer-late.ts';
import { expectNoFindings } from './axe.ts';
import { halalas, path, price, toy } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

// In Arabic, at a desk.
test.use({ viewport: { width: 1440, height: 900 } });

const say = wordsOf('ar', 'scenarios', 'calculator', 'app');

const profit = (page: Page, column: number) => page.getByTestId(`profit-${column}`);

test(
  'a calculation is varied beside itself, and the columns are saved, found again, renamed and deleted',
  { tag: '@phone' },
  async ({ page }) => {
    page.setDefaultTimeout(10_000);
    const requests: string[] = [];
    await page.goto(`${path}?${new URLSearchParams({ ...toy, name: 'دلة قهوة' })}`);
    await expect(price(page)).toBeVisible();
    const found = await halalas(price(page));
    await page.getByRole('button', { name: say('Compare variants') }).click();
    await expect(page).toHaveURL(/\/user\/scenario#/);
    await expect(profit(page, 2)).toBeVisible();
    expect(await halalas(profit(page, 1))).toBe(await halalas(profit(page, 2)));
    await expect(page.getByTestId('difference')).toHaveCount(0);

    const variant = say('Variant {index}', { index: '1' });
    const slider = (english: string) =>
      page.getByRole('slider', { name: say(english, { title: variant }), exact: true });
    const before = await halalas(profit(page, 2));
    page.on('request', (request) => requests.push(request.url()));
    await slider('Price by slider, {title}').focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('PageUp');
    await expect(profit(page, 2).getByTestId('difference')).toBeVisible();
    const after = await halalas(profit(page, 2));
    expect(after).toBeGreaterThan(before);
    // What the bell hears begins whenever the page is at rest.
    const asked = requests.filter((url) => url.includes('/v1/') && !url.endsWith('/v1/notification/stream'));
    expect(asked).toEqual([]);
    await expect(page.getByText(say('Most profit'), { exact: true })).toHaveCount(1);

    // Nothing is lost on reload, not even what the address does not say yet, nor what it says too late for a slow server.
    await answerLate(page, /\/user\/scenario/);
    await page.getByLabel(say('Product cost, {title}', { title: variant }), { exact: true }).fill('5.00');
    await page.reload();
    await page.unroute(/\/user\/scenario/);
    await expect(
      page.getByLabel(say('Product cost, {title}', { title: variant }), { exact: true }),
    ).toHaveValue('5.00');
    await expectNoFindings(page);

    const name = `دلال ${found}`;
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await page.getByRole('dialog').getByLabel(say('Name')).fill(name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Save'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/user\/scenario\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.goto('/user/scenarios');
    await page.getByRole('button', { name: say('Actions for {0}', { 0: name }) }).click();
    await page.getByRole('menuitem', { name: say('Rename') }).click();
    await page.getByRole('dialog').getByLabel(say('Name')).fill(`${name} 2`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Rename') })
      .click();
    await expectNoFindings(page);
    await page.getByRole('link', { name: `${name} 2` }).click();
    await expect(
      page.getByLabel(say('Product cost, {title}', { title: variant }), { exact: true }),
    ).toHaveValue('5.00');
    await page.getByRole('button', { name: say('More actions') }).click();
    await page.getByRole('menuitem', { name: say('Delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/user\/scenarios$/);
    await expect(page.getByText(`${name} 2`)).toHaveCount(0);
  },
);
