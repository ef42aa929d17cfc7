import { category, categoryInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';

export const productFamily = list('product-family', 'product families', {
  labels: {
    en: { one: 'Product family', many: 'Product families' },
    ar: { one: 'عائلة منتجات', many: 'عائلات المنتجات' },
  },
  fields: category,
  relations: {},
  under: null,
  visibility: 'active',
  input: categoryInput,
  createOnly: createOnlyCode,
  adminPage: '/admin/product-family',
});
