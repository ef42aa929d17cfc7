import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { verifyCode } from './account/auth.ts';
import { sendContactMessage } from './contact/contact.ts';
import { fieldErrorsOf } from './api/field-errors-of.ts';
import { siteSettings } from './site/setting.ts';

const values = z.object(
  Object.fromEntries(
    Object.entries(siteSettings).map(([key, { schema }]) => [key, schema as z.core.$ZodType]),
  ),
);
const requestId = '0d9c3c2e-8f7b-4a43-9d8e-1f2a3b4c5d6e';
const link = { nameEn: 'X', nameAr: 'إكس', url: 'https://x.com' };
const notice = { level: 'info', ar: 'صيانة الليلة', en: 'Work tonight', until: null };

/** Every validator that the specification names, with a field that uses it: values it takes, and one it rejects. */
test.each<[string, z.core.$ZodType, string, unknown, unknown, string]>([
  ['URL', values, 'links.0.url', { links: [link] }, { links: [{ ...link, url: 'x' }] }, 'notAUrl'],
  [
    'image data URI',
    sendContactMessage.body,
    'picture',
    {
      ticket: 'x',
      message: 'x',
      picture: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    },
    { ticket: 'x', message: 'x', picture: 'data:image/svg+xml;base64,AAAA' },
    'notAnImage',
  ],
  [
    'length range',
    values,
    'announcement.en',
    { announcement: notice },
    { announcement: { ...notice, en: 'x' } },
    'textTooShort',
  ],
  [
    'digits only',
    verifyCode.body,
    'code',
    { requestId, code: '123456' },
    { requestId, code: '12345x' },
    'notDigits',
  ],
  ['decimal', values, 'defaultVat', { defaultVat: '15' }, { defaultVat: '1,5' }, 'notADecimal'],
  [
    'Arabic text',
    values,
    'links.0.nameAr',
    { links: [link] },
    { links: [{ ...link, nameAr: 'X' }] },
    'notArabic',
  ],
  [
    'English alphanumeric text',
    values,
    'links.0.nameEn',
    { links: [link] },
    { links: [{ ...link, nameEn: 'إكس' }] },
    'notEnglish',
  ],
  [
    'coordinates',
    values,
    'officePosition',
    { officePosition: '24.7,46.6' },
    { officePosition: '24.7' },
    'notCoordinates',
  ],
  [
    'IPv4 and IPv6',
    values,
    'adminAddresses.2',
    { adminAddresses: ['192.0.2.7', '2001:db8::1'] },
    { adminAddresses: ['192.0.2.7', '2001:db8::1', '192.0.2.256'] },
    'notAnIpAddress',
  ],
  [
    'five-field cron',
    values,
    'schedule.tidyAccounts',
    { 'schedule.tidyAccounts': '7 * * * *' },
    { 'schedule.tidyAccounts': '7 * * *' },
    'notACron',
  ],
  [
    'UUID',
    verifyCode.body,
    'requestId',
    { requestId, code: '123456' },
    { requestId: 'x', code: '123456' },
    'notAUuid',
  ],
])('%s', (_name, schema, field, good, bad, code) => {
  const errorsOf = (value: unknown) => {
    const result = z.safeParse(schema, value, { reportInput: true });
    return result.success ? [] : fieldErrorsOf(result.error).filter((each) => each.field === field);
  };
  expect(errorsOf(good)).toEqual([]);
  expect(errorsOf(bad)).toEqual([expect.objectContaining({ code, field })]);
});
