import type { Browser } from '@playwright/test';
import type { SignedIn } from '@saer/contract/account/session';
import { openPage } from './seller-pages.ts';

const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeBy: 'sides',
  length: '22',
  width: '16',
  height: '12',
  weight: '700',
  cost: '6.00',
  marginRate: '15',
  ending: '.99',
};

/** The calculator with a price, for the README. */
export async function readmePictures(browser: Browser, origin: string, seller: SignedIn): Promise<void> {
  for (const [language, theme] of [
    ['ar', 'dark'],
    ['en', 'light'],
  ] as const) {
    const look = { language, theme, width: 1280, height: 960 };
    const address = `${origin}/user/add-product?${new URLSearchParams(product)}`;
    const page = await openPage(browser, address, look, seller);
    await page.getByTestId('price').waitFor();
    await page.screenshot({ path: `docs/images/calculator-${language}.png` });
    await page.close();
  }
}
