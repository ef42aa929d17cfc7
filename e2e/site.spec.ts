import { expect, type Page, test } from '@playwright/test';
import { feeBook } from '@saer/contract/fees/fee-book';
import { publicPages } from '@saer/contract/site/public-pages';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

/** The pages of words: the landing page and the prices have journeys of their own. */
const pagesOfWords = publicPages.filter((page) => !['/', '/pricing'].includes(page));
const isBelow = (folder: string) => (page: string) => page.startsWith(folder);
const topicPages = pagesOfWords.filter(isBelow('/instructions/'));
const toolPages = pagesOfWords.filter(isBelow('/tools/'));
const otherPages = pagesOfWords.filter((page) => !topicPages.includes(page) && !toolPages.includes(page));

/** The tables wider than a frame that cuts them instead of scrolling, with everything unfolded. */
const cutTables = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    return [...document.querySelectorAll('main table')].filter(
      ({ scrollWidth, parentElement: frame }) =>
        frame !== null && scrollWidth > frame.clientWidth && getComputedStyle(frame).overflowX !== 'auto',
    ).length;
  });

for (const [name, pages] of [
  ['page', [...otherPages, '/nowhere']],
  ['topic of the instructions', topicPages],
  ['tool', toolPages],
] as const)
  test(`every public ${name} has its own head, nothing for axe to find, and fits 320 pixels`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isMissing = message.text().includes('404');
      if (['error', 'warning'].includes(message.type()) && !isMissing) complaints.push(message.text());
    });
    const titles = new Set<string>();
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      titles.add(await page.title());
      await expectNoFindings(page);
      expect(await overflowAt(page, 320), address).toBe(0);
      expect(await cutTables(page), address).toBe(0);
    }
    expect(titles.size).toBe(pages.length);
    expect(complaints).toEqual([]);
  });

test('a fee is found by either language, and today’s replace those of the build', async ({ page, request }, {
  project,
}) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'fees-text');
  await page.goto('/fees#noon-sa-fbn-standard-parcel');
  const parcel = page.locator('#noon-sa-fbn-standard-parcel');
  await expect(parcel.getByRole('row').nth(1)).toContainText('25.01–27.77');
  const search = page.getByRole('searchbox', { name: say('Find a category or a size class') });
  await search.fill('watch');
  await expect(page.locator('#watches')).toBeVisible();
  await expect(page.locator('#eyewear')).toBeHidden();
  await expect(page.getByRole('status')).toContainText('2');
  await search.fill('الساعات');
  await expect(page.locator('#watches')).toBeVisible();
  await search.fill('zzz');
  await expect(
    page.getByText(say('No category has this name. Try another word, in Arabic or English.')),
  ).toBeVisible();

  const book = z.parse(feeBook.reply, await (await request.get('/v1/fee-book')).json());
  const [noon, ...others] = book.stores;
  const rules = { ...noon?.feeTable?.referralRules, eyewear: { shape: 'flat', rate1: 4_321 } };
  const stores = [{ ...noon, feeTable: { ...noon?.feeTable, referralRules: rules } }, ...others];
  await page.route('**/v1/fee-book', (route) => route.fulfill({ json: { ...book, stores } }));
  await page.reload();
  await expect(page.locator('#eyewear')).toContainText('43.21%');
  await expectNoFindings(page);
  await page.route('**/v1/fee-book', (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
});
