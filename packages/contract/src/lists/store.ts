import * as z from 'zod/mini';
import { fulfilmentModes, storeDeemedSuppliers } from '../fees/choices.ts';
import { bilingual, choice, code, day, text, withDefault, yesOrNo } from '../api/field.ts';
import { provenanceInput, rowProvenance, sourceInput } from '../fees/provenance.ts';
import { bilingualInput } from '../api/text-format.ts';
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
          'The marketplaces sellers price for: names, fulfilment and who bears VAT. What they charge is in their fee tables.',
      },
    },
    ar: {
      one: 'متجر',
      many: 'المتاجر',
      the: 'المتجر',
      page: {
        add: 'إضافة متجر',
        about:
          'المتاجر التي يسعّر لها البائعون: أسماؤها وطريقة الشحن ومن يتحمل الضريبة. أما ما تأخذه ففي جداول رسومها.',
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
    deemedSupplier: withDefault(choice(storeDeemedSuppliers), 'unknown'),
    deemedSupplierSource: withDefault(z.nullable(sourceInput()), null),
    deemedSupplierOn: orNull(day()),
    ...provenanceInput,
  },
  createOnly: createOnlyCode,
  adminPage: '/admin/store',
});
