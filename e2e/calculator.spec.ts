import { expect, type Locator, type Page } from '@playwright/test';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import type { Language } from '@saer/i18n/locale';
import { expectNoFindings } from './axe.ts';
import { halalas, path, price, toy } from './calculator-page.ts';
import { errorIn, wordsOf } from './messages.ts';
import { test } from './signed-in.ts';
import { overflowAt } from './horizontal-overflow.ts';

let language: Language = 'en';
let say = wordsOf('en', 'calculator', 'reasons', 'messages', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'calculator', 'reasons', 'messages', 'app');
});

const lines = { adsRate: '8', couponRate: '2.5', returnCost: '1.2', storageCost: '0.35' };

const open = async (page: Page, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
  await page.goto(`${path}?${new URLSearchParams(fields)}`);
  await expect(page.getByRole('heading', { name: say('Where do you sell?') })).toBeVisible();
};

const text = (page: Page, english: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${say(english)}`) });

/** No control characters, so that texts with isolated numbers can be compared. */
const plain = (words: string): string => words.replaceAll(/[\u2066-\u2069]/g, '');
const readable = async (shown: Locator): Promise<string> => plain(await shown.innerText());

test('from nothing to a price, by size class', async ({ page }) => {
  await open(page);
  await expect(page.getByTestId('unfinished')).toBeVisible();
  const category = page.getByRole('combobox', { name: say('Category') });
  await category.click();
  await page.keyboard.type(language === 'ar' ? 'العاب' : 'toys');
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText(language === 'ar' ? 'ألعاب' : 'Toys');
  // On a wide screen Enter takes the first one.
  await (language === 'ar' ? first.click() : page.keyboard.press('Enter'));
  await page.getByRole('combobox', { name: say('Size class') }).selectOption('standard_parcel');
  await text(page, 'Weight').fill('900');
  await text(page, 'Product cost').fill('30');
  await expect(
    page.getByText(say('If the item is VAT exclusive, enter the price without VAT.')),
  ).toBeVisible();
  await expect(price(page)).toBeVisible();
  await expect.poll(() => halalas(price(page))).toBeGreaterThan(3000);
});

test(
  'sides in any order find the size class, and the price is the one of that class',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, toy);
    const byClass = await halalas(price(page));
    await page.getByText(say('Dimensions'), { exact: true }).click();
    await text(page, 'Length').fill('12');
    await text(page, 'Width').fill('22');
    await text(page, 'Height').fill('16');
    await expect(price(page)).toBeVisible();
    await expect.poll(() => halalas(price(page))).toBe(byClass);
  },
);

test(
  'Arabic digits, typed or pasted with their currency, mean the same',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, toy);
    const before = await halalas(price(page));
    await text(page, 'Product cost').fill('٦٫٠٠');
    await expect.poll(() => halalas(price(page))).toBe(before);
    await text(page, 'Product cost').fill('');
    await expect(price(page)).toBeHidden();
    await page.evaluate(() => navigator.clipboard.writeText('۶٫۰۰ ر.س.'));
    await text(page, 'Product cost').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(price(page)).toBeVisible();
    await expect.poll(() => halalas(price(page))).toBe(before);
  },
);

test('names the price that earns less, and takes the better one', { tag: '@phone' }, async ({ page }) => {
  await open(page, toy);
  const figures = { first: formatMoney(2501), last: formatMoney(2774), better: formatMoney(2500) };
  const sentence = plain(say('Prices from {first} to {last} earn less than {better}.', figures));
  await expect.poll(() => readable(page.locator('main'))).toContain(sentence);
  await page
    .getByRole('button', { name: say('Use {better}', figures) })
    .first()
    .click();
  await expect.poll(() => halalas(price(page))).toBe(2500);
  await text(page, 'Your price').fill('26');
  const warning = plain(say('You would earn more at {better}: the fees jump just above it.', figures));
  await expect.poll(() => readable(page.locator('main'))).toContain(warning);
});

test('a higher price that misses the target says by how much', { tag: '@desktop' }, async ({ page }) => {
  await open(page, { ...toy, marginRate: '20' });
  const figures = { better: formatMoney(2500), lost: formatMoney(76) };
  const target = say('{0} of the price', { 0: formatRate(2000) });
  const sentence = say('{better} leaves {lost} less than your target of {target}: {reached}.', {
    ...figures,
    target,
    reached: formatRate(1696),
  });
  await expect.poll(() => readable(page.locator('main'))).toContain(plain(sentence));
});

test(
  'a proposed range factor is advice, and the target of a seller who sets none',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, { ...toy, cost: '8', marginRate: '5' });
    await expect(page.getByTestId('proposed-factor')).toContainText(formatMoney(3124));
    await expect.poll(() => halalas(price(page))).toBe(2355);
    await text(page, 'Margin').fill('');
    await expect(page.getByTestId('factor-line')).toContainText(
      say('It is a proposal, not yet confirmed by an admin.'),
    );
    await expect.poll(() => halalas(price(page))).toBe(3124);
  },
);

test(
  'which weight counted is said: by class, by sides, and where the two disagree',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, toy);
    const byClass = await halalas(price(page));
    const max = page.getByTestId('largest-volume');
    await expect(max).toBeVisible();
    await max.getByRole('button', { name: say('Enter the three sides') }).click();
    await text(page, 'Length').fill('60');
    await text(page, 'Width').fill('40');
    await text(page, 'Height').fill('20');
    await expect(page.getByTestId('weight-line')).toContainText('9.6');
    await expect(max).toBeHidden();
    await expect.poll(() => halalas(price(page))).toBeGreaterThan(byClass);
    const bySides = await halalas(price(page));
    await page.getByText(say('Size class'), { exact: true }).first().click();
    const against = page.getByTestId('class-against-sides');
    await expect(against).toContainText(formatMoney(bySides));
    await against.getByRole('button', { name: say('Go by the sides') }).click();
    await expect(against).toBeHidden();
    await expect.poll(() => halalas(price(page))).toBe(bySides);
  },
);

test(
  'the receipt adds up to the price, line by line as it is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const fields of [
      toy,
      {
        ...toy,
        store: 'NOON_SA_DIRECTSHIP',
        sizeClass: 'ds_standard_parcel',
        extraRate: '3',
        extraFixed: '1.5',
      },
      { ...toy, vatRegistered: 'no', ...lines },
    ]) {
      await open(page, fields);
      const receipt = page.getByTestId('receipt');
      await expect(receipt).toBeVisible();
      // The receipt is painted a frame after the price.
      await expect(async () => {
        let sum = 0;
        for (const line of await receipt.locator('[data-amount] [data-value]').all())
          sum += await halalas(line);
        expect(sum).toBe(await halalas(receipt.locator('[data-figure=price] [data-value]')));
        expect(sum).toBe(await halalas(price(page)));
      }).toPass({ timeout: 10_000 });
    }
  },
);

test('from a price to its profit', { tag: '@phone' }, async ({ page }) => {
  await open(page, toy);
  await page.getByText(say('I have a price')).click();
  await text(page, 'Your price').fill('50');
  await expect.poll(() => halalas(price(page))).toBe(5000);
  await expect(page.getByTestId('margin-meter')).toHaveAttribute('data-health', 'healthy');
  await text(page, 'Your price').fill('15');
  await expect(page.getByTestId('margin-meter')).toHaveAttribute('data-health', 'loss');
  await expect(page.getByTestId('margin-meter')).toContainText(say('Loss'));
});

test(
  'a margin out of reach says the highest one, and can be set to it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, { ...toy, marginRate: '90' });
    const panel = page.getByTestId('refused');
    await expect(panel).toHaveAttribute('data-reason', 'targetUnreachable');
    await expect(price(page)).toHaveCount(0);
    await panel.getByRole('button').click();
    await expect(price(page)).toBeVisible();
  },
);

test('a link with bad parts opens, and says which parts', { tag: '@desktop' }, async ({ page }) => {
  await open(page, { ...toy, vat: '7', store: 'NO_SUCH_STORE' });
  await expect(
    page.getByText(
      say('Part of the link couldn’t be used; defaults were applied: {names}.', {
        names: `${say('VAT on this item')}${say(', ')}${say('Store')}`,
      }),
    ),
  ).toBeVisible();
});

test('every store is set side by side, the best ones marked, the others with their reason', async ({
  page,
}) => {
  await open(page, { ...toy, subFamily: 'gold_bars_coins' });
  const comparison = page.getByRole('region', { name: say('All stores side by side') }).first();
  await expect(
    comparison.getByText(say('Lowest price'), { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(
    comparison.getByText(say('Most profit at one price'), { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  const reason = errorIn(language, 'manualRateMissing', { fee: 'referral' });
  await expect(comparison.getByText(reason).filter({ visible: true })).toHaveCount(1);
});

test('a sale without VAT is not said to include it', { tag: '@desktop' }, async ({ page }) => {
  await open(page, { ...toy, vatRegistered: 'no' });
  await expect(
    page.getByText(say('Margins are rounded down. No VAT on the sale is taken from you here.')),
  ).toBeVisible();
  await open(page, { ...toy, vatRegistered: 'no', vat: '0' });
  await expect(page.getByText(say('Margins are rounded down. No VAT is due on this sale.'))).toBeVisible();
  await expect(page.getByTestId('sale-vat')).toHaveCount(0);
});

test('a keyboard alone gets from the empty form to a saved product', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: say('Try an example') }).focus();
  await page.keyboard.press('Enter');
  await expect(price(page)).toBeVisible();
  const before = await halalas(price(page));
  await page.getByRole('slider', { name: say('Margin, by slider') }).focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(() => halalas(price(page))).toBeGreaterThan(before);
  await page.getByRole('tab', { name: say('Where each riyal goes') }).focus();
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Tab');
  await page.getByRole('slider', { name: say('See the profit at a price') }).focus();
  const readout = await page.getByTestId('curve-readout').innerText();
  await page.keyboard.press('End');
  await expect(page.getByTestId('curve-readout')).not.toHaveText(readout);
  await page.getByRole('button', { name: say('Save in this browser') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('saved').getByRole('listitem')).toHaveCount(1);
});

/** Each state is checked once: dark on a phone, or light on a wide screen. */
const states = {
  ar: [{}, { ...toy, marginRate: '90' }],
  en: [toy],
} as const;

test('has no accessibility findings: empty, answered, rejected', async ({ page }) => {
  // A receipt whose lines are still appearing is paler than it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const fields of states[language]) {
    await open(page, fields);
    await expectNoFindings(page);
  }
  await open(page, toy);
  await page.getByRole('tab').last().click();
  await expectNoFindings(page, 'main');
});

test('fits 320 pixels without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, { ...toy, cost: '123456.78' });
  await expect(price(page)).toBeVisible();
  expect(await overflowAt(page, 320)).toBe(0);
  await open(page, toy);
  await expect(price(page)).toBeVisible();
  expect(await overflowAt(page, 320)).toBe(0);
  await page.getByRole('tab').last().click();
  expect(await overflowAt(page, 320)).toBe(0);
});
