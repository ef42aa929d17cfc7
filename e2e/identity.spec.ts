import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, createAccount, test } from './create-account.ts';

test(
  'a Saudi identity is confirmed by choosing the right number in the local Nafath',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'account');
    const person = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(person.email, person.password));
    await page.goto('/account/settings');
    const section = page.getByRole('region', { name: say('Identity'), exact: true });
    const nationalId = `1${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
    await section.getByRole('textbox').fill(nationalId);
    await section.getByRole('button', { name: say('Confirm with Nafath') }).click();
    const number = await section.getByLabel(say('The number to choose')).innerText();

    const nafath = await context.newPage();
    await nafath.goto(`/local/nafath?lang=${language}`);
    await expectNoFindings(nafath);
    const request = nafath.getByRole('article').filter({ hasText: nationalId });
    await request.locator(`button[value="${number}"]`).click();
    await expect(request).toHaveCount(0);
    await nafath.close();

    await expect(section.getByText(say('Identity verified.'))).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(section.getByText(say('Identity verified.'))).toBeVisible();
  },
);
