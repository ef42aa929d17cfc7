import { Readable } from 'node:stream';
import type { StatisticsFormat, StatisticsReport, DayCounts } from '@saer/contract/site/statistics';
import type { Language } from '@saer/i18n/locale';
import type { CellValue, Column } from '@saer/spreadsheet/sheet';
import type { MessageDescriptor } from '@lingui/core';
import { type Say, sayIn } from '../../integrations/local/translators.ts';

/** Headings of the file, in their order. */
const dayHeaders: Readonly<Record<'day' | keyof DayCounts, MessageDescriptor>> = {
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

const pageHeaders = {
  page: /*i18n*/ { id: 'statistics.page', message: 'Page' },
  ar: /*i18n*/ { id: 'statistics.arabic', message: 'Visits in Arabic' },
  en: /*i18n*/ { id: 'statistics.english', message: 'Visits in English' },
  bots: dayHeaders.botVisit,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

const sheetNames = {
  days: /*i18n*/ { id: 'statistics.byDay', message: 'By day' },
  pages: /*i18n*/ { id: 'statistics.byPage', message: 'By page' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** A table of the report: its columns, and a row for each day or page. */
function tableOf<Name extends string>(
  say: Say,
  headers: Readonly<Record<Name, MessageDescriptor>>,
  rows: readonly Readonly<Record<Name, CellValue>>[],
) {
  const names = Object.keys(headers).filter((name): name is Name => name in headers);
  return {
    columns: names.map((name): Column => ({ header: say(headers[name]), width: 20 })),
    rows: rows.map((row) => names.map((name) => row[name])),
  };
}

/** A report as a file: a workbook has the days and the pages, a .csv the days. */
export async function exportReport(
  { days, pages }: StatisticsReport,
  format: StatisticsFormat,
  language: Language,
): Promise<Readable> {
  const say = sayIn(language);
  const byDay = tableOf(say, dayHeaders, days);
  if (format === 'csv') {
    const { writeCsv } = await import('@saer/spreadsheet/write/write-csv');
    return Readable.from([writeCsv(byDay.columns, byDay.rows)]);
  }
  const { writeWorkbook } = await import('@saer/spreadsheet/write/write-workbook');
  const file = await writeWorkbook(
    [
      { name: say(sheetNames.days), ...byDay },
      { name: say(sheetNames.pages), ...tableOf(say, pageHeaders, pages) },
    ],
    { rightToLeft: language === 'ar' },
  );
  return Readable.from([file]);
}
