import { category, categoryInput, createOnlyCode } from './columns.ts';
import { list } from './list.ts';

export const productFamily = list('product-family', 'product families', {
  labels: {
    en: {
      one: 'Product family',
      many: 'Product families',
      the: 'the product family',
      page: {
        add: 'Add a family',
        about: 'The widest groups of products. Each holds sub families, which carry the commissions.',
      },
    },
    ar: {
      one: 'عائلة منتجات',
      many: 'عائلات المنتجات',
      the: 'عائلة المنتجات',
      page: { add: 'إضافة عائلة', about: 'أوسع مجموعات المنتجات. تضم كل منها عائلات فرعية تحمل العمولات.' },
    },
  },
  fields: category,
  relations: {},
  under: null,
  visibility: 'active',
  input: categoryInput,
  createOnly: createOnlyCode,
  adminPage: '/admin/product-family',
});
