import type { PartnerRole } from '@saer/contract/partner';
import type { Settings } from '../../settings.ts';

/** Where a local stand-in takes the place of an outside system. */
export const standsIn: Readonly<Record<PartnerRole, (settings: Settings) => boolean>> = {
  mail: ({ smtpUrl }) => smtpUrl === undefined,
  sms: ({ sms }) => sms.provider === 'local',
  identity: ({ nafath }) => nafath.endpoint === undefined,
  files: ({ appwrite }) => appwrite.endpoint === undefined,
};

/** Where a person reads what a stand-in received, or answers for it. */
export const standInPages = { mail: '/local/mail', sms: '/local/sms', identity: '/local/nafath' } as const;
type PagedRole = keyof typeof standInPages;

const isPaged = (role: PartnerRole): role is PagedRole => Object.hasOwn(standInPages, role);

/** Its page; none in production, where what real people are sent is nobody's to read. */
export const standInPage = (role: PartnerRole, settings: Settings): string | null =>
  isPaged(role) && settings.mode !== 'production' && standsIn[role](settings) ? standInPages[role] : null;
