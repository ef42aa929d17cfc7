import * as z from 'zod/mini';
import { code, withDefault } from '../api/field.ts';
import { maxClasses } from '../api/limits.ts';
import { listed, listedInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';

const member = z.object({ classificationCode: code() });

export const classificationCategory = list('classification-category', 'size class categories', {
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
