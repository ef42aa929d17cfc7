import type * as z from 'zod/mini';
import { store } from './store.ts';
import { productFamily } from './product-family.ts';
import { productSubFamily } from './product-sub-family.ts';
import { productType } from './product-type.ts';
import { feeTable } from './fee-table.ts';
import { classification } from './classification.ts';
import { classificationCategory } from './classification-category.ts';
import { rangeFactor } from './range-factor.ts';
import { referralRule } from './referral-rule.ts';
import { serviceFee } from './service-fee.ts';
import { pricePlan } from './price-plan.ts';

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
