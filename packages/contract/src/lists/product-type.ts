import { id } from '../api/field.ts';
import { category, categoryInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';
import { productSubFamily } from './product-sub-family.ts';

export const productType = list('product-type', 'product types', {
  labels: {
    en: {
      one: 'Product type',
      many: 'Product types',
      the: 'the product type',
      page: {
        add: 'Add a type',
        about: 'The finest groups of products. A range factor can hold for one type alone.',
      },
    },
    ar: {
      one: 'نوع منتج',
      many: 'أنواع المنتجات',
      the: 'نوع المنتج',
      page: {
        add: 'إضافة نوع',
        about: 'أدق مجموعات المنتجات. ويمكن أن يكون للنوع الواحد معامل نطاق خاص به.',
      },
    },
  },
  fields: { ...category, subFamilyId: id() },
  relations: { subFamily: productSubFamily.row },
  under: 'subFamily',
  visibility: 'active',
  input: { ...categoryInput, subFamilyId: id() },
  createOnly: createOnlyCode,
  adminPage: '/admin/product-type',
});
