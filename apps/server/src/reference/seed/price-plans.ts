import type { InferInsertModel } from 'drizzle-orm';
import type { pricePlan } from '../tables.ts';

/** The one plan that is offered. Its prices are examples of ours: an admin sets the real ones. */
export const firstPlans: readonly InferInsertModel<typeof pricePlan>[] = [
  {
    nameEn: 'Tailored plan',
    nameAr: 'باقة على مقاسك',
    descriptionEn:
      'More than 40 tools in one plan, fitted to your store. The prices here are examples; contact customer service to agree on yours.',
    descriptionAr:
      'أكثر من 40 أداة في باقة واحدة تناسب متجرك. الأسعار هنا أمثلة؛ تواصل مع خدمة العملاء لتتفقوا على سعرك.',
    type: 'business',
    monthlyPrice: 99_00,
    yearlyPrice: 990_00,
    users: 5,
    recommended: true,
    active: true,
  },
];
