import { expect, type Locator, type Page } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import { findRangeFactorVersions } from '@saer/contract/publishing/range-factor-version';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { apiOf, enter, test } from './create-account.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { ownServer } from './own-server.ts';

test(
  'a factor typed as a share is doubted, confirmed by both, and put back with a reason',
  { tag: '@desktop' },
  async ({ browser, playwright }, { project }) => {
    // Another server starts first: factors hold for every seller.
    test.setTimeout(300_000);
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'lists', 'app');
    await using server = await ownServer();
    const request = await playwright.request.newContext({ baseURL: server.address });
    const api = apiOf(request);
    const [author, other] = [
      await api.signIn('super@saer.localhost', demoPassword),
      await api.signIn('admin@saer.localhost', demoPassword),
    ];
    const openAs = async (session: typeof author): Promise<Page> => {
      const context = await browser.newContext({ baseURL: server.address, locale: language });
      await enter(context, session);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.goto('/admin/range-factor');
      return page;
    };
    const button = (within: Page | Locator, english: string): Locator =>
      within.getByRole('button', { name: say(english), exact: true });
    const firstFactor = async () => {
      const headers = { authorization: `Bearer ${author.access_token}` };
      const reply = await request.get('/v1/product-range-factors/versions', { headers });
      const { versions } = z.parse(findRangeFactorVersions.reply, await reply.json());
      return versions.find(({ state }) => state === 'published')?.factors[0]?.factor;
    };
    const before = await firstFactor();
    const headers = { authorization: `Bearer ${author.access_token}` };
    const band = { scope: 'general', min: 1, max: 1000, factor: 1_600 };
    const rows = z.parse(
      z.object({ data: z.array(lists.rangeFactor.row) }),
      await (await request.get('/v1/product-range-factors/page', { headers })).json(),
    );
    const row = rows.data.find(({ min }) => min === 1);
    expect(
      (
        await request.put('/v1/product-range-factors', {
          headers,
          data: { ...band, id: row?.id, version: row?.version },
        })
      ).ok(),
    ).toBe(true);

    const page = await openAs(author);
    await button(page, 'Submit for review').click();
    const dialog = page.getByRole('dialog');
    const doubts = dialog.getByTestId('factor-doubts');
    await expect(doubts).toContainText('×0.16');
    await expect(doubts).toContainText(say('It permits a loss.'));
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
    // Without the tick it is refused, and says why.
    await button(dialog, 'Submit for review').click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await doubts.getByRole('checkbox').check();
    await button(dialog, 'Submit for review').click();
    await expect(dialog).toHaveCount(0);

    const reviewing = await openAs(other);
    await button(reviewing, 'Publish').click();
    const asked = reviewing.getByRole('alertdialog');
    await expect(button(asked, 'Publish')).toBeDisabled();
    await expectNoFindings(reviewing);
    await asked.getByRole('checkbox').check();
    await button(asked, 'Publish').click();
    await expect(asked).toHaveCount(0);

    // Those of tomorrow are withdrawn; those in force are corrected from their own day, with a reason.
    await button(reviewing, 'Withdraw').click();
    await button(asked, 'Withdraw').click();
    await button(reviewing, 'Send back').click();
    await button(asked, 'Send back').click();
    await page.reload();
    await button(page, 'Submit for review').click();
    const day = dialog.getByRole('textbox', { name: say('In force from') });
    const reason = dialog.getByRole('textbox', { name: say('What was wrong') });
    await expect(reason).toHaveCount(0);
    const inForce = await request.get('/v1/product-range-factors/versions', { headers });
    const { versions } = z.parse(findRangeFactorVersions.reply, await inForce.json());
    await day.fill(versions[0]?.effectiveFrom ?? '');
    await doubts.getByRole('checkbox').check();
    await button(dialog, 'Submit for review').click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('A share was meant');
    await button(dialog, 'Submit for review').click();
    await expect(dialog).toHaveCount(0);
    await reviewing.reload();
    await expect(reviewing.getByText('A share was meant')).toBeVisible();
    await button(reviewing, 'Publish').click();
    await asked.getByRole('checkbox').check();
    await button(asked, 'Publish').click();
    await expect(asked).toHaveCount(0);
    expect(await firstFactor()).toBe(1_600);

    await page.reload();
    await page.getByTestId('factor-versions').waitFor();
    await page
      .getByRole('heading', { level: 3 })
      .filter({ hasText: /earlier|سابق/ })
      .click();
    await button(page, 'Put back').click();
    await expect(day).toHaveCount(0);
    await reason.fill('0.16 was typed for 1.6');
    await expectNoFindings(page);
    // Beside the wrong factor in force the right one is far from it.
    await doubts.waitFor();
    for (const box of await doubts.getByRole('checkbox').all()) await box.check();
    await button(dialog, 'Put back').click();
    await expect(dialog).toHaveCount(0);
    await reviewing.reload();
    await button(reviewing, 'Publish').click();
    await expect(asked).toContainText('0.16 was typed for 1.6');
    await asked.getByTestId('factor-doubts').waitFor();
    for (const box of await asked.getByRole('checkbox').all()) await box.check();
    await button(asked, 'Publish').click();
    await expect(asked).toHaveCount(0);
    expect(await firstFactor()).toBe(before);
    await page.context().close();
    await reviewing.context().close();
    await request.dispose();
  },
);
