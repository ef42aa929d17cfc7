import type { FieldError } from '@saer/contract/field-error';
import type { ListName } from '@saer/contract/lists/all';
import { count, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { product } from '../../products/tables.ts';
import type { Row } from '../listing/relations.ts';
import {
  feeTable,
  productFeeOverride,
  productSubFamily,
  productType,
  rangeFactor,
  referralRule,
} from '../tables.ts';
import { namedAs } from './rows.ts';

interface Use {
  /** What uses it, as the history and the pages call it. */
  readonly list: string;
  readonly table: PgTable;
  readonly column: PgColumn;
}

const use = (list: string, table: PgTable, column: PgColumn): Use => ({ list, table, column });

/** Where rows of a list are used. Rows that belong to a row alone go with it and are not named here. */
const uses: Readonly<Record<ListName, readonly Use[]>> = {
  productFamily: [
    use('productSubFamily', productSubFamily, productSubFamily.familyId),
    use('rangeFactor', rangeFactor, rangeFactor.familyId),
  ],
  productSubFamily: [
    use('productType', productType, productType.subFamilyId),
    use('rangeFactor', rangeFactor, rangeFactor.subFamilyId),
    use('referralRule', referralRule, referralRule.subFamilyId),
    use('product', product, product.subFamilyId),
  ],
  productType: [use('rangeFactor', rangeFactor, rangeFactor.typeId), use('product', product, product.typeId)],
  store: [
    use('feeTable', feeTable, feeTable.storeId),
    use('productFeeOverride', productFeeOverride, productFeeOverride.storeId),
    use('product', product, product.storeId),
  ],
  feeTable: [use('product', product, product.feeTableId)],
  classification: [],
  classificationCategory: [],
  rangeFactor: [],
  referralRule: [],
  pricePlan: [],
};

/** Refuses rows that something else stands on, naming for each what uses it and how often. */
export async function rejectUsed(tx: Transaction, list: ListName, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => Number(id));
  const fieldErrors: FieldError[] = [];
  for (const { list: user, table, column } of uses[list]) {
    const counts = await tx
      .select({ id: column, count: count() })
      .from(table)
      .where(inArray(column, ids))
      .groupBy(column);
    for (const each of counts) {
      const row = rows.find(({ id }) => id === each.id);
      if (row !== undefined)
        fieldErrors.push({
          code: 'inUse',
          details: {
            id: Number(row['id']),
            name: namedAs(row).nameEn,
            nameAr: namedAs(row).nameAr,
            list: user,
            count: each.count,
          },
        });
    }
  }
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}
