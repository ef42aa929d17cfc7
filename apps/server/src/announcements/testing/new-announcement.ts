import type { AnnouncementContent } from '@saer/contract/contact/announcement';
import { announcement } from '../../notifications/tables.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** An announcement as an admin writes it. */
export const announcementText = {
  titleEn: 'Maintenance on Friday',
  titleAr: 'صيانة يوم الجمعة',
  textEn: 'Saer does not answer from 2 to 3 at night.',
  textAr: 'لن يعمل سعّر من الثانية إلى الثالثة ليلًا.',
  href: '/user/products',
  audience: { kind: 'all' },
  byEmail: true,
} as const satisfies AnnouncementContent;

/** A draft, straight in the database; returns the id. */
export async function newAnnouncement(
  { db }: Pick<TestApp, 'db'>,
  more: Partial<typeof announcement.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(announcement)
    .values({ ...announcementText, ...more })
    .returning({ id: announcement.id });
  return row?.id ?? 0;
}
