import { expect, type Page } from '@playwright/test';
import type { wordsOf } from './messages.ts';

/** Presses an action of the own products' page: a button, or on a phone a line of its menu. */
export const pressOwnAction = async (
  page: Page,
  say: ReturnType<typeof wordsOf>,
  english: string,
): Promise<void> => {
  const more = page.getByRole('button', { name: say('More actions'), exact: true });
  const button = page.getByRole('button', { name: say(english), exact: true });
  await expect(more.or(button)).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  return page.getByRole('menuitem', { name: say(english), exact: true }).click();
};
