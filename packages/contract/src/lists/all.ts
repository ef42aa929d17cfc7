import * as z from 'zod/mini';
import { store } from './store.ts';
import { productFamily } from './product-family.ts';
import { productSubFamily } from './product-sub-family.ts';
import { productType } from './product-type.ts';
import { feeTable } from './fee-table.ts';
import { classification } from './classification.ts';
import { rangeFactor } from './range-factor.ts';
import { referralRule } from './referral-rule.ts';
import { serviceFee } from './service-fee.ts';
import { pricePlan } from './price-plan.ts';
import { code, withDefault } from '../field.ts';
import { maxClasses } from '../limits.ts';
import { listed, listedInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';

const member = z.object({ classificationCode: code() });

const classificationCategory = list('classification-category', 'size class categories', {
  labels: {
    en: {
      one: 'Size class category',
      many: 'Size class categories',
      the: 'the size class category',
      page: {
        add: 'Add a category',
        about:
          'Size classes of all stores, put together by what they hold: envelopes, standard sizes, oversize.',
      },
    },
    ar: {
      one: 'تصنيف فئات حجم',
      many: 'تصنيفات فئات الحجم',
      the: 'تصنيف فئات الحجم',
      page: {
        add: 'إضافة تصنيف',
        about: 'فئات الحجم في كل المتاجر، مجموعة حسب ما تتسع له: مظاريف، وأحجام عادية، وأحجام كبيرة.',
      },
    },
  },
  fields: listed,
  relations: { members: z.array(member) },
  under: null,
  visibility: 'active',
  input: {
    ...listedInput,
    /** Codes of size classes; a class belongs to one category at most. */
    members: withDefault(z.array(code(), 'count').check(z.maxLength(maxClasses, 'count')), []),
  },
  createOnly: createOnlyCode,
  adminPage: '/admin/classification-category',
});

/** Every list that admins edit, by the name of its row in code. */
export const lists = {
  store,
  productFamily,
  productSubFamily,
  productType,
  feeTable,
  classification,
  classificationCategory,
  rangeFactor,
  referralRule,
  serviceFee,
  pricePlan,
};

export type ListName = keyof typeof lists;
export const isListName = (key: string): key is ListName => Object.hasOwn(lists, key);
export const listNames: readonly ListName[] = Object.keys(lists).filter(isListName);

export type ListRow<N extends ListName> = z.infer<(typeof lists)[N]['row']>;

/** An admin's input for a new row, before defaults. */
export type ListInput<N extends ListName> = z.input<(typeof lists)[N]['create']['body']>;
