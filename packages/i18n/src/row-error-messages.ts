import type { MessageDescriptor } from '@lingui/core';

/** What can be wrong with the cells of a seller's sheet, beyond what can be wrong with any product. */
export const rowErrorMessages = {
  barcodeShortened: /*i18n*/ {
    id: 'error.barcodeShortened',
    message:
      'Excel has shortened this barcode to “{barcode}”, and its last digits may be lost. Format the column as text, then enter the barcode again.',
  },
  formulaFailed: /*i18n*/ {
    id: 'error.formulaFailed',
    message: 'The formula here shows {value} instead of a value. Mend it, or type the value itself.',
  },
  ambiguousName: /*i18n*/ {
    id: 'error.ambiguousName',
    message: '“{name}” can mean more than one: {options}. Write the one you mean.',
  },
  rateUnclear: /*i18n*/ {
    id: 'error.rateUnclear',
    message: '“{value}” is less than one percent. Write it with a percent sign: {percent} or {share}.',
  },
  notInRiyals: /*i18n*/ {
    id: 'error.notInRiyals',
    message: 'Amounts are in riyals, and this is in another currency. Write it in riyals.',
  },
  profitTwice: /*i18n*/ {
    id: 'error.profitTwice',
    message: 'The wanted profit stands in two columns, and they differ. Keep one of them.',
  },
} as const satisfies Record<string, MessageDescriptor>;
