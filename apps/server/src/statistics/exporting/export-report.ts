import { Readable } from 'node:stream';
import type { StatisticsFormat, StatisticsReport } from '@saer/contract/statistics';
import type { Language } from '@saer/i18n/locale';
import type { CellValue, Column } from '@saer/spreadsheet/sheet';
import type { MessageDescriptor } from '@lingui/core';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { dayHeaders, pageHeaders, sheetNames } from './export-words.ts';

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
