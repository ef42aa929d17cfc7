import { msg } from '@lingui/core/macro';
import type { Source } from '../tool.ts';

/** Base of customs duty and import VAT. */
export const importSource: Source = {
  kind: 'words',
  text: msg`Duty is charged on goods, freight and insurance; VAT of 15% on these and the duty (as traders’ guides to Saudi customs describe it).`,
  isConfirmed: false,
};

/** The duty rate is the seller's: there is no usual one. */
const dutySource: Source = {
  kind: 'words',
  text: msg`The duty rate depends on the product’s HS code and on where it was made. On 10 June 2020 many rates rose from 5% to more: textiles, clothing and bags to 10–15% (EY, 1 June 2020, on Cabinet Decision 559).`,
  isConfirmed: true,
};

/** The fee for a customs declaration. */
export const customsFeeSource: Source = {
  kind: 'words',
  text: msg`Customs service fee since 6 October 2024: 0.15% of goods, freight and insurance, at least SAR 15, at most SAR 500 (PwC, 17 September 2024, on ZATCA’s decision). At most SAR 130 for shipments exempt from duty: not counted here.`,
  isConfirmed: true,
};

/** Whether VAT is added to the customs service fee was not found. */
const customsFeeVatSource: Source = {
  kind: 'words',
  text: msg`Whether VAT is charged on the customs service fee was not found, as of November 2026: it is counted without.`,
  isConfirmed: false,
};

export const importSources: readonly Source[] = [
  importSource,
  dutySource,
  customsFeeSource,
  customsFeeVatSource,
];
