import { msg } from '@lingui/core/macro';
import type { Source } from '../tool.ts';

/** Base of customs duty and import VAT. */
export const importSource: Source = {
  kind: 'words',
  text: msg`Duty is charged on goods, freight and insurance; VAT of 15% on these and the duty (as traders’ guides to Saudi customs describe it).`,
  isConfirmed: false,
};

/** The duty rate is the seller's. */
export const dutySource: Source = {
  kind: 'words',
  text: msg`The duty rate is yours to enter: it depends on the product’s code in the customs tariff and on where it was made.`,
  isConfirmed: true,
};
