import * as z from 'zod/mini';
import { serviceFeeKinds } from '../fees/service-fee.ts';
import { choice, day, id, money, share } from '../api/field.ts';
import { createOnlyCode, listed, listedInput, orNull } from './columns.ts';
import { list } from './list.ts';
import { store } from './store.ts';

const figures = { storeId: id(), kind: choice(serviceFeeKinds), effectiveFrom: day() };

export const serviceFee = list('service-fee', 'service fees', {
  labels: {
    en: {
      one: 'Service fee',
      many: 'Service fees',
      the: 'the service fee',
      page: {
        add: 'Add a service fee',
        about:
          'What stores charge beyond commission and fulfilment: storage, removal, returns and services, before VAT. The newest fee of a kind that has taken effect applies; add a new one when a store announces it.',
      },
    },
    ar: {
      one: 'رسم خدمة',
      many: 'رسوم الخدمات',
      the: 'رسم الخدمة',
      page: {
        add: 'إضافة رسم خدمة',
        about:
          'ما يأخذه المتجر غير العمولة ورسوم الشحن والتجهيز: التخزين وسحب المخزون والمرتجعات والخدمات، قبل الضريبة. يُعمل بأحدث رسم بدأ سريانه من كل نوع؛ أضف رسمًا جديدًا عندما يعلنه المتجر.',
      },
    },
  },
  fields: {
    ...listed,
    ...figures,
    /** Halalas before VAT for the unit that the kind names; null for a share. */
    amount: z.nullable(money()),
    /** Basis points of the commission; null for an amount. */
    rate: z.nullable(share()),
  },
  relations: { store: store.row },
  under: 'store',
  visibility: 'active',
  input: { ...listedInput, ...figures, amount: orNull(money()), rate: orNull(share()) },
  createOnly: createOnlyCode,
  adminPage: '/admin/service-fee',
});
