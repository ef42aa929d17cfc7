import type { MessageDescriptor } from '@lingui/core';

/** Error messages about cells of a seller's sheet, in addition to those about products. */
export const rowErrorMessages = {
  barcodeShortened: /*i18n*/ {
    id: 'error.barcodeShortened',
    message:
      'Excel has shortened this barcode to “{barcode}”, and its last digits may be lost. Format the column as text, then enter the barcode again.',
  },
  numberIsDate: /*i18n*/ {
    id: 'error.numberIsDate',
    message:
      'This is the date {day}: Excel turns numbers such as MAR-24 into dates. Type the number as it was, or {typed} if it really is a date.',
  },
  formulaFailed: /*i18n*/ {
    id: 'error.formulaFailed',
    message: 'The formula here shows {value} instead of a value. Fix it, or type the value itself.',
  },
  formulaWithoutResult: /*i18n*/ {
    id: 'error.formulaWithoutResult',
    message:
      'This cell holds a formula without a stored result. Open the file in Excel, save it, and upload it again.',
  },
  ambiguousName: /*i18n*/ {
    id: 'error.ambiguousName',
    message: '“{name}” can mean more than one: {options}. Enter the one you mean.',
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
    message: 'The required profit is in two columns with different values. Keep one of them.',
  },
  weightTooLight: /*i18n*/ {
    id: 'error.weightTooLight',
    message:
      '{sides, select, none {Only {weight} g: are these kilograms?} other {Only {weight} g for a parcel of {sides} cm: are these kilograms?}} Write the unit beside the number, such as 0.5 kg.',
  },
  weightTooHeavy: /*i18n*/ {
    id: 'error.weightTooHeavy',
    message:
      '{sides, select, none {As much as {weight} g is unusual. Check the unit of the weight.} other {At {weight} g, a parcel of {sides} cm is heavier than steel. Check the unit of the weight and of the sides.}}',
  },
  sidesUnlikely: /*i18n*/ {
    id: 'error.sidesUnlikely',
    message: 'A parcel of {sides} cm is hardly possible. Check the unit of the sides.',
  },
  priceUnlikely: /*i18n*/ {
    id: 'error.priceUnlikely',
    message: 'This price is far from the cost of {cost}. Check both.',
  },
  salePriceUnclear: /*i18n*/ {
    id: 'error.salePriceUnclear',
    message:
      'The price is {price}, and the sale price {sale}: it is not lower, or its dates cannot be read. Enter the price of today.',
  },
  unitNotSaid: /*i18n*/ {
    id: 'error.unitNotSaid',
    message: 'Other cells of this column say their unit, and {value} does not. Write it beside the number.',
  },
  decimalComma: /*i18n*/ {
    id: 'error.decimalComma',
    message:
      'This was “{text}” in your file, and is read as {value}: other numbers there have a decimal comma. Check it.',
  },
  tableUnclear: /*i18n*/ {
    id: 'error.tableUnclear',
    message:
      'Row {row} begins another table, and its column “{header}” is not clear. Upload that table as a sheet by itself.',
  },
  columnUnknown: /*i18n*/ {
    id: 'error.columnUnknown',
    message:
      'The column “{header}” has values, and it is not known what they are. Name it as in the template, or leave it out on purpose.',
  },
  columnUnsure: /*i18n*/ {
    id: 'error.columnUnsure',
    message:
      '{reason, select, unexplainedWord {The column “{header}” says “{word}”: does it hold something else than {suggestion}? Say what it is, or leave it out on purpose.} costOrPrice {The column “{header}” may be what you pay or what you sell for. Say which, or leave it out on purpose.} misspelt {The column “{header}” looks like {suggestion}, spelt in another way. Name it as in the template, or leave it out on purpose.} byValues {The column “{header}” does not say what it holds; its values look like {suggestion}. Name it as in the template, or leave it out on purpose.} secondOfName {The column “{header}” holds the same as another column. Keep one of the two, or leave this one out on purpose.} unknownValues {Values of the column “{header}” do not fit its name: {examples}. Say what it holds, or leave it out on purpose.} other {The column “{header}” may hold what you want or what came out. Name it as in the template, or leave it out on purpose.}}',
  },
  unitUnclear: /*i18n*/ {
    id: 'error.unitUnclear',
    message:
      'The unit of the column “{header}” is not certain: {examples}. Name it in the header, such as “{suggestion}”.',
  },
  unitsMixed: /*i18n*/ {
    id: 'error.unitsMixed',
    message:
      'The numbers of the column “{header}” are not all in one unit: {examples}. Write the unit in every cell, or one unit for all.',
  },
  furtherTable: /*i18n*/ {
    id: 'error.furtherTable',
    message:
      'This row is read by the headers in row {row}, where a second table begins. Check that they are its own.',
  },
  pointDropped: /*i18n*/ {
    id: 'error.pointDropped',
    message:
      '“{text}” was read as {number}: a program has written the number with a decimal point. Check it.',
  },
  fieldWithoutColumn: /*i18n*/ {
    id: 'error.fieldWithoutColumn',
    message:
      'There is no column for “{header}”. Add one, name the one that holds it, or give one value for the whole file.',
  },
  foreignCurrency: /*i18n*/ {
    id: 'error.foreignCurrency',
    message:
      'Amounts in the column “{header}” are in {currency}, not in riyals: {examples}. Give a rate, say that they are riyals, or leave these rows out.',
  },
  columnHidden: /*i18n*/ {
    id: 'error.columnHidden',
    message: 'The column “{header}” is hidden in your file. Show it, or leave it out on purpose.',
  },
} as const satisfies Record<string, MessageDescriptor>;
