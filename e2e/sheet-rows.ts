import type { Locator, Page } from '@playwright/test';

type Say = (english: string, figures?: Readonly<Record<string, string>>) => string;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Does something with the file of the rows: behind one button on a phone. */
export async function fileAction(page: Page, say: Say, english: string): Promise<void> {
  const [direct, menu] = [button(page, say(english)), button(page, say('The file'))];
  await direct.or(menu).first().waitFor();
  if (await direct.isVisible()) {
    await direct.click();
    return;
  }
  await menu.click();
  await page.getByRole('menuitem', { name: say(english), exact: true }).click();
}

/** Opens the menu of downloads: the entry with a name. */
export async function downloadEntry(page: Page, say: Say, name: string): Promise<Locator> {
  await button(page, say('Download')).click();
  return page.getByRole('menuitem', { name, exact: true });
}

/** Shows the rows in a state: with its filter above the grid, or behind the button of a phone. */
export async function showState(page: Page, say: Say, english: string): Promise<void> {
  const chip = page.getByRole('button', { name: new RegExp(`^${say(english)}`) });
  const filters = page.getByRole('button', { name: new RegExp(`^${say('Filters')}`) });
  await chip.or(filters).first().waitFor();
  if (await chip.isVisible()) {
    await chip.click();
    return;
  }
  await filters.click();
  const select = page.getByLabel(say('Show'), { exact: true });
  const option = select.locator('option').filter({ hasText: say(english) });
  await select.selectOption((await option.getAttribute('value')) ?? '');
  await filters.click();
}

/** The line of a row in a phone's list. */
export const rowLine = (page: Page, name: string | RegExp): Locator =>
  page.locator('[data-row]').filter({ hasText: name });

/** Opens a row of a phone's list, if it is not open. */
export async function openRow(line: Locator): Promise<void> {
  const opener = line.locator('button[aria-expanded]').first();
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}
