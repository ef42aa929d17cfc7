import { expect } from '@playwright/test';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { lists } from '@saer/contract/lists/all';
import { pageHistory } from '@saer/contract/products/history';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter, test } from './create-account.ts';
import { createStore, raiseFees, retire } from './create-store.ts';
import { wordsOf } from './messages.ts';

test(
  'published fees: who earns less is listed, told once, exported, and the table is printed',
  { tag: '@desktop' },
  async ({ page, context, request, api, superAdmin }, { project }) => {
    test.setTimeout(120_000);
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'fees', 'app');
    const created = await createStore(api, request, superAdmin);
    const seller = await createAccount(api, superAdmin);
    const session = await api.signIn(seller.email, seller.password);
    await api.post(
      '/product',
      {
        store: created.store.code,
        subFamily: 'toys',
        sizeClass: 'small',
        weight: 400,
        cost: 20_00,
        nameEn: 'Wooden train',
        nameAr: 'قطار خشبي',
        marginRate: 2000,
        monthlySales: 10,
      },
      session,
    );
    await raiseFees(api, request, superAdmin, created, 5_00);
    const headers = { authorization: `Bearer ${superAdmin.access_token}` };
    const tables = z.parse(
      lists.feeTable.find.reply,
      await (await request.get('/v1/fee-table', { headers })).json(),
    );
    const raised = tables.find(({ storeId, name }) => storeId === created.store.id && name === 'Second');

    await enter(context, superAdmin);
    await page.goto(`/admin/fee-table/version?id=${raised?.id}&tab=impact`);
    const sellers = page.getByRole('region', { name: say('Sellers who earn less') });
    const row = sellers.getByRole('row').filter({ hasText: seller.fullName });
    await expect(row).toContainText('50.00');
    await row.getByRole('button', { name: seller.fullName }).click();
    const opened = page.getByRole('dialog', { name: seller.fullName });
    await expect(opened).toContainText(language === 'ar' ? 'قطار خشبي' : 'Wooden train');
    await expectNoFindings(page, 'dialog');
    await page.keyboard.press('Escape');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Export as .xlsx') }).click();
    expect((await download).suggestedFilename()).toContain(created.store.code);

    // Publishing told them by itself.
    const query = encodeFilter({
      where: { entity: 'feeTable', entityId: raised?.id ?? 0, action: 'notify' },
      limit: 2,
    });
    const countTold = async () => {
      const reply = await request.get('/v1/history/page', { headers, params: { filter: query } });
      return z.parse(pageHistory.reply, await reply.json()).data.length;
    };
    await expect.poll(countTold).toBe(1);
    await page.reload();
    await expect(row.locator('time')).toBeVisible();
    await page.getByRole('button', { name: say('Who was told') }).click();
    const told = page.getByRole('dialog', { name: say('Who was told') });
    await expect(told).toContainText(
      say('Every seller whose products change and who can be reached was told.'),
    );
    await expect(told).toContainText(seller.fullName);
    await expect(told.getByRole('button', { name: say('Close') }).last()).toBeVisible();
    await expectNoFindings(page, 'dialog');
    await page.keyboard.press('Escape');
    expect(await countTold()).toBe(1);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const paper = page.getByRole('article');
    await expect(paper).toContainText(`${language === 'ar' ? 'متجر' : 'Store'} ${created.store.code}`);
    await expect(paper).toContainText('12.00');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await retire(request, superAdmin, created);
  },
);
