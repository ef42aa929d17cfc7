import { id } from '../field.ts';
import { category, categoryInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';
import { productSubFamily } from './product-sub-family.ts';

export const productType = list('product-type', 'product types', {
  labels: {
    en: { one: 'Product type', many: 'Product types' },
    ar: { one: 'نوع منتج', many: 'أنواع المنتجات' },
  },
  fields: { ...category, subFamilyId: id() },
  relations: { subFamily: productSubFamily.row },
  under: 'subFamily',
  visibility: 'active',
  input: { ...categoryInput, subFamilyId: id() },
  createOnly: createOnlyCode,
  adminPage: '/admin/product-type',
});
