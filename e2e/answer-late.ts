import type { Page } from '@playwright/test';

/** Answers what the page asks for at matching addresses after 800 ms, as a slow server does, until `page.unroute(matching)`. */
export async function answerLate(page: Page, matching: RegExp): Promise<void> {
  await page.route(matching, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
}
