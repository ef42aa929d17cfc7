import { msg } from '@lingui/core/macro';
import { shipmentValue } from '@saer/tools/sourcing/landed-cost';
import type { ToolFields, Values, When } from '../fields/field.ts';
import type { Source } from '../tool.ts';

const inOther: When = ({ currency }) => currency === 'other';
/** A riyal for a riyal. */
const PAR = 10_000;

/** The goods of a shipment, in riyals or in the supplier's currency. */
export const goodsFields = {
  orderUnits: { kind: 'count', label: msg`Units ordered`, min: 1, max: 1_000_000 },
  currency: {
    kind: 'choice',
    label: msg`Currency of the supplier`,
    options: [
      { id: 'SAR', name: msg`Riyal` },
      { id: 'other', name: msg`Another` },
    ],
  },
  supplierPrice: {
    kind: 'money',
    label: msg`Supplier’s price of a unit`,
    min: 1,
    when: ({ currency }) => currency !== 'other',
  },
  foreignPrice: {
    kind: 'money',
    label: msg`Supplier’s price of a unit`,
    isForeign: true,
    min: 1,
    when: inOther,
  },
  exchange: {
    kind: 'money',
    label: msg`100 of that currency in riyals`,
    description: msg`for example 375.00 for 100 US dollars`,
    min: 1,
    max: 1_000_000,
    when: inOther,
  },
} as const satisfies ToolFields;

/** The goods in riyals; null if they are worth more than any shipment that is priced here. */
export const getGoods = ({ orderUnits, supplierPrice, foreignPrice, exchange }: Values<typeof goodsFields>) =>
  shipmentValue(orderUnits, supplierPrice ?? foreignPrice ?? 0, exchange ?? PAR);

/** The costs of bringing goods into the Kingdom but freight. */
export const importFields = {
  dutyRate: {
    kind: 'share',
    label: msg`Customs duty`,
    description: msg`by your product’s HS code in the customs tariff; textiles, clothing and bags 10–15% since 10 June 2020 (EY)`,
  },
  insurance: { kind: 'money', label: msg`Insurance`, isOptional: true, isRare: true },
  clearance: {
    kind: 'money',
    label: msg`Clearance and transport in the Kingdom`,
    note: msg`excl. VAT`,
    isOptional: true,
  },
  otherImportCosts: {
    kind: 'money',
    label: msg`Other costs without VAT`,
    description: msg`inspection, certificates, bank fees`,
    isOptional: true,
    isRare: true,
  },
  vatRegistered: { kind: 'switch', label: msg`I’m registered for VAT`, initial: 'yes' },
} as const satisfies ToolFields;

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

/** Says whether VAT is added to the customs service fee was not found. */
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
