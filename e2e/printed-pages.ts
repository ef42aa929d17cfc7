import type { Page } from '@playwright/test';

/** The number of sheets that a page is printed on. */
export async function printedPages(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
