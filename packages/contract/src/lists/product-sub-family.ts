import { id } from '../api/field.ts';
import { category, categoryInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';
import { productFamily } from './product-family.ts';

export const productSubFamily = list('product-sub-family', 'product sub families', {
  labels: {
    en: {
      one: 'Product sub family',
      many: 'Product sub families',
      the: 'the sub family',
      page: {
        add: 'Add a sub family',
        about: 'The groups stores set commissions for. Each belongs to one family.',
      },
    },
    ar: {
      one: 'عائلة فرعية',
      many: 'العائلات الفرعية',
      the: 'العائلة الفرعية',
      page: {
        add: 'إضافة عائلة فرعية',
        about: 'المجموعات التي تحدد المتاجر عمولاتها. كل منها يتبع عائلة واحدة.',
      },
    },
  },
  fields: { ...category, familyId: id() },
  relations: { family: productFamily.row },
  under: 'family',
  visibility: 'active',
  input: { ...categoryInput, familyId: id() },
  createOnly: createOnlyCode,
  adminPage: '/admin/product-sub-family',
});
