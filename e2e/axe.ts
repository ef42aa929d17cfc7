import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Half the length of what is used without it: every check puts it into the page once more. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects no axe findings, on the whole page or in one part of it, such as `main` or `dialog`. */
export async function expectNoFindings(page: Page, part?: 'main' | 'dialog'): Promise<void> {
  // Colours are measured once what appears has appeared.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // In this page only: none of ours embeds frames, for each of which axe would open another page.
  const builder = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    // What passes is not described: that takes as long as the checks.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  expect(violations, page.url()).toEqual([]);
}
