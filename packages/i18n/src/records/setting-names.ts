/** Names of the site's settings, in the history and on the page where admins set them. */
export const settingNames = {
  supportEmail: /*i18n*/ { id: 'setting.supportEmail', message: 'Support email' },
  supportPhone: /*i18n*/ { id: 'setting.supportPhone', message: 'Support phone' },
  links: /*i18n*/ { id: 'setting.links', message: 'Links on the contact page' },
  officePosition: /*i18n*/ { id: 'setting.officePosition', message: 'Position of the office' },
  announcement: /*i18n*/ { id: 'setting.announcement', message: 'Announcement' },
  registrationOpen: /*i18n*/ { id: 'setting.registrationOpen', message: 'Registration is open' },
  newsletterSignUp: /*i18n*/ { id: 'setting.newsletterSignUp', message: 'The newsletter takes subscribers' },
  survey: /*i18n*/ { id: 'setting.survey', message: 'Survey' },
  defaultVat: /*i18n*/ { id: 'setting.defaultVat', message: 'VAT that a new calculation begins with' },
  leastAppVersion: /*i18n*/ { id: 'setting.leastAppVersion', message: 'Oldest app version that may be used' },
  leastDesktopVersion: /*i18n*/ {
    id: 'setting.leastDesktopVersion',
    message: 'Oldest version of the desktop app that may be used',
  },
  requestsPerMinute: /*i18n*/ {
    id: 'setting.requestsPerMinute',
    message: 'Requests a minute from one network',
  },
  sessionIdleDays: /*i18n*/ { id: 'setting.sessionIdleDays', message: 'Days until an unused session ends' },
  adminAddresses: /*i18n*/ { id: 'setting.adminAddresses', message: 'Addresses that admins may come from' },
  schedule: /*i18n*/ { id: 'setting.schedule', message: 'Times of a background job' },
} as const;
