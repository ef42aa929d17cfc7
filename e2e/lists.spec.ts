import { expect } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import { enter, test } from './create-account.ts';
import { freshNames, listOn } from './list-page.ts';
import { overflowAt, overflowEnlarged } from './horizontal-overflow.ts';
import { printedPages } from './printed-pages.ts';

let say = wordsOf('en', 'lists', 'history', 'errors', 'app');
let language: 'ar' | 'en' = 'en';

test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'lists', 'history', 'errors', 'app');
  await enter(context, superAdmin);
});

const added = z.object({ id: z.number(), version: z.number() });

test(
  'a family is added by keyboard alone in under five seconds, and the next one at once',
  { tag: '@desktop' },
  async ({ page }) => {
    const { dialog, field, rowOf } = listOn(page, say);
    const [first, second] = [freshNames(), freshNames()];
    const saved = ({ nameEn, nameAr }: typeof first) =>
      dialog.getByRole('status').filter({ hasText: language === 'ar' ? nameAr : nameEn });
    await page.goto(`/admin/product-family?q=${first.mark}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const began = Date.now();
    await page.keyboard.press('Alt+KeyN');
    await expect(field('English name')).toBeFocused();
    await page.keyboard.insertText(first.nameEn);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(first.nameAr);
    await page.keyboard.press('Enter');
    await expect(saved(first)).toBeVisible();
    expect(Date.now() - began).toBeLessThan(5_000);
    await expect(field('English name')).toBeFocused();
    await expect(field('English name')).toHaveValue('');
    await page.keyboard.insertText(second.nameEn);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(second.nameAr);
    await page.keyboard.press('Enter');
    await expect(saved(second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(first.nameEn)).toHaveCount(1);
    await expect(rowOf(first.nameEn)).toContainText(first.nameAr);
  },
);

test('the list of a field in a dialog opens below that field', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/product-sub-family');
  await page.getByRole('button', { name: lists.productSubFamily.labels[language].page.add }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.click();
  await expect(async () => {
    const [box, list] = await Promise.all([field.boundingBox(), page.getByRole('listbox').boundingBox()]);
    expect(Math.abs((list?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(16);
    expect((list?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThan(box?.height ?? 0);
  }).toPass({ timeout: 10_000 });
});

test(
  'an error in a name is at its field, and follows the language',
  { tag: '@desktop' },
  async ({ page, api, superAdmin }) => {
    const { dialog, button, field } = listOn(page, say);
    const names = freshNames();
    await api.post('/product-family', { nameEn: names.nameEn, nameAr: names.nameAr }, superAdmin);
    await page.goto('/admin/add-product-family');
    await expect(field('English name')).toBeFocused();
    await field('English name').fill('ألعاب');
    await field('Arabic name').fill('Toys');
    await button(dialog, 'Add').click();
    await expect(dialog).toContainText(errorIn(language, 'notAnArabicName', {}));
    await expect(field('English name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('English name')).toBeFocused();
    await field('English name').fill(names.nameEn.toUpperCase());
    await field('Arabic name').fill(`${names.nameAr} أخرى`);
    await button(dialog, 'Add').click();
    await expect(field('English name')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText(names.nameEn.toUpperCase());
    await page.keyboard.press('Escape');
    await button(page, 'Discard').click();
    await expect(page).toHaveURL(/\/admin\/product-family$/);
  },
);

test(
  'a family is edited, hidden, deleted, and its history contains each',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const { dialog, button, field, rowOf, choose } = listOn(page, say);
    const names = freshNames();
    await api.post('/product-family', { nameEn: names.nameEn, nameAr: names.nameAr }, superAdmin);
    await page.goto(`/admin/product-family?q=${names.mark}`);
    await choose(names.nameEn, 'Edit');
    await field('English name').fill(`${names.nameEn} renamed`);
    await button(dialog, 'Save').click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(`${names.nameEn} renamed`)).toHaveCount(1);
    await choose(names.nameEn, 'Deactivate');
    await button(page.getByRole('alertdialog'), 'Deactivate').click();
    await expect(rowOf(names.nameEn)).toContainText(say('Inactive'));
    await choose(names.nameEn, 'History');
    await expect(page).toHaveURL(/\/admin\/history\?what=productFamily&id=\d+/);
    const changes = page.locator('main ol > li');
    await expect(changes).toHaveCount(3);
    await expect(changes.nth(1)).toContainText(`${names.nameEn} renamed`);
    await expect(changes.nth(1)).toContainText(lists.productFamily.labels[language].one);
    await expect(changes.nth(1)).toContainText(say('field.nameEn'));
    await expectNoFindings(page, 'main');
    await page.goBack();
    await choose(names.nameEn, 'Delete');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(say('Delete the record?'));
    await button(asked, 'Delete').click();
    await expect(rowOf(names.nameEn)).toHaveCount(0);
  },
);

test(
  'a row in use is not deleted, and links to its uses',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const { button, rowOf, choose } = listOn(page, say);
    const [family, sub] = [freshNames(), freshNames('Kites', 'طائرات')];
    const { nameEn, nameAr } = family;
    const { id } = z.parse(added, await api.post('/product-family', { nameEn, nameAr }, superAdmin));
    await api.post(
      '/product-sub-family',
      { nameEn: sub.nameEn, nameAr: sub.nameAr, familyId: id },
      superAdmin,
    );
    await page.goto(`/admin/product-family?q=${family.mark}`);
    await choose(nameEn, 'Delete');
    await button(page.getByRole('alertdialog'), 'Delete').click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(say('Still in use'));
    await expectNoFindings(page, 'dialog');
    await alert.getByRole('link', { name: say('Show where it is used') }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/product-sub-family\\?family=${id}`));
    await expect(rowOf(sub.nameEn)).toHaveCount(1);
    await expect(page.locator('main table tbody tr, main ul > li')).toHaveCount(1);
  },
);

test(
  'of two admins who change one row, the second sees the first’s change and chooses',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, api, superAdmin }) => {
    const names = freshNames();
    const { nameEn, nameAr } = names;
    await api.post('/product-family', { nameEn, nameAr }, superAdmin);
    const address = `/admin/product-family?q=${names.mark}`;
    const mine = listOn(page, say);
    await page.goto(address);
    await mine.choose(nameEn, 'Edit');
    await mine.field('English name').fill(`${nameEn} mine`);

    const other = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: language === 'ar' ? 'ar-SA' : 'en-US',
    });
    await enter(other, superAdmin);
    const theirPage = await other.newPage();
    const theirs = listOn(theirPage, say);
    await theirPage.goto(address);
    await theirs.choose(nameEn, 'Edit');
    await theirs.field('English name').fill(`${nameEn} theirs`);
    await theirs.field('Arabic name').fill(`${nameAr} لهم`);
    await theirs.button(theirs.dialog, 'Save').click();
    await expect(theirs.dialog).toHaveCount(0);
    await other.close();

    await mine.button(mine.dialog, 'Save').click();
    const conflict = page.getByRole('dialog', { name: say('This was changed while you were editing') });
    await expect(conflict).toContainText(`${nameEn} theirs`);
    await expect(conflict).toContainText(`${nameAr} لهم`);
    await expect(mine.button(conflict, 'Choose first')).toBeDisabled();
    await expectNoFindings(page, 'dialog');
    await conflict.getByText(`${nameEn} mine`, { exact: true }).click();
    await mine.button(conflict, 'Save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(mine.rowOf(`${nameEn} mine`)).toContainText(`${nameAr} لهم`);
  },
);

test(
  'several are deleted at once, and Arabic is found however it is spelt',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const { button, rows, rowOf } = listOn(page, say);
    const names = freshNames('Gift', 'أدوات هدية');
    for (const at of ['1', '2'])
      await api.post(
        '/product-family',
        { nameEn: `${names.nameEn} ${at}`, nameAr: `${names.nameAr} ${at}` },
        superAdmin,
      );
    await page.goto('/admin/product-family');
    await page.getByRole('searchbox').fill(`ادوات هديه ${names.mark}`);
    // The previous rows remain until the reply arrives, and then move from under the pointer.
    await expect(rows).toHaveCount(2);
    await expect(rowOf(names.nameEn)).toHaveCount(2);
    for (const box of await page.getByRole('checkbox', { name: new RegExp(names.mark) }).all())
      await box.check();
    await button(page, 'Delete').click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(say('Delete the records?'));
    await button(asked, 'Delete').click();
    await expect(rowOf(names.nameEn)).toHaveCount(0);
  },
);

const pages = [
  ['/admin/product-family', () => lists.productFamily.labels[language].many],
  ['/admin/product-family-history', () => say('History of product families')],
  ['/admin/product-sub-family', () => lists.productSubFamily.labels[language].many],
  ['/admin/product-type', () => lists.productType.labels[language].many],
  ['/admin/store', () => lists.store.labels[language].many],
  ['/admin/classification-category', () => lists.classificationCategory.labels[language].many],
  ['/admin/history', () => say('History')],
] as const;

for (const [at, [address, title]] of pages.entries())
  test(`${address} has no accessibility findings, and fits 320 pixels`, async ({ page, api, superAdmin }) => {
    // The whole page is checked, row by row.
    test.slow();
    if (address === '/admin/history') {
      // A name without a space has no place to break.
      const { nameEn, nameAr } = freshNames('Unbroken'.repeat(12), 'هوايات'.repeat(12));
      await api.post('/product-family', { nameEn, nameAr }, superAdmin);
    }
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title());
    await expect(page.locator('main').getByLabel(say('Loading'))).toHaveCount(0);
    // Each page is checked once: dark on a phone, or light on a wide screen.
    if ((at % 2 === 0) === (language === 'ar')) await expectNoFindings(page);
    for (const width of [320, 768, 1024]) expect(await overflowAt(page, width)).toBe(0);
    expect(await overflowEnlarged(page, 1160, 1.5)).toBe(0);
    if (address !== '/admin/history') return;
    // A page of changes is printed on one sheet.
    expect(await printedPages(page)).toBe(1);
  });

test('every admin page is found by typing, in both languages', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/history');
  // The palette listens once the page is displayed.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText('أنواع المنتجات');
  await page.getByRole('menuitem').first().click();
  await expect(page).toHaveURL(/\/admin\/product-type$/);
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText('sub families add');
  await page.getByRole('menuitem').first().click();
  await expect(page).toHaveURL(/\/admin\/product-sub-family$/);
});
