import * as z from 'zod/mini';
import { accountStatuses } from '../account/account.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, offsetInstant, text, yesOrNo } from '../api/field.ts';
import { keyQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { pageOf } from '../api/list-filter.ts';
import { accountRoles } from '../api/role.ts';
import { isPage, type Page, pageAccess } from '../site/pages.ts';
import { arabicProse, englishText } from '../api/text-format.ts';

/** A SCHEDULED one begins by itself; a WITHDRAWN one reaches nobody any more. */
export const announcementStates = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'WITHDRAWN'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Whom an announcement is for. Accounts that are leaving never get it. */
const announcementAudience = z.discriminatedUnion('kind', [
  /** Every active account. */
  z.strictObject({ kind: z.literal('all') }),
  /** Active accounts with a role. */
  z.strictObject({ kind: z.literal('role'), role: choice(accountRoles) }),
  /** Subscribers who have a plan now, and their sub-users. */
  z.strictObject({ kind: z.literal('plan'), planId: id() }),
  /** Accounts in a state; those that are blocked or wait for approval read it once they can sign in. */
  z.strictObject({ kind: z.literal('status'), status: choice(accountStatuses) }),
  z.strictObject({ kind: z.literal('one'), accountId: id() }),
]);
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

/** The pages that an announcement may lead to. */
export const announcedPages: readonly Page[] = Object.keys(pageAccess).filter(isPage);

const longestTitle = 120;
const longestText = 2_000;
const oneLine = <S extends z.ZodMiniType<string, string>>(schema: S) =>
  schema.check(z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'notText'));

/** An announcement in both languages: everybody gets it in theirs. */
const content = {
  titleEn: oneLine(englishText(longestTitle)),
  titleAr: oneLine(arabicProse(longestTitle)),
  textEn: englishText(longestText),
  textAr: arabicProse(longestText),
  /** The page of the app that it is about; null: none. */
  href: z.nullable(choice(announcedPages)),
  audience: announcementAudience,
  /** By email too, to those who have not switched that off. */
  byEmail: yesOrNo(),
};
export const announcementContent = z.strictObject(content);
export type AnnouncementContent = z.infer<typeof announcementContent>;

const whole = () => count(0, 2_147_483_647);

/** Progress of an announcement. */
const announcementDelivery = z.object({
  /** Whose list it is in, and how many of them have read it. */
  shown: whole(),
  read: whole(),
  /** Emails that wait, were sent, failed, or were withdrawn before. */
  queued: whole(),
  sent: whole(),
  failed: whole(),
  withdrawn: whole(),
});
export type AnnouncementDelivery = z.infer<typeof announcementDelivery>;

export const announcement = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  state: choice(announcementStates),
  titleEn: z.string(),
  titleAr: z.string(),
  textEn: z.string(),
  textAr: z.string(),
  href: z.nullable(z.string()),
  audience: announcementAudience,
  byEmail: yesOrNo(),
  sendAt: z.nullable(instant()),
  startedAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  /** Accounts that it reached so far. */
  recipients: whole(),
  createdBy: z.nullable(z.object({ id: id(), fullName: text(201) })),
  delivery: announcementDelivery,
});
export type Announcement = z.infer<typeof announcement>;

export const pageAnnouncements = {
  method: 'GET',
  path: '/announcement/page',
  access: 'admin',
  summary: 'Announcements with how far each got, a page at a time',
  description:
    'The newest first. `delivery` counts now: in how many lists it is and how many have read it, and its emails by state.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(announcement),
} as const satisfies Endpoint;

/** The most names in a preview. */
export const previewedNames = 20;

export const previewAnnouncement = {
  method: 'POST',
  path: '/announcement/audience',
  access: 'admin',
  summary: 'Who would get an announcement now: how many, how many of them by email, and the first names',
  description:
    'Counts the accounts of an audience, those of them that take announcements by email, and names the first 20. Accounts that are leaving are in none.',
  query: nothing,
  body: z.strictObject({ audience: announcementAudience }),
  reply: z.object({
    accounts: whole(),
    emails: whole(),
    first: z.array(z.object({ id: id(), fullName: text(201), email: text(254) })),
  }),
} as const satisfies Endpoint;

const bodyLimit = 32 * kilobyte;

export const createAnnouncement = {
  method: 'POST',
  path: '/announcement',
  access: 'admin',
  summary: 'Write an announcement; it is a draft until it is sent',
  description: 'Saves a draft. `href` is a path of the app’s own pages.',
  writes: 'create',
  query: nothing,
  body: announcementContent,
  bodyLimit,
  reply: announcement,
} as const satisfies Endpoint;

export const updateAnnouncement = {
  method: 'PUT',
  path: '/announcement',
  access: 'admin',
  summary: 'Change the draft of an announcement',
  description: 'Only a draft can be changed.',
  writes: 'update',
  clearedByNull: ['href'],
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), ...content }),
  bodyLimit,
  reply: announcement,
} as const satisfies Endpoint;

export const removeAnnouncement = {
  method: 'DELETE',
  path: '/announcement',
  access: 'admin',
  summary: 'Delete the draft of an announcement',
  description: 'A draft, or one that was withdrawn before it reached anybody.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ id: id() }),
} as const satisfies Endpoint;

export const sendAnnouncement = {
  method: 'POST',
  path: '/announcement/send',
  access: 'admin',
  summary: 'Send an announcement now, or at a time',
  description:
    'Without `sendAt` a job sends it at once, else at that time. The audience is who belongs to it then. Refused for an audience without an account.',
  query: nothing,
  body: z.strictObject({
    id: id(),
    version: rowVersion(),
    /** Absent: now. */
    sendAt: z.exactOptional(offsetInstant()),
  }),
  reply: announcement,
} as const satisfies Endpoint;

export const withdrawAnnouncement = {
  method: 'POST',
  path: '/announcement/withdraw',
  access: 'admin',
  summary:
    'Withdraw an announcement: a scheduled one is not sent, emails that wait are not sent, and unread notifications go',
  description:
    'Ends the schedule, takes back emails that wait and notifications that are unread. What was read or sent stays.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion() }),
  reply: announcement,
} as const satisfies Endpoint;

export const announcementEndpoints: readonly DescribedEndpoint[] = [
  pageAnnouncements,
  previewAnnouncement,
  createAnnouncement,
  updateAnnouncement,
  removeAnnouncement,
  sendAnnouncement,
  withdrawAnnouncement,
];
