import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { wordsOf } from './messages.ts';

/** Names that no other test uses. */
export const freshNames = (wordEn = 'Hobbies', wordAr = 'هوايات') => {
  const mark = randomUUID().slice(0, 8);
  return { nameEn: `${wordEn} ${mark}`, nameAr: `${wordAr} ${mark}`, mark };
};

/** A list that admins edit, as seen by a reader of one language. */
export const listOn = (page: Page, say: ReturnType<typeof wordsOf>) => {
  const dialog = page.getByRole('dialog');
  const button = (within: Page | Locator, english: string): Locator =>
    within.getByRole('button', { name: say(english), exact: true });
  const field = (english: string): Locator => dialog.getByLabel(say(english), { exact: true });
  /** The rows of the table, or the cards on a narrow screen. */
  const rows = page.locator('main table tbody tr, main ul > li');
  const rowOf = (text: string): Locator => rows.filter({ hasText: text });
  const choose = async (text: string, english: string): Promise<void> => {
    await rowOf(text).locator('[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: say(english), exact: true }).click();
  };
  return { dialog, button, field, rows, rowOf, choose };
};
