import type { InferInsertModel } from 'drizzle-orm';
import type { pricePlan } from '../lists/tables.ts';

/** The initial plan, with example prices: an admin sets the real ones. */
export const seededPlans: readonly InferInsertModel<typeof pricePlan>[] = [
  {
    nameEn: 'Tailored plan',
    nameAr: 'باقة على مقاسك',
    descriptionEn:
      'The calculator, your own products and whole sheets of them, for you and your team. The prices here are examples.',
    descriptionAr: 'الحاسبة ومنتجاتك وملفات كاملة منها، لك ولفريقك. الأسعار هنا أمثلة.',
    type: 'business',
    monthlyPrice: 99_00,
    yearlyPrice: 990_00,
    users: 5,
    recommended: true,
    active: true,
  },
];
