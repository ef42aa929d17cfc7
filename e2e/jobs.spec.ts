import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('an admin sees the work in the background, and runs some of it now by keyboard', async ({
  page,
  context,
  superAdmin,
}, { project }) => {
  const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'dashboard', 'app');
  await enter(context, superAdmin);
  await page.goto('/admin/jobs');
  const name = say('Erase old contact messages and spam');
  const run = page.getByRole('button', { name });
  await expect(run).toBeVisible();
  await expectNoFindings(page);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('It runs as soon as a process is free.'))).toBeVisible();
  // It ran: every kind of job does at a start too, so that only its end is new.
  const row = page.locator('tr, li').filter({ has: run });
  await expect(row.getByText(say('Nothing to do'))).toBeVisible();
  await expect(row.locator('time')).toBeVisible();
  expect(await overflowAt(page, 320)).toBe(0);
});
