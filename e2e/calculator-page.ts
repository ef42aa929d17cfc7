import type { Locator, Page } from '@playwright/test';

export const path = '/user/add-product';
export const toy = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeClass: 'standard_parcel',
  weight: '900',
  cost: '6.00',
  marginRate: '15',
};

export const price = (page: Page): Locator => page.getByTestId('price');

/** The halalas in an element, from the text before the words for screen readers. */
export const halalas = async (shown: Locator): Promise<number> => {
  const written = (await shown.locator('[aria-hidden]').first().innerText()).replaceAll('\u2212', '-');
  return Math.round(Number(written.replaceAll(/[^\d.-]/g, '')) * 100);
};
