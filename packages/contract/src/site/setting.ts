import * as z from 'zod/mini';
import { appVersion } from '../api/app-version.ts';
import { isOlder } from '../api/version-order.ts';
import { choice, count, instant, yesOrNo } from '../api/field.ts';
import { type RepeatedJob, repeatedJobs, usualSchedules } from './job.ts';
import {
  arabicText,
  coordinates,
  cronExpression,
  decimal,
  englishAlphanumeric,
  ipNetwork,
  textBetween,
  url,
} from '../api/technical-format.ts';
import { arabicProse, email, mobile } from '../api/text-format.ts';
import { versionName } from './version-name.ts';

/** The groups of settings, in the order of the page. */
export const settingGroups = [
  'contact',
  'announcement',
  'features',
  'calculator',
  'limits',
  'signIn',
  'schedules',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export const announcementLevels = ['info', 'warning'] as const;
const shortestAnnouncement = 3;
export const longestAnnouncement = 300;
export const maxLinks = 8;
const maxNetworks = 100;

/** VAT rates in percent that a calculation may begin with: the ones that the form offers. */
export const vatPercents = ['15', '0'] as const;

/** The name and address of a page elsewhere, such as an account at a social network. */
const siteLink = z.strictObject({
  nameEn: englishAlphanumeric(40),
  nameAr: arabicText(40),
  url: url(),
});
export type SiteLink = z.output<typeof siteLink>;

/** A bar above every page, until a time or until it is taken down. */
export const announcement = z.strictObject({
  level: choice(announcementLevels),
  ar: arabicProse(longestAnnouncement).check(
    z.refine((value) => value.length >= shortestAnnouncement, {
      error: 'textTooShort',
      params: { minimum: shortestAnnouncement },
    }),
  ),
  en: textBetween(shortestAnnouncement, longestAnnouncement),
  until: z.nullable(instant()),
});
export type Announcement = z.output<typeof announcement>;

/** A version that this server's own page has: a later one would lock everybody out of it. */
const reachableVersion = z
  .string('text')
  .check(
    z.refine(
      (value) => /^\d{1,4}(?:\.\d{1,4}){0,2}$/.test(value) && !isOlder(appVersion, value),
      'invalidValue',
    ),
  );

interface Setting<S extends z.core.$ZodType> {
  readonly schema: S;
  readonly group: SettingGroup;
  /** Sent to everybody; others only to admins. */
  readonly isPublic: boolean;
  /** Its value while no admin sets one; the operator's environment may name another. */
  readonly usual: z.output<S>;
}

const setting = <S extends z.core.$ZodType>(
  group: SettingGroup,
  schema: S,
  usual: z.output<S>,
  isPublic = false,
): Setting<S> => ({ schema, group, usual, isPublic });

type ScheduleKey = `schedule.${RepeatedJob}`;
export const scheduleKey = (name: RepeatedJob): ScheduleKey => `schedule.${name}`;

const scheduleSetting = (name: RepeatedJob) => setting('schedules', cronExpression(), usualSchedules[name]);

/** The times of every repeated job. */
const schedules = {
  'schedule.followPayments': scheduleSetting('followPayments'),
  'schedule.followSubscriptions': scheduleSetting('followSubscriptions'),
  'schedule.supersedeFees': scheduleSetting('supersedeFees'),
  'schedule.notifyOfFees': scheduleSetting('notifyOfFees'),
  'schedule.sendNewsletters': scheduleSetting('sendNewsletters'),
  'schedule.announceContacts': scheduleSetting('announceContacts'),
  'schedule.requeueMessages': scheduleSetting('requeueMessages'),
  'schedule.tidyAccounts': scheduleSetting('tidyAccounts'),
  'schedule.tidySheets': scheduleSetting('tidySheets'),
  'schedule.tidyContacts': scheduleSetting('tidyContacts'),
  'schedule.tidyNewsletters': scheduleSetting('tidyNewsletters'),
  'schedule.sendAnnouncements': scheduleSetting('sendAnnouncements'),
  'schedule.tidyNotifications': scheduleSetting('tidyNotifications'),
  'schedule.tidyFiles': scheduleSetting('tidyFiles'),
  'schedule.tidyCrashes': scheduleSetting('tidyCrashes'),
} satisfies Record<ScheduleKey, unknown>;

/** Everything that an admin may set without a restart, by its key. */
export const siteSettings = {
  supportEmail: setting('contact', z.nullable(email()), null, true),
  supportPhone: setting('contact', z.nullable(mobile()), null, true),
  links: setting('contact', z.array(siteLink).check(z.maxLength(maxLinks, 'count')), [], true),
  /** `latitude,longitude`. */
  officePosition: setting('contact', z.nullable(coordinates()), null, true),
  announcement: setting('announcement', z.nullable(announcement), null, true),
  registrationOpen: setting('features', yesOrNo(), true, true),
  newsletterSignUp: setting('features', yesOrNo(), true, true),
  /** Asks sellers after some saved products what they think of their prices. */
  survey: setting('features', yesOrNo(), false, true),
  /** Percent of VAT on the item that a new calculation begins with. */
  defaultVat: setting(
    'calculator',
    z.pipe(
      decimal(),
      z.string().check(
        z.refine((value) => vatPercents.some((percent) => percent === value), {
          error: 'notOneOf',
          params: { options: vatPercents.join(', ') },
        }),
      ),
    ),
    '15',
    true,
  ),
  leastAppVersion: setting('limits', z.nullable(reachableVersion), null),
  /** Version of the desktop app. Kept where a published release has it, or a later one. */
  leastDesktopVersion: setting('limits', z.nullable(versionName()), null),
  /** Requests a minute from one network. */
  requestsPerMinute: setting('limits', count(60, 1_000_000), 600),
  /** Days after which a session that is not used ends. */
  sessionIdleDays: setting('limits', count(1, 30), 7),
  /** Addresses and networks from which admins may sign in and work; none: from anywhere. */
  adminAddresses: setting('signIn', z.array(ipNetwork()).check(z.maxLength(maxNetworks, 'count')), []),
  ...schedules,
} as const;

export type SettingKey = keyof typeof siteSettings;
export type SettingValue<K extends SettingKey> = z.output<(typeof siteSettings)[K]['schema']>;
export type SettingValues = { readonly [K in SettingKey]: SettingValue<K> };

const isKey = (key: string): key is SettingKey => Object.hasOwn(siteSettings, key);
export const settingKeys: readonly SettingKey[] = Object.keys(siteSettings).filter(isKey);

/** Tells whether an object has a value for every setting: values come from their schemas. */
export const isComplete = (values: object): values is SettingValues =>
  settingKeys.every((key) => Object.hasOwn(values, key));

/** The repeated job whose schedule a key sets. */
export const scheduledJob = (key: SettingKey): RepeatedJob | undefined =>
  repeatedJobs.find((name) => scheduleKey(name) === key);
