import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { price } from './calculator-page.ts';
import { test } from './create-account.ts';
import { createStore, raiseFees, retire } from './create-store.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('an open calculator says that new fees came into force, and calculates with them once asked to', async ({
  page,
  request,
  api,
  superAdmin,
}, { project }) => {
  test.slow();
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'offline');
  const created = await createStore(api, request, superAdmin);
  const { code } = created.store;
  const toy = {
    store: code,
    subFamily: 'toys',
    sizeClass: 'small',
    weight: '400',
    cost: '20',
    marginRate: '15',
  };
  await page.goto(`/calculator?${new URLSearchParams(toy)}`);
  const before = (await price(page).textContent()) ?? '';
  expect(before).not.toBe('');
  // The page looks for new fees from when it has come to rest.
  await page.waitForFunction(() => performance.getEntriesByName('rest').length > 0);
  const asks: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v1/fee-book')) asks.push(response.url());
  });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const later = (minutes: number) =>
    page.evaluate((ms) => {
      const now = Date.now;
      Date.now = () => now() + ms;
    }, minutes * 60_000);
  await expect(async () => {
    await comeBack();
    expect(asks).toHaveLength(1);
  }).toPass();
  const notice = page.getByTestId('new-fees');
  await expect(notice).toHaveCount(0);

  await raiseFees(api, request, superAdmin, created, 900);
  // Who changes between windows does not ask each time.
  await comeBack();
  expect(asks).toHaveLength(1);
  await later(2);
  await comeBack();
  await expect(notice).toContainText(code);
  // Prices do not change unasked.
  await expect(price(page)).toHaveText(before);
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await notice.getByRole('button', { name: say('Calculate again'), exact: true }).press('Enter');
  await expect(price(page)).not.toHaveText(before);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(say('Calculated with the fees in force now.'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await later(4);
  await comeBack();
  await expect.poll(() => asks.length).toBe(4);
  await expect(notice).toHaveCount(0);
  await retire(request, superAdmin, created);
});
