import type { Announcement } from '@saer/contract/contact/announcement';
import { useName } from '../../../domain/names/use-name.ts';

/** The title of an announcement in the reader's language. */
export function AnnouncementTitle({
  announcement: { titleEn: nameEn, titleAr: nameAr },
}: {
  readonly announcement: Announcement;
}) {
  const name = useName();
  return <bdi className="font-medium text-ink">{name({ nameEn, nameAr })}</bdi>;
}
