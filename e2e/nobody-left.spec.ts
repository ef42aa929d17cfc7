import { expect } from '@playwright/test';
import { pageNewsletterIssues } from '@saer/contract/contact/newsletter';
import { pageUsers } from '@saer/contract/account/user';
import * as z from 'zod/mini';
import { enter, test } from './create-account.ts';
import { listOn } from './list-page.ts';
import { wordsOf } from './messages.ts';

test(
  'a newsletter that nobody would get cannot be sent, and one that nobody got says so',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'contact-management', 'app');
    page.setDefaultTimeout(10_000);
    await enter(context, superAdmin);
    const content = {
      subjectEn: 'The fees of next month',
      subjectAr: 'رسوم الشهر القادم',
      textEn: 'They change in December.',
      textAr: 'تتغير في ديسمبر.',
    };
    await api.post('/newsletter/issue', content, superAdmin);
    let isSent = false;
    await page.route('**/v1/newsletter/issue/page*', async (route) => {
      const response = await route.fetch();
      const reply = z.parse(pageNewsletterIssues.reply, await response.json());
      const data = reply.data.map((issue) =>
        isSent ? { ...issue, state: 'SENT' as const, recipients: 0, startedAt: issue.createdAt } : issue,
      );
      await route.fulfill({ response, json: { ...reply, data, confirmed: 0 } });
    });
    await page.goto('/admin/contact-management?tab=newsletter');
    const { choose, rowOf, button } = listOn(page, say);
    const subject = project.name === 'ar' ? content.subjectAr : content.subjectEn;
    await choose(subject, 'Send to all');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(/there is nobody to send it to|فلا أحد تُرسل إليه/);
    await expect(button(asked, 'Send')).toBeDisabled();
    isSent = true;
    await page.reload();
    await expect(rowOf(subject)).toContainText(say('Nobody received it'));
  },
);

test(
  'a sub-user whose subscriber is deleted is not listed as active',
  { tag: '@desktop' },
  async ({ page, context, superAdmin }, { project }) => {
    const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'users', 'app');
    page.setDefaultTimeout(10_000);
    await enter(context, superAdmin);
    const asked: string[] = [];
    await page.route('**/v1/user/page*', async (route) => {
      asked.push(atob(new URL(route.request().url()).searchParams.get('filter') ?? ''));
      const response = await route.fetch();
      const reply = z.parse(pageUsers.reply, await response.json());
      const data = reply.data.map((account) =>
        account.role === 'SUB_USER' ? { ...account, subscriberDeletedAt: account.createdAt } : account,
      );
      await route.fulfill({ response, json: { ...reply, data } });
    });
    await page.goto('/admin/user/active?q=helper%40saer.localhost');
    const row = page.locator('main tbody tr').filter({ hasText: 'helper@saer.localhost' });
    await expect(row).toContainText(say('Subscriber deleted'));
    await expect(row.locator('[aria-haspopup=menu]')).toHaveCount(0);
    expect(asked.some((filter) => filter.includes('"leaving":false'))).toBe(true);
  },
);
