import { billingAddress } from '@saer/contract/account/billing';
import * as z from 'zod/mini';
import { StartupError } from '../../startup-error.ts';
import { type InvoiceSeller, longestName } from './invoice-content.ts';

/** For development: nobody's data. */
const sampleSeller: InvoiceSeller = {
  nameEn: 'Sample Company (development)',
  nameAr: 'شركة نموذجية (للتطوير)',
  vatNumber: '300000000000003',
  registration: null,
  address: {
    buildingNumber: '0000',
    street: 'Sample street',
    district: 'Sample district',
    city: 'Riyadh',
    postalCode: '00000',
  },
  addressAr: { street: 'شارع نموذجي', district: 'حي نموذجي', city: 'الرياض' },
  isSample: true,
};

const name = z.string().check(
  z.minLength(1),
  z.refine((written) => Buffer.byteLength(written) <= longestName),
);

const { street, district, city } = billingAddress.shape;
const inArabic = z.refine<string>((written) => /\p{Script=Arabic}/u.test(written));

const values = z.object({
  INVOICE_SELLER_NAME_EN: name,
  INVOICE_SELLER_NAME_AR: name,
  INVOICE_SELLER_VAT_NUMBER: z.string().check(z.regex(/^3\d{13}3$/)),
  INVOICE_SELLER_REGISTRATION: z.optional(z.string().check(z.maxLength(30))),
  INVOICE_SELLER_BUILDING: billingAddress.shape.buildingNumber,
  INVOICE_SELLER_STREET: street,
  INVOICE_SELLER_DISTRICT: district,
  INVOICE_SELLER_CITY: city,
  INVOICE_SELLER_POSTAL_CODE: billingAddress.shape.postalCode,
});

/** The address in Arabic: invoices need it in both languages where money is taken for real. */
const arabicAddress = z.object({
  INVOICE_SELLER_STREET_AR: street.check(inArabic),
  INVOICE_SELLER_DISTRICT_AR: district.check(inArabic),
  INVOICE_SELLER_CITY_AR: city.check(inArabic),
});

const arabicNames = Object.keys(arabicAddress.shape);

const names = [...Object.keys(values.shape), ...arabicNames];

/**
 * The seller named on invoices, from `INVOICE_SELLER_…` of an environment. Without any of them, a sample that every document marks.
 * @throws {StartupError} where some are missing or wrong, or all are missing and `isRequired`: money is taken for real then
 */
export function readSeller(
  environment: Readonly<Record<string, string | undefined>>,
  isRequired: boolean,
): InvoiceSeller {
  const given = Object.fromEntries(
    names.flatMap((each) => {
      const value = environment[each];
      return value === undefined || value === '' ? [] : [[each, value]];
    }),
  );
  if (Object.keys(given).length === 0 && !isRequired) return sampleSeller;
  const isInArabic = isRequired || arabicNames.some((each) => given[each] !== undefined);
  const { data, error } = z.safeParse(isInArabic ? z.extend(values, arabicAddress.shape) : values, given);
  if (data === undefined) {
    const wrong = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(', ');
    throw new StartupError(
      `Invoices need the data of whoever issues them: ${wrong} missing or wrong. A VAT number has 15 digits and begins and ends with 3, a building number 4 digits, a postal code 5; street, district and city are in English and, under _AR, in Arabic.`,
    );
  }
  const arabic = z.safeParse(arabicAddress, given).data;
  return {
    nameEn: data.INVOICE_SELLER_NAME_EN,
    nameAr: data.INVOICE_SELLER_NAME_AR,
    vatNumber: data.INVOICE_SELLER_VAT_NUMBER,
    registration: data.INVOICE_SELLER_REGISTRATION ?? null,
    address: {
      buildingNumber: data.INVOICE_SELLER_BUILDING,
      street: data.INVOICE_SELLER_STREET,
      district: data.INVOICE_SELLER_DISTRICT,
      city: data.INVOICE_SELLER_CITY,
      postalCode: data.INVOICE_SELLER_POSTAL_CODE,
    },
    ...(arabic === undefined
      ? {}
      : {
          addressAr: {
            street: arabic.INVOICE_SELLER_STREET_AR,
            district: arabic.INVOICE_SELLER_DISTRICT_AR,
            city: arabic.INVOICE_SELLER_CITY_AR,
          },
        }),
    isSample: false,
  };
}
