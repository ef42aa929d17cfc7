import type { PartnerRole } from '@saer/contract/site/partner';
import type { Settings } from '../../settings.ts';

/** Tells whether a local provider replaces an external system. */
export const usesLocalProvider: Readonly<Record<PartnerRole, (settings: Settings) => boolean>> = {
  mail: ({ smtpUrl }) => smtpUrl === undefined,
  sms: ({ sms }) => sms.provider === 'local',
  identity: ({ nafath }) => nafath.endpoint === undefined,
  files: ({ appwrite }) => appwrite.endpoint === undefined,
  cards: ({ gateway }) => gateway.apiUrl === undefined,
  storage: ({ files }) => files.driver.name === 'disk',
  push: ({ push }) => push.hosts.length === 0 && push.fcm === null,
};

/** Pages that display what a local provider received, or let people answer for it. */
export const localProviderPages = {
  mail: '/local/mail',
  sms: '/local/sms',
  identity: '/local/nafath',
  push: '/local/push',
} as const;
type PagedRole = keyof typeof localProviderPages;

const isPaged = (role: PartnerRole): role is PagedRole => Object.hasOwn(localProviderPages, role);

/** Its page; none in production, where messages to real people are nobody's to read. */
export const localProviderPage = (role: PartnerRole, settings: Settings): string | null =>
  isPaged(role) && settings.mode !== 'production' && usesLocalProvider[role](settings)
    ? localProviderPages[role]
    : null;
