import { latinDigits } from '@saer/i18n/latin-digits';

const mostDigits = 4;

/** Whether a term looks like an address, a number of somebody's or a link: such terms are never kept. */
export const isPersonal = (term: string): boolean =>
  /@|:\/\/|www\./i.test(term) || latinDigits(term).replace(/\D/g, '').length > mostDigits;
