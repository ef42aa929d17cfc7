import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe finds, on the whole page or in its one part: an element's name, such as `main` or `dialog`. */
export async function expectNoFindings(page: Page, part?: 'main' | 'dialog'): Promise<void> {
  // In the page alone: none of ours has frames of others, for which a page more would be opened each time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  expect(violations, page.url()).toEqual([]);
}
