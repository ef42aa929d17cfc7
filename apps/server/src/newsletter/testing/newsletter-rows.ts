import { consentVersion } from '@saer/contract/contact/newsletter-consent';
import type { TestApp } from '../../testing/test-app.ts';
import { newsletterIssue, newsletterSubscriber } from '../tables.ts';

/** A newsletter as an admin writes it. */
export const newsletter = {
  subjectEn: 'The new fees of noon',
  subjectAr: 'رسوم نون الجديدة',
  textEn: 'The fees of noon change in December.',
  textAr: 'تتغير رسوم نون في ديسمبر.',
};

/** A confirmed subscriber, straight in the database; returns the id. */
export async function newSubscriber(
  { db }: Pick<TestApp, 'db'>,
  more: Partial<typeof newsletterSubscriber.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(newsletterSubscriber)
    .values({
      email: `${crypto.randomUUID()}@example.com`,
      language: 'en',
      state: 'CONFIRMED',
      consentVersion,
      consentSource: 'contact-us',
      confirmedAt: '2026-11-01T10:00:00.000Z',
      ...more,
    })
    .returning({ id: newsletterSubscriber.id });
  return row?.id ?? 0;
}

/** A draft, straight in the database; returns the id. */
export async function newIssue({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const [row] = await db.insert(newsletterIssue).values(newsletter).returning({ id: newsletterIssue.id });
  return row?.id ?? 0;
}
