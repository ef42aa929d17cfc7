import type { MessageDescriptor } from '@lingui/core';

/** Assumptions under which a sheet is priced, said before its prices: short enough to stand beside each other on one line. */
export const sheetAssumptionWords = {
  riyals: /*i18n*/ { id: 'assumption.riyals', message: 'amounts in riyals' },
  exchangeRate: /*i18n*/ { id: 'assumption.exchangeRate', message: '1 {currency} = {rate} SAR' },
  takenAsRiyals: /*i18n*/ { id: 'assumption.takenAsRiyals', message: '{currency} taken as riyals' },
  currencyLeftOut: /*i18n*/ { id: 'assumption.currencyLeftOut', message: 'rows in {currency} left out' },
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
} as const satisfies Record<string, MessageDescriptor>;
