import { valueIndex } from './value-index.ts';
import { endingNames, handoverNames, marginBaseNames, vatNames, yesNoNames } from './value-names.ts';

/** The columns with few possible values, each with the spellings people use. */
export const choices = {
  yesNo: valueIndex(yesNoNames),
  handover: valueIndex(handoverNames),
  ending: valueIndex(endingNames),
  marginBase: valueIndex(marginBaseNames),
  vat: valueIndex(vatNames),
};
