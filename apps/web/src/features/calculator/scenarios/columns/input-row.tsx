import { useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/products/calculator-draft';
import type { ComponentType, ReactNode } from 'react';
import type { ReadNumber } from '@saer/i18n/read-number';
import { formatDay } from '@saer/i18n/format-date';
import { formatSide } from '@saer/i18n/format-measure';
import { formatRate } from '@saer/i18n/format-number';
import { formatMoney } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { readMoney, readRate, readSide, readWeight } from '@saer/quoting/calculator/normalise-draft';
import { differsIn, isAskedIn } from '../state/differing-inputs.ts';
import type { ColumnChange } from '../state/use-scenario.ts';
import { type CellProps, type ScenarioColumnView, getTitle, cellStyle } from './column-view.ts';
import { GridRow } from './grid-row.tsx';
import { useName } from '../../../../domain/names/use-name.ts';
import { useWeightText } from '../../figure-texts.ts';
import type { PricedColumn } from '../state/priced-column.ts';

type Named = { readonly code: string; readonly nameEn: string; readonly nameAr: string };

const number = (
  text: string,
  read: (text: string) => ReadNumber,
  print: (value: number) => string,
): string => {
  const value = read(text);
  return value.is === 'number' ? print(value.value) : text;
};

type Print = (text: string, column: PricedColumn) => string;
const money: Print = (text) => number(text, readMoney, formatMoney);
const rate: Print = (text) => number(text, readRate, formatRate);
const asTyped: Print = (text) => text;

/** A field of a column as it is read on the page and on paper: with its unit, and choices by their names. Empty: nothing is typed. */
function useInputText(): (field: DraftField, column: PricedColumn) => string {
  const { t } = useLingui();
  const name = useName();
  const weightText = useWeightText();
  const choices: Readonly<Record<string, string>> = {
    find: t`Find the price`,
    check: t`I have a price`,
    class: t`Size class`,
    sides: t`Dimensions`,
    DROP_OFF: t`Drop-off: I take it to a drop-off point`,
    PICKUP: t`Pickup: the courier collects it`,
    yes: t`Yes`,
    no: t`No`,
    price: t`price with VAT`,
    net: t`price before VAT`,
    cost: t`cost`,
    store: t`Store default`,
    none: t`Exact (no rounding)`,
    whole: t`Whole riyals`,
  };
  const named = (rows: readonly Named[] | undefined, code: string): string => {
    const row = rows?.find((each) => each.code === code);
    return row === undefined ? code : name(row);
  };
  const centimetres = (millimetres: number): string => `${isolateLtr(formatSide(millimetres))} ${t`cm`}`;
  const side: Print = (text) => number(text, readSide, centimetres);
  const prints: Partial<Record<DraftField, Print>> = {
    store: (code, { book }) => named(book.stores, code),
    subFamily: (code, { book }) => named(book.subFamilies, code),
    type: (code, { book }) => named(book.types, code),
    sizeClass: (code, { table }) => named(table?.sizeClasses, code),
    length: side,
    width: side,
    height: side,
    weight: (text, { draft }) => number(text, (typed) => readWeight(typed, draft.weightUnit), weightText),
    cost: money,
    price: money,
    marginAmount: money,
    extraFixed: money,
    fulfilmentFee: money,
    returnCost: money,
    storageCost: money,
    adsRate: rate,
    couponRate: rate,
    marginRate: rate,
    extraRate: rate,
    referralRate: rate,
    vat: (text) => isolateLtr(`${text}%`),
    on: (day) => isolateLtr(formatDay(day)),
    name: asTyped,
    barcode: asTyped,
  };
  return (field, column) => {
    const text = column.draft[field];
    if (text === '') return '';
    return prints[field]?.(text, column) ?? choices[text] ?? isolateLtr(text);
  };
}

type Props = {
  readonly title: ReactNode;
  readonly field: DraftField;
  /** Its field in the grid; without one it is changed with all inputs. */
  readonly Cell?: ComponentType<CellProps>;
  readonly columns: readonly ScenarioColumnView[];
  readonly onChange: (key: number, change: ColumnChange) => void;
};

/** One input of every column: those that differ from the first one's are marked. */
export function InputRow({ title, field, Cell, columns, onChange }: Props) {
  const { t } = useLingui();
  const inputText = useInputText();
  const first = columns[0]?.priced;
  return (
    <GridRow title={title}>
      {columns.map((column, index) => {
        const { key, priced } = column;
        const isOther = first !== undefined && differsIn(field, first, priced);
        const text = isAskedIn(field, priced) ? inputText(field, priced) : '';
        return (
          <td key={key} className={cellStyle(index, isOther)}>
            {Cell === undefined ? null : (
              <Cell column={priced} title={getTitle(column)} onChange={(change) => onChange(key, change)} />
            )}
            <span
              className={`text-sm text-ink [overflow-wrap:anywhere] ${Cell === undefined ? '' : 'hidden print:inline'}`}
            >
              <bdi>{text === '' ? '—' : text}</bdi>
            </span>
            {isOther ? <span className="sr-only">{t`differs from the first column`}</span> : null}
          </td>
        );
      })}
    </GridRow>
  );
}
