import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { freshNames, listOn } from './list-page.ts';
import { wordsOf } from './messages.ts';

let say = wordsOf('en', 'lists', 'history', 'app');

test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'lists', 'history', 'app');
  await enter(context, superAdmin);
});

const added = z.object({ id: z.number() });

test(
  'deactivating says whom it reaches, and can be undone until somebody else changes the row',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const { button, dialog, field, rowOf, choose } = listOn(page, say);
    const [family, sub] = [freshNames(), freshNames('Kites', 'طائرات')];
    const { nameEn, nameAr } = family;
    const { id } = z.parse(added, await api.post('/product-family', { nameEn, nameAr }, superAdmin));
    const below = { nameEn: sub.nameEn, nameAr: sub.nameAr, familyId: id };
    await api.post('/product-sub-family', below, superAdmin);
    await page.goto(`/admin/product-family?q=${family.mark}`);
    const asked = page.getByRole('alertdialog');
    const undo = button(page.getByRole('region', { name: say('Notifications') }), 'Undo');
    await choose(nameEn, 'Deactivate');
    await expect(asked).toContainText(say('No seller has a product here.'));
    await expect(asked.getByText(/^(?:Hidden along with it|يُخفى معها):/)).toHaveText(
      /1 sub family|عائلة فرعية واحدة/,
    );
    await expectNoFindings(page, 'dialog');
    expect(await overflowAt(page, 320)).toBe(0);
    await button(asked, 'Cancel').click();
    await expect(rowOf(nameEn)).not.toContainText(say('Inactive'));

    await choose(nameEn, 'Deactivate');
    await button(asked, 'Deactivate').click();
    await expect(rowOf(nameEn)).toContainText(say('Inactive'));
    await undo.click();
    await expect(rowOf(nameEn)).not.toContainText(say('Inactive'));

    await page.goto(`/admin/product-sub-family?q=${sub.mark}`);
    await choose(sub.nameEn, 'Deactivate');
    await button(asked, 'Deactivate').click();
    await expect(rowOf(sub.nameEn)).toContainText(say('Inactive'));
    await choose(sub.nameEn, 'Edit');
    await field('English name').fill(`${sub.nameEn} new`);
    await button(dialog, 'Save').click();
    await expect(dialog).toHaveCount(0);
    await undo.click();
    await expect(
      page.getByText(/has been changed\. The list shows|تغيّر «.*» في هذه الأثناء/).first(),
    ).toBeVisible();
    await expect(rowOf(`${sub.nameEn} new`)).toContainText(say('Inactive'));
  },
);

test(
  'a deleted row is put back from the history, after the deleted row that it belongs to',
  { tag: '@desktop' },
  async ({ page, api, superAdmin }) => {
    const { button, rowOf, choose } = listOn(page, say);
    const [family, sub] = [freshNames(), freshNames('Kites', 'طائرات')];
    const { nameEn, nameAr } = family;
    const { id } = z.parse(added, await api.post('/product-family', { nameEn, nameAr }, superAdmin));
    const below = { nameEn: sub.nameEn, nameAr: sub.nameAr, familyId: id };
    const child = z.parse(added, await api.post('/product-sub-family', below, superAdmin));
    const asked = page.getByRole('alertdialog');
    for (const [path, names] of [
      ['product-sub-family', sub],
      ['product-family', family],
    ] as const) {
      await page.goto(`/admin/${path}?q=${names.mark}`);
      await choose(names.nameEn, 'Delete');
      await button(asked, 'Delete').click();
      await expect(rowOf(names.nameEn)).toHaveCount(0);
    }
    const putBack = async (): Promise<void> => {
      await page
        .locator('main ol > li')
        .first()
        .getByRole('button', { name: /^(?:The whole change|التعديل كاملًا)/ })
        .click();
      await button(page, 'Put back').click();
      await expect(asked).toContainText(say('Put the deleted record back?'));
      await button(asked, 'Put back').click();
    };
    await page.goto(`/admin/history?what=productSubFamily&id=${child.id}`);
    await putBack();
    await expect(asked.getByRole('alert')).toContainText(
      say('Put the deleted record back?') === 'Put the deleted record back?' ? nameEn : nameAr,
    );
    await expectNoFindings(page, 'dialog');
    await asked.getByRole('link', { name: say('Show its history') }).click();
    await expect(page).toHaveURL(new RegExp(`what=productFamily&id=${id}`));
    await expect(asked).toHaveCount(0);
    await putBack();
    await expect(asked).toHaveCount(0);
    await page.goto(`/admin/history?what=productSubFamily&id=${child.id}`);
    await putBack();
    await expect(asked).toHaveCount(0);
    await page.goto(`/admin/product-sub-family?q=${sub.mark}`);
    await expect(rowOf(sub.nameEn)).toHaveCount(1);
  },
);
