import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from '../api/field.ts';
import { announcementLevels, maxLinks, settingKeys } from './setting.ts';

/** The settings that everybody gets. */
export const publicSettings = z.object({
  supportEmail: z.nullable(text(254)),
  /** E.164. */
  supportPhone: z.nullable(text(40)),
  links: z
    .array(z.object({ nameEn: text(40), nameAr: text(40), url: text(2_000) }))
    .check(z.maxLength(maxLinks)),
  /** `latitude,longitude`. */
  officePosition: z.nullable(text(60)),
  announcement: z.nullable(
    z.object({
      level: choice(announcementLevels),
      ar: text(1_000),
      en: text(1_000),
      until: z.nullable(instant()),
    }),
  ),
  registrationOpen: yesOrNo(),
  newsletterSignUp: yesOrNo(),
  survey: yesOrNo(),
  defaultVat: text(40),
});

export const findSettings = {
  method: 'GET',
  path: '/settings',
  access: 'public',
  summary: 'The settings of the site that everybody may know',
  description:
    'What everybody may know: how to reach the operator, the announcement that holds now, which features are on, and the VAT in percent that a new calculation begins with.',
  query: nothing,
  body: nothing,
  reply: publicSettings,
} as const satisfies Endpoint;

const key = () => choice(settingKeys);
/** The number of writes; 0: it was never set. */
const settingVersion = () => count(0, 2_147_483_647);

/** A setting as admins see it. */
export const settingRow = z.object({
  key: key(),
  value: z.unknown(),
  /** Its value without a change by an admin: from the operator's environment, or built in. */
  usual: z.unknown(),
  /** An admin has set it. */
  isSet: yesOrNo(),
  version: settingVersion(),
  /** When it was set or reset last, and by whom; null: never, or the account is gone. */
  updatedAt: z.nullable(instant()),
  updatedBy: z.nullable(z.object({ id: id(), fullName: text(201) })),
});
export type SettingRow = z.infer<typeof settingRow>;

export const findAllSettings = {
  method: 'GET',
  path: '/settings/all',
  access: 'admin',
  summary: 'Every setting of the site with its usual value and its last change',
  description:
    'Every setting with its value, its usual value (from the operator’s environment, or built in), its version, and who changed it last; and the caller’s own network address.',
  query: nothing,
  body: nothing,
  reply: z.object({
    settings: z.array(settingRow),
    /** The caller's own network address, as sign-in would see it. */
    ownAddress: text(45),
    /** True if the addresses of admins are ignored: by the operator's environment. */
    ignoresAddresses: yesOrNo(),
  }),
} as const satisfies Endpoint;

export const saveSetting = {
  method: 'PUT',
  path: '/settings',
  access: 'admin',
  summary: 'Set one setting of the site, in all processes at once',
  description:
    'Sets one setting; an error of its value names the field `value`. `version` is the one that was read, 0 for a setting that was never set; an outdated one is answered with `rowChanged`. The value holds in every process at once, and the change is in the history. Addresses for admins (`adminAddresses`) that do not include the caller’s own are refused.',
  query: nothing,
  body: z.strictObject({
    key: key(),
    version: settingVersion(),
    /** By the setting's own rules. */
    value: z.unknown(),
  }),
  reply: settingRow,
} as const satisfies Endpoint;

export const resetSetting = {
  method: 'POST',
  path: '/settings/reset',
  access: 'admin',
  summary: 'Give a setting of the site its usual value again',
  description: 'Gives a setting its usual value again.',
  query: nothing,
  body: z.strictObject({ key: key(), version: settingVersion() }),
  reply: settingRow,
} as const satisfies Endpoint;

export const settingEndpoints: readonly DescribedEndpoint[] = [
  findSettings,
  findAllSettings,
  saveSetting,
  resetSetting,
];
