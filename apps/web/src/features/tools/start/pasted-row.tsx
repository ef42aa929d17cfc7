import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useId, useState } from 'react';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { controlBox, fieldHint, fieldLabel } from '../../../components/button/control-style.ts';
import type { Texts } from '../fields/field.ts';

/** More than any sheet's headings and a few rows. */
const longestPaste = 50_000;

interface Row {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

const getCode = (rows: readonly Row[], text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : rows.find((row) =>
        [row.code, row.nameEn, row.nameAr].some((name) => foldArabic(name) === foldArabic(text)),
      )?.code;

/**
 * The first row of a paste as texts of the fields, by the columns that product sheets are recognised by; undefined if none was. A store
 * or category that is not named exactly stays open.
 */
async function textsOfRow(paste: string, book: FeeBook): Promise<Texts | undefined> {
  const { readProductSheets } = await import('@saer/spreadsheet/read-product-sheets');
  const read = await readProductSheets({ text: paste.slice(0, longestPaste) });
  const row = read.ok ? read.sheets[read.best]?.texts()[0]?.texts : undefined;
  if (row === undefined) return undefined;
  const { cost, weight, price = row.currentPrice, marginRate, marginAmount, extraRate, extraFixed } = row;
  const { adsRate, couponRate, returnCost, storageCost } = row;
  const { longestSide: length, medianSide: width, shortestSide: height } = row;
  const hasSides = [length, width, height].every((side) => side !== undefined);
  const texts = {
    store: getCode(book.stores, row.store),
    subFamily: getCode(book.subFamilies, row.subFamily),
    sizeClass: getCode(
      book.stores.flatMap(({ feeTable }) => feeTable?.sizeClasses ?? []),
      row.sizeClass,
    ),
    ...(hasSides ? { sizeBy: 'sides', length, width, height } : {}),
    weight,
    cost,
    price,
    marginRate,
    marginAmount,
    extraRate,
    extraFixed,
    adsRate,
    couponRate,
    returnCost,
    storageCost,
    unitsPerMonth: row.monthlySales,
  };
  const filled = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined || text.trim() === '' ? [] : [[name, text] as const],
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

interface Props {
  readonly book: FeeBook;
  readonly onFill: (texts: Texts) => void;
}

/** A row copied from a sheet, with its headings: its columns fill the fields. */
export function PastedRow({ book, onFill }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isUnread, setUnread] = useState(false);
  const read = async (text: string): Promise<void> => {
    if (text.trim() === '') return setUnread(false);
    const texts = await textsOfRow(text, book);
    if (texts === undefined) return setUnread(true);
    onFill(texts);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={fieldLabel}>
        {t`Headings and one row, copied from your sheet`}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        aria-describedby={`${id}-says`}
        aria-invalid={isUnread}
        onChange={(event) => void read(event.target.value)}
        className={`${controlBox} px-3 py-2 text-base sm:text-sm`}
      />
      <p id={`${id}-says`} className={isUnread ? 'text-xs font-medium text-danger' : fieldHint}>
        {isUnread ? (
          <Trans>No column was recognised. Copy the row of headings and one row below it.</Trans>
        ) : (
          <Trans>In Excel, mark both rows, copy them, and paste them here.</Trans>
        )}
      </p>
    </div>
  );
}
