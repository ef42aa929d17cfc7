import { valueIndex } from './value-index.ts';
import { endingNames, handoverNames, marginBaseNames, vatNames, yesNoNames } from './value-names.ts';

/** The columns that offer few values, each with what people write for them. */
export const choices = {
  yesNo: valueIndex(yesNoNames),
  handover: valueIndex(handoverNames),
  ending: valueIndex(endingNames),
  marginBase: valueIndex(marginBaseNames),
  vat: valueIndex(vatNames),
};
