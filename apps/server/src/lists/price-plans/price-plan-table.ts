import { planTypes } from '@saer/contract/choices';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bilingual, common, oneOf, searchText } from '../../database/columns.ts';
import { namedOnce } from '../columns/listed.ts';

export const pricePlan = pgTable(
  'price_plan',
  {
    ...common(),
    ...bilingual(),
    descriptionEn: text().notNull(),
    descriptionAr: text().notNull(),
    type: text({ enum: planTypes }).notNull(),
    monthlyPrice: integer().notNull(),
    yearlyPrice: integer().notNull(),
    users: integer().notNull(),
    recommended: boolean().notNull(),
    active: boolean().notNull(),
    search: searchText('name_en', 'name_ar'),
  },
  (table) => [
    oneOf('price_plan_type', table.type, planTypes),
    ...namedOnce(table, 'price_plan'),
    uniqueIndex('price_plan_recommended')
      .on(table.recommended)
      .where(sql`recommended`),
    check(
      'price_plan_figures',
      sql`${table.monthlyPrice} >= 0 and ${table.yearlyPrice} >= 0 and ${table.users} > 0`,
    ),
  ],
);
