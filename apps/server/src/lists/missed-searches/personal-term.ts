import { latinDigits } from '@saer/i18n/latin-digits';

const maxDigits = 4;

/** Whether a term looks like an address, a person's number or a link: such terms are never stored. */
export function isPersonal(term: string): boolean {
  // Wide, small and mathematical forms say the same.
  const plain = latinDigits(term.normalize('NFKC'));
  return /@|:\/\/|www\./i.test(plain) || plain.replace(/\D/g, '').length > maxDigits;
}
