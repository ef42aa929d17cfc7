import type { MessageDescriptor } from '@lingui/core';
import type { DayCounts } from '@saer/contract/statistics';

/** Headings of the file, in their order. */
export const dayHeaders: Readonly<Record<'day' | keyof DayCounts, MessageDescriptor>> = {
  day: /*i18n*/ { id: 'statistics.day', message: 'Day' },
  visit: /*i18n*/ { id: 'statistics.visits', message: 'Visits' },
  botVisit: /*i18n*/ { id: 'statistics.bots', message: 'Visits by bots' },
  calculatorOpening: /*i18n*/ { id: 'statistics.calculator', message: 'Calculator opened' },
  calculation: /*i18n*/ { id: 'statistics.calculations', message: 'Single calculations' },
  batchRow: /*i18n*/ { id: 'statistics.rows', message: 'Rows calculated in batches' },
  upload: /*i18n*/ { id: 'statistics.uploads', message: 'Sheets uploaded' },
  registrationBegun: /*i18n*/ { id: 'statistics.begun', message: 'Registrations begun' },
  registrationConfirmed: /*i18n*/ { id: 'statistics.confirmed', message: 'Registrations confirmed' },
  registrationApproved: /*i18n*/ { id: 'statistics.approved', message: 'Registrations approved' },
  planRequest: /*i18n*/ { id: 'statistics.requests', message: 'Plans requested' },
  planPayment: /*i18n*/ { id: 'statistics.payments', message: 'Plans paid for' },
  sharedAnswer: /*i18n*/ { id: 'statistics.shared', message: 'Share links made' },
};

export const pageHeaders = {
  page: /*i18n*/ { id: 'statistics.page', message: 'Page' },
  ar: /*i18n*/ { id: 'statistics.arabic', message: 'Visits in Arabic' },
  en: /*i18n*/ { id: 'statistics.english', message: 'Visits in English' },
  bots: dayHeaders.botVisit,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const sheetNames = {
  days: /*i18n*/ { id: 'statistics.byDay', message: 'By day' },
  pages: /*i18n*/ { id: 'statistics.byPage', message: 'By page' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
