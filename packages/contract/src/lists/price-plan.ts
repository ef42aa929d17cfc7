import * as z from 'zod/mini';
import { planTypes } from '../fees/choices.ts';
import { bilingual, choice, count, instant, money, text, withDefault, yesOrNo } from '../api/field.ts';
import { arabicProse, bilingualInput, englishText } from '../api/text-format.ts';
import { list } from './list.ts';

export const pricePlan = list('price-plan', 'price plans', {
  labels: {
    en: { one: 'Price plan', many: 'Price plans', the: 'the price plan' },
    ar: { one: 'باقة', many: 'الباقات', the: 'الباقة' },
  },
  fields: {
    ...bilingual,
    descriptionEn: text(2_000),
    descriptionAr: text(2_000),
    type: choice(planTypes),
    monthlyPrice: money(),
    yearlyPrice: money(),
    /** Number of people who may use it, including the subscriber. */
    users: count(1, 10_000),
    recommended: yesOrNo(),
    active: yesOrNo(),
    /** The same as `createdAt`, under the name of the specification. */
    created_at: z.exactOptional(instant()),
  },
  relations: {},
  under: null,
  visibility: 'active',
  input: {
    ...bilingualInput,
    descriptionEn: englishText(2_000),
    descriptionAr: arabicProse(2_000),
    type: choice(planTypes),
    monthlyPrice: money(),
    yearlyPrice: money(),
    users: count(1, 10_000),
    recommended: withDefault(yesOrNo(), false),
    active: withDefault(yesOrNo(), true),
  },
  createOnly: {},
  adminPage: '/admin/price-plan',
});
