import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

test('a day is typed day first, in either digits, or chosen by the arrow keys', async ({ page }, {
  project,
}) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'calculator', 'app');
  await page.goto('/user/add-product?on=2026-03-05');
  const field = page.getByRole('textbox', { name: say('Fees as of') });
  await expect(field).toHaveValue('05/03/2026');
  await field.fill('٢٢/١١/٢٠٢٥');
  await field.blur();
  await expect(field).toHaveValue('22/11/2025');
  await expect(page).toHaveURL(/on=2025-11-22/);
  await expect(page.getByText(language === 'ar' ? '22 نوفمبر 2025' : '22 November 2025')).toBeVisible();

  await field.fill('11/22/2025');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText(say('There is no such day. Type the day first, then the month: 22/11/2026.')),
  ).toBeVisible();
  await field.fill('22/11/2025');

  const open = page.getByRole('button', { name: say('Open the calendar') });
  await open.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: say('Fees as of') });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expectNoFindings(page, 'dialog');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue('29/11/2025');
  await expect(open).toBeFocused();
});
