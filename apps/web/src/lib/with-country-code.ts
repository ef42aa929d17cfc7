import { latinDigits } from '@saer/i18n/latin-digits';

/** A Saudi mobile number as people write it at home (05…) in the form the whole world can call; anything else as it is. */
export const withCountryCode = (typed: string): string => {
  const digits = latinDigits(typed).replace(/[\s()-]/g, '');
  return /^05\d{8}$/.test(digits) ? `+966${digits.slice(1)}` : typed;
};
