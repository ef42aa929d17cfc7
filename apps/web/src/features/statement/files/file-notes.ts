import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import { formatShort } from '@saer/i18n/format-number';
import { type SkipReason, skipReasons } from '@saer/tools/statement/line';
import { type FileReport, maxLines } from '../reading/statement-tasks.ts';

/** Notes about a file, each a sentence that says what to do. */
export function useFileNotes(): (file: FileReport) => readonly string[] {
  const { t, i18n } = useLingui();
  const skipNotes: Readonly<Record<SkipReason, (count: string, row: number) => string>> = {
    otherCountry: (count, row) =>
      t`${count} of another country, the first in row ${row}: left out. Check the statement of each country by that country’s fees.`,
    otherCurrency: (count, row) =>
      t`${count} in another currency than the riyal, the first in row ${row}: left out.`,
    otherMarketplace: (count, row) =>
      t`${count} of another noon shop (groceries, Sivvi …), the first in row ${row}: left out, it has other fees.`,
    transfer: (count) => t`${count} of payments and transfers: no fees.`,
    cancelled: (count) => t`${count} of cancelled items without a charge: nothing to check.`,
    duplicate: (count, row) => t`${count} were there already, the first in row ${row}: counted once.`,
    otherReport: (count, row) =>
      t`${count} of items that another kind of report names, the first in row ${row}: counted once, as that report has them.`,
    unreadableCharge: (count, row) =>
      t`${count} with a fee beside commission and fulfilment fee that is not a number, the first in row ${row}: the row counts without it.`,
    unreadableAmount: (count, row) =>
      t`${count} with an amount that is not a number, the first in row ${row}: left out. Correct it in the file and add the file again.`,
    formula: (count, row) =>
      t`${count} with a formula instead of an amount, the first in row ${row}: left out. Paste the columns as values, save and add the file again.`,
    truncated: (count, row) =>
      t`${count} shorter than the headers, the first in row ${row}: the file seems cut off. Download it again from the store.`,
    // Summed elsewhere, or of no interest.
    otherCharge: () => '',
    noAmounts: () => '',
  };
  return ({ outcome, rows, lines, skipped }) => {
    const notes: string[] = [];
    if (outcome.is === 'rejected') {
      const { reason, details } = outcome;
      if (reason === 'noFeesPerItem')
        notes.push(
          t`This is noon’s monthly transactions file: it has no fees per item. Download the Statement Detail Report (Payments and Fees, Statements) instead.`,
        );
      else if (reason === 'noHeaders')
        notes.push(
          t`No table with headers was found. Download the statement again as .xlsx or .csv, with its header row.`,
        );
      else if (reason === 'tooManyCells')
        notes.push(
          t`This is more than fits at once (${formatShort(maxLines, 0)} lines, or the size of a workbook). Download it month by month, or save it as .csv.`,
        );
      else if (reason === 'fileTooLarge')
        notes.push(
          t`The file is too large. Save a workbook as .csv, or download the statement month by month.`,
        );
      else notes.push(errorMessage(i18n, reason, details));
    }
    if (outcome.is === 'lines' && lines === 0)
      notes.push(
        skipped.duplicate !== undefined || skipped.otherReport !== undefined
          ? t`Every line of this file was there already: it was added before.`
          : t`None of its ${formatShort(rows, 0)} rows is a sale with a price and a fee that can be checked.`,
      );
    for (const reason of skipReasons) {
      const of = skipped[reason];
      if (of === undefined) continue;
      const note = skipNotes[reason](t`${plural(of.rows, { one: '# row', other: '# rows' })}`, of.firstRow);
      if (note !== '') notes.push(note);
    }
    return notes;
  };
}
