import * as tables from './tables.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { adminList, many } from '../lists/listing/admin-list.ts';
import { productFamily, productSubFamily, productType, store } from '../lists/lists.ts';
import { today } from './versions/dates.ts';

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
/** The factors of the version in force. */
const published = (): SQL => sql`jsonb_array_elements((
  select ${tables.rangeFactorVersion.factors} from ${tables.rangeFactorVersion}
  where ${tables.rangeFactorVersion.state} = 'published' and ${tables.rangeFactorVersion.effectiveFrom} <= ${today()}
  order by ${tables.rangeFactorVersion.effectiveFrom} desc limit 1
)) as published`;

/** Matches an active factor equal to its copy in the version in force: later changes are not published yet. */
const factorInForce = (): SQL => sql`${tables.rangeFactor.active} and ${tables.rangeFactor.id} = any(array(
  select (published->>'id')::int from ${published()}
)) and exists (
  select 1 from ${published()}
  where (published->>'id')::int = ${tables.rangeFactor.id}
    and published->'scope'->>'kind' = ${tables.rangeFactor.scope}
    and (published->>'min')::int = ${tables.rangeFactor.min}
    and (published->>'max')::int is not distinct from ${tables.rangeFactor.max}
    and (published->>'factor')::int = ${tables.rangeFactor.factor}
    and published->>'status' = ${tables.rangeFactor.status}
)`;

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
