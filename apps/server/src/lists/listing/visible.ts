import type { ListName } from '@saer/contract/lists/all';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { rangeFactorVersion } from '../../fees/tables.ts';
import { today } from '../../fees/versions/dates.ts';
import {
  classification,
  feeTable,
  productFamily,
  productSubFamily,
  productType,
  rangeFactor,
  referralRule,
  tables,
} from '../tables.ts';

const publicStates = ['published', 'superseded'] as const;

/** Rows of a fee table that was published. */
const ofPublished = (db: Database, feeTableId: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(feeTable)
      .where(and(eq(feeTable.id, feeTableId), inArray(feeTable.state, publicStates))),
  );

/** A family that is offered. */
const ofActiveFamily = (db: Database, familyId: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productFamily)
      .where(and(eq(productFamily.id, familyId), eq(productFamily.active, true))),
  );

/** A sub family that is offered, of a family that is. */
const ofActiveSubFamily = (db: Database, subFamilyId: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productSubFamily)
      .where(
        and(
          eq(productSubFamily.id, subFamilyId),
          eq(productSubFamily.active, true),
          ofActiveFamily(db, productSubFamily.familyId),
        ),
      ),
  );

/** The factors of the version in force. */
const published = (): SQL => sql`jsonb_array_elements((
  select ${rangeFactorVersion.factors} from ${rangeFactorVersion}
  where ${rangeFactorVersion.state} = 'published' and ${rangeFactorVersion.effectiveFrom} <= ${today()}
  order by ${rangeFactorVersion.effectiveFrom} desc limit 1
)) as published`;

/** A factor as the version in force holds it: what was changed since is not published. */
const asPublished = (): SQL => sql`${rangeFactor.id} = any(array(
  select (published->>'id')::int from ${published()}
)) and exists (
  select 1 from ${published()}
  where (published->>'id')::int = ${rangeFactor.id}
    and published->'scope'->>'kind' = ${rangeFactor.scope}
    and (published->>'min')::int = ${rangeFactor.min}
    and (published->>'max')::int is not distinct from ${rangeFactor.max}
    and (published->>'factor')::int = ${rangeFactor.factor}
    and published->>'status' = ${rangeFactor.status}
)`;

/** The rows of a list that everybody may see: those in use, and no fee table or factor before it is published. Admins see all. */
export function visibleToAll(db: Database, list: ListName): SQL | undefined {
  if (list === 'feeTable') return inArray(feeTable.state, publicStates);
  if (list === 'classification') return ofPublished(db, classification.feeTableId);
  if (list === 'referralRule') return ofPublished(db, referralRule.feeTableId);
  if (list === 'rangeFactor') return and(eq(rangeFactor.active, true), asPublished());
  if (list === 'productSubFamily')
    return and(eq(productSubFamily.active, true), ofActiveFamily(db, productSubFamily.familyId));
  if (list === 'productType')
    return and(eq(productType.active, true), ofActiveSubFamily(db, productType.subFamilyId));
  const table = tables[list];
  return 'active' in table ? eq(table.active, true) : undefined;
}
