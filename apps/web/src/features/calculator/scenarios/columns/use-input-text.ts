import { useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/calculator-draft';
import type { ReadNumber } from '@saer/i18n/read-number';
import { formatDay } from '@saer/i18n/format-date';
import { formatSide } from '@saer/i18n/format-measure';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-rate';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { readMoney, readRate, readSide, readWeight } from '@saer/quoting/calculator/read-number';
import { useName } from '../../../../domain/names/use-name.ts';
import { useWeightText } from '../../answer/use-weight-text.ts';
import type { PricedColumn } from '../state/priced-column.ts';

type Named = { readonly code: string; readonly nameEn: string; readonly nameAr: string };

/** A field of a column as it is read on the page and on paper: with its unit, and choices by their names. Empty: nothing is typed. */
export function useInputText(): (field: DraftField, column: PricedColumn) => string {
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
  const number = (text: string, read: (text: string) => ReadNumber, print: (value: number) => string) => {
    const value = read(text);
    return value.is === 'number' ? print(value.value) : text;
  };
  const centimetres = (millimetres: number): string => `${isolateLtr(formatSide(millimetres))} ${t`cm`}`;
  return (field, { draft, book, table }) => {
    const text = draft[field];
    if (text === '') return '';
    switch (field) {
      case 'store':
        return named(book.stores, text);
      case 'subFamily':
        return named(book.subFamilies, text);
      case 'type':
        return named(book.types, text);
      case 'sizeClass':
        return named(table?.sizeClasses, text);
      case 'length':
      case 'width':
      case 'height':
        return number(text, readSide, centimetres);
      case 'weight':
        return number(text, (typed) => readWeight(typed, draft.weightUnit), weightText);
      case 'cost':
      case 'price':
      case 'marginAmount':
      case 'extraFixed':
      case 'fulfilmentFee':
        return number(text, readMoney, formatMoney);
      case 'marginRate':
      case 'extraRate':
      case 'referralRate':
        return number(text, readRate, formatRate);
      case 'vat':
        return isolateLtr(`${text}%`);
      case 'on':
        return isolateLtr(formatDay(text));
      case 'name':
      case 'barcode':
        return text;
      default:
        return choices[text] ?? isolateLtr(text);
    }
  };
}
