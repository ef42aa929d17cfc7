import { expect, type Locator, type Page } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import { formatShortIsoDay, riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, openAs, test } from './create-account.ts';

let language: 'ar' | 'en' = 'en';
let say = wordsOf('en', 'lists', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'lists', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });

/** Confirms the doubts that a dialog shows by now. */
async function confirmDoubts(dialog: Locator): Promise<void> {
  for (const box of await dialog.getByTestId('factor-doubts').getByRole('checkbox').all()) await box.check();
}

test(
  'factors are submitted with a coming day, published by another admin, withdrawn and dropped',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin, secondAdmin }) => {
    const mark = Date.now();
    const family = z.parse(
      lists.productFamily.row,
      await api.post('/product-family', { nameEn: `Kites ${mark}`, nameAr: `طائرات ${mark}` }, superAdmin),
    );
    const band = { scope: 'family', familyId: family.id, min: 1, max: 1000, factor: 17_500 };
    await api.post('/product-range-factors', band, superAdmin);
    // A separate day: other tests may publish at the same time.
    const on = riyadhDay(new Date(mark + (100 + (mark % 5_000)) * 86_400_000));
    await enter(context, superAdmin);
    const dialog = page.getByRole('dialog');
    // Other journeys' bands are in the list too, and may be doubtful, or change meanwhile: then it is begun again.
    await expect(async () => {
      await page.goto(`/admin/product-range-factor?for=family.${family.id}`);
      await button(page, 'Submit for review').click();
      await dialog.getByRole('textbox', { name: say('In force from') }).fill(on);
      await expect(dialog.getByTestId('factor-changes')).toContainText(family.nameEn);
      await expect(dialog.getByTestId('factor-impact')).toContainText(say('Sellers’ recommended prices'));
      await confirmDoubts(dialog);
      await button(dialog, 'Submit for review').click();
      await expect(dialog).toHaveCount(0, { timeout: 3_000 });
    }).toPass();
    const lineOn = (within: Page): Locator =>
      within
        .getByTestId('factor-versions')
        .getByRole('listitem')
        .filter({ hasText: formatShortIsoDay(on, language) });
    await expect(lineOn(page)).toContainText(
      say('You edited or submitted these factors, so somebody else publishes them:'),
    );
    await expect(button(lineOn(page), 'Publish')).toHaveCount(0);
    await expectNoFindings(page);

    const reviewing = await openAs(page, secondAdmin);
    await reviewing.goto('/admin/range-factor');
    await button(lineOn(reviewing), 'Publish').click();
    const asked = reviewing.getByRole('alertdialog');
    await expect(asked).toContainText(formatShortIsoDay(on, language));
    await expect(async () => {
      await confirmDoubts(asked);
      await expect(button(asked, 'Publish')).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    await expect(asked.getByTestId('factor-impact')).toBeVisible();
    await expectNoFindings(reviewing);
    await expect(asked).toContainText(say('Are you sure about this process?'));
    await button(asked, 'Publish').click();
    await expect(lineOn(reviewing)).toContainText(say('Coming'));
    await button(lineOn(reviewing), 'Withdraw').click();
    await button(asked, 'Withdraw').click();
    await button(lineOn(reviewing), 'Send back').click();
    await button(asked, 'Send back').click();
    await expect(lineOn(reviewing)).toHaveCount(0);
    await reviewing.context().close();
  },
);
