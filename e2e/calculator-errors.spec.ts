import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@saer/i18n/locale';
import { path, price, toy } from './calculator-page.ts';
import { errorIn, wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

let language: Language = 'en';
let say = wordsOf('en', 'calculator', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'calculator', 'app');
});

const open = async (page: Page, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
  await page.goto(`${path}?${new URLSearchParams(fields)}`);
  await expect(page.getByRole('heading', { name: say('Where do you sell?') })).toBeVisible();
};

const text = (page: Page, english: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${say(english)}`) });

const badInputs = [
  {
    field: 'Product cost',
    fields: { cost: '0' },
    code: 'zeroNotAllowed',
    details: { kind: 'money', minimum: 1 },
  },
  {
    field: 'Length',
    fields: { sizeBy: 'sides', length: '0' },
    code: 'zeroNotAllowed',
    details: { kind: 'side', minimum: 1 },
  },
  {
    field: 'Weight',
    fields: { weight: '13000' },
    code: 'weightAboveClass',
    details: { shippingWeight: 13_100, maxShippingWeight: 12_000 },
  },
  {
    field: 'Category',
    fields: { store: 'AMAZON_SA_FBA', subFamily: 'gold_bars_coins' },
    code: 'noReferralRule',
    details: {},
  },
  {
    field: 'Fees as of',
    fields: { on: '2019-01-01' },
    code: 'noFeeTableYet',
    details: { on: '2019-01-01', first: '2025-09-01' },
  },
] as const;

for (const [at, { field, fields, code, details }] of badInputs.entries()) {
  const tag = at % 2 === 0 ? '@phone' : '@desktop';
  test(`${code} at “${field}” is said at the field`, { tag }, async ({ page }) => {
    await open(page, { ...toy, ...fields });
    const control = page.getByLabel(new RegExp(`^${say(field)}`)).first();
    await expect(control).toHaveAccessibleDescription(new RegExp(escaped(errorIn(language, code, details))));
    await expect(price(page)).toHaveCount(0);
  });
}

/** Entered costs that are not a single sum. */
const unreadable = {
  '-5': 'Negative numbers aren’t allowed here. Type 0 or more.',
  '1234567890123': 'This number is too large. Check for an extra digit.',
  twelve: 'Invalid Number. Type digits only, such as 120 or 120.50.',
  '1.2.3': 'This number is ambiguous. Use a point for decimals, e.g. 1234.50.',
};

test(
  'a cost that is not one sum is rejected at the field and stays as typed',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, toy);
    const cost = text(page, 'Product cost');
    for (const [typed, message] of Object.entries(unreadable)) {
      await cost.fill(typed);
      await expect(cost).toHaveAccessibleDescription(new RegExp(escaped(say(message))));
      await cost.blur();
      await expect(cost).toHaveValue(typed);
      await expect(price(page)).toHaveCount(0);
    }
  },
);

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

test(
  'a weight above the limit of every store is rejected at the field',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, { ...toy, sizeBy: 'sides', length: '50', width: '50', height: '50' });
    await text(page, 'Weight').fill('1000001');
    const message = say('This number is too large. Check for an extra digit.');
    await expect(text(page, 'Weight')).toHaveAccessibleDescription(new RegExp(escaped(message)));
    await expect(price(page)).toHaveCount(0);
  },
);
