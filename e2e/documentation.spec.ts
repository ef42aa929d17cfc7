import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { test } from './signed-in.ts';

test(
  'an endpoint of the API is found, and its example copied',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/v1/docs');
    await expectNoFindings(page);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await search.fill('forgot password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v1\/docs\/signIn/);
    const article = page.locator('#post-auth-forgot-password');
    await expect(article).toBeVisible();
    await article.getByRole('button').first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/v1/auth/forgot-password');
    // An object that is described further down opens with the link to it.
    await page.goto('/v1/docs/products');
    await page.getByRole('link', { name: 'StoredProduct', exact: true }).first().click();
    await expect(page.locator('#StoredProduct table')).toBeVisible();
    await expectNoFindings(page);
  },
);
