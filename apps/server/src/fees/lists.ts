import { inArray } from 'drizzle-orm';
import { adminList } from '../lists/listing/admin-list.ts';
import { many } from '../lists/listing/relations.ts';
import { productFamily, productSubFamily, productType, store } from '../lists/lists.ts';
import { factorInForce } from './factors/factor-in-force.ts';
import * as tables from './tables.ts';

const { slab, classificationCategoryMember: member } = tables;

export const feeTable = adminList(
  'feeTable',
  tables.feeTable,
  { store },
  { visibleWhere: () => inArray(tables.feeTable.state, ['published', 'superseded', 'corrected']) },
);
export const classification = adminList(
  'classification',
  tables.classification,
  { feeTable, slabs: many(slab, slab.classificationId, slab.maxWeight) },
  {},
);
export const classificationCategory = adminList(
  'classificationCategory',
  tables.classificationCategory,
  { members: many(member, member.categoryId, member.classificationCode) },
  {},
);
export const rangeFactor = adminList(
  'rangeFactor',
  tables.rangeFactor,
  { family: productFamily, subFamily: productSubFamily, type: productType },
  { visibleWhere: factorInForce },
);
export const serviceFee = adminList('serviceFee', tables.serviceFee, { store }, {});
export const referralRule = adminList(
  'referralRule',
  tables.referralRule,
  { feeTable, subFamily: productSubFamily },
  {},
);
