import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { halalas, price } from './calculator-page.ts';
import { errorIn, wordsOf } from './messages.ts';
import { enter, createAccount, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';

test(
  'a seller adds agreed fees, their calculator uses them, and deletes them again',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'products', 'app');
    const { email, password } = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(email, password));
    page.setDefaultTimeout(10_000);
    const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
    await page.goto('/user/agreed-fees');
    await expect(page.getByText(say('No agreed fees yet'))).toBeVisible();
    await button('Add agreed fees').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().fill('FBN');
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: say('Barcode'), exact: true }).fill('6281000009990');
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(dialog.getByText(errorIn(language, 'nothingAgreed'))).toBeVisible();
    await dialog.getByRole('textbox', { name: say('Commission'), exact: true }).fill('3');
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(page.getByText('6281000009990').filter({ visible: true })).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 390)).toBe(0);

    const product =
      '/user/add-product?store=NOON_SA_FBN&subFamily=watches&cost=50&marginRate=10&weight=400&sizeBy=class&sizeClass=standard_parcel';
    const priceAt = async (address: string): Promise<number> => {
      await page.goto(address);
      await expect(price(page)).toBeVisible();
      return halalas(price(page));
    };
    expect(await priceAt(`${product}&barcode=6281000009990`)).toBeLessThan(await priceAt(product));

    await page.goto('/user/agreed-fees');
    await page.getByRole('button', { name: say('Actions for {0}', { 0: '6281000009990' }) }).click();
    await page.getByRole('menuitem', { name: say('Delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete') })
      .click();
    await expect(page.getByText(say('No agreed fees yet'))).toBeVisible();
  },
);
