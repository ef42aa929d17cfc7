import type { Announcement } from '@saer/contract/site/setting';
import type { SiteSettings } from './site-settings.ts';

/** The announcement that holds now; undefined: there is none, or its time is over. */
export function openAnnouncement(siteSettings: Pick<SiteSettings, 'get'>): Announcement | undefined {
  const found = siteSettings.get('announcement');
  return found === null || (found.until !== null && Date.parse(found.until) <= Date.now())
    ? undefined
    : found;
}
