import * as z from 'zod/mini';
import { fulfilmentModes, priceEndings, storeDeemedSuppliers } from '../choices.ts';
import {
  bilingual,
  choice,
  code,
  count,
  day,
  money,
  share,
  text,
  weight,
  withDefault,
  yesOrNo,
} from '../field.ts';
import { provenanceInput, rowProvenance, sourceInput } from '../provenance.ts';
import { shippingCredit, shippingCreditInput } from '../shipping-credit.ts';
import { standardVat } from '../standard-vat.ts';
import { bilingualInput } from '../text-format.ts';
import { createOnlyCode, orNull } from './columns.ts';
import { list } from './list.ts';

export const store = list('store', 'stores', {
  labels: {
    en: {
      one: 'Store',
      many: 'Stores',
      the: 'the store',
      page: {
        add: 'Add a store',
        about:
          'The marketplaces sellers price for: taxes, weight rule and shipping credit. Commissions and fulfilment fees are in their fee tables.',
      },
    },
    ar: {
      one: 'متجر',
      many: 'المتاجر',
      the: 'المتجر',
      page: {
        add: 'إضافة متجر',
        about:
          'المتاجر التي يسعّر لها البائعون: الضرائب وقاعدة الوزن ودعم الشحن. أما العمولات ورسوم الشحن والتجهيز ففي جداول رسومها.',
      },
    },
  },
  fields: {
    code: code(),
    ...bilingual,
    fulfilmentMode: choice(fulfilmentModes),
    /** Inactive stores remain, but are not offered. */
    active: yesOrNo(),
    /** The seller enters commission and fulfilment; the store needs no fee table. */
    manualRates: yesOrNo(),
    vat: share(),
    feeVat: share(),
    minReferral: money(),
    priceEnding: choice(priceEndings),
    /** The shipping weight includes the size class's packaging. */
    addsPackaging: yesOrNo(),
    /** cm³ per kilogram; null if the store ignores volume. */
    volumetricDivisor: z.nullable(count(1, 100_000)),
    /** The step to which the shipping weight is rounded up; null for no rounding. */
    roundUpTo: z.nullable(weight()),
    /** The store's contribution to shipping, by price; nothing above the last band. */
    shippingCredit,
    /** Who bears the VAT of sellers who are not registered, since 2026; its own source, and the day it was found. */
    deemedSupplier: choice(storeDeemedSuppliers),
    deemedSupplierSource: z.nullable(text(2_000)),
    deemedSupplierOn: z.nullable(day()),
    ...rowProvenance,
  },
  relations: {},
  under: null,
  visibility: 'active',
  input: {
    ...bilingualInput,
    fulfilmentMode: choice(fulfilmentModes),
    active: withDefault(yesOrNo(), true),
    manualRates: withDefault(yesOrNo(), false),
    vat: withDefault(share(), standardVat),
    feeVat: withDefault(share(), standardVat),
    minReferral: withDefault(money(), 0),
    priceEnding: withDefault(choice(priceEndings), 'none'),
    addsPackaging: withDefault(yesOrNo(), false),
    volumetricDivisor: orNull(count(1, 100_000)),
    roundUpTo: orNull(weight()),
    shippingCredit: withDefault(shippingCreditInput, []),
    deemedSupplier: withDefault(choice(storeDeemedSuppliers), 'unknown'),
    deemedSupplierSource: withDefault(z.nullable(sourceInput()), null),
    deemedSupplierOn: orNull(day()),
    ...provenanceInput,
  },
  createOnly: createOnlyCode,
  adminPage: '/admin/store',
});
