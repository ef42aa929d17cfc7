import type { MessageDescriptor } from '@lingui/core';
import { formatDay } from '../format-date.ts';

/** Assumptions under which a sheet is priced, said before its prices: short enough to stand beside each other on one line. */
export const sheetAssumptionWords = {
  riyals: /*i18n*/ { id: 'assumption.riyals', message: 'amounts in riyals' },
  exchangeRate: /*i18n*/ { id: 'assumption.exchangeRate', message: '1 {currency} = {rate} SAR' },
  takenAsRiyals: /*i18n*/ { id: 'assumption.takenAsRiyals', message: '{currency} taken as riyals' },
  currencyLeftOut: /*i18n*/ {
    id: 'assumption.currencyLeftOut',
    message: '{count, plural, one {# row in {currency} left out} other {# rows in {currency} left out}}',
  },
  salePriceUntil: /*i18n*/ {
    id: 'assumption.salePriceUntil',
    message:
      '{count, plural, one {current price of # row = sale price until {until}} other {current price of # rows = sale price, the first until {until}}}',
  },
  salePrice: /*i18n*/ {
    id: 'assumption.salePrice',
    message:
      '{count, plural, one {current price of # row = sale price} other {current price of # rows = sale price}}',
  },
  costWithoutVat: /*i18n*/ { id: 'assumption.costWithoutVat', message: 'cost without VAT' },
  costWithVat: /*i18n*/ { id: 'assumption.costWithVat', message: 'cost with VAT' },
  perPiece: /*i18n*/ { id: 'assumption.perPiece', message: 'per unit' },
  byLetters: /*i18n*/ { id: 'assumption.byLetters', message: 'cost read from column AA' },
  otherSheets: /*i18n*/ {
    id: 'assumption.otherSheets',
    message:
      '{count, plural, one {another sheet was not read: {others}} other {# other sheets were not read: {others}}}',
  },
  hiddenRows: /*i18n*/ {
    id: 'assumption.hiddenRows',
    message: '{count, plural, one {# hidden row read too} other {# hidden rows read too}}',
  },
  totals: /*i18n*/ {
    id: 'assumption.totals',
    message: '{count, plural, one {# row of totals left out} other {# rows of totals left out}}',
  },
  imagesLeftOut: /*i18n*/ {
    id: 'assumption.imagesLeftOut',
    message:
      '{count, plural, one {# row with only a picture left out} other {# rows with only a picture left out}}',
  },
  parentsLeftOut: /*i18n*/ {
    id: 'assumption.parentsLeftOut',
    message:
      '{count, plural, one {# product row left out for its variants} other {# product rows left out for their variants}}',
  },
  optionsLeftOut: /*i18n*/ {
    id: 'assumption.optionsLeftOut',
    message:
      '{count, plural, one {# row with only an option left out} other {# rows with only an option left out}}',
  },
  templateLeftOut: /*i18n*/ {
    id: 'assumption.templateLeftOut',
    message: '{count, plural, one {# row of explanations left out} other {# rows of explanations left out}}',
  },
  countriesLeftOut: /*i18n*/ {
    id: 'assumption.countriesLeftOut',
    message:
      '{count, plural, one {# row of another country left out} other {# rows of other countries left out}}',
  },
} as const satisfies Record<string, MessageDescriptor>;

/** The details of an assumption as its words take them: days as they are written. `text` wraps each text. */
export const assumptionValues = <Value extends string | number>(
  details: Readonly<Record<string, Value>>,
  text: (value: string) => string = (value) => value,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : text(name === 'until' ? formatDay(value) : value),
    ]),
  );
