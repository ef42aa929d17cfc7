import type { Page } from '@playwright/test';

const laidOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        // A size that changes is first painted in the next frame: nobody sees what is in between.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            answer(scrollWidth - clientWidth);
          }),
        );
      }),
  );

/** The pixels by which the page, laid out at this width, exceeds the window; 0 if it fits. */
export const overflowAt = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 700 });
  return laidOut(page);
};

/** Like `overflowAt`, for a reader who enlarges text by this factor. */
export const overflowEnlarged = async (page: Page, width: number, times: number): Promise<number> => {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, times * 100);
  const over = await overflowAt(page, width);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return over;
};
