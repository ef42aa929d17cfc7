import * as z from 'zod/mini';
import { handovers } from '../fees/choices.ts';
import {
  addedWeight,
  bilingual,
  choice,
  code,
  id,
  money,
  position,
  positiveMoney,
  side,
  weight,
  withDefault,
} from '../api/field.ts';
import { sizeClassFigures } from '../fees/fee-table.ts';
import { maxSlabs } from '../api/limits.ts';
import { provenanceInput, rowProvenance } from '../fees/provenance.ts';
import { bilingualInput } from '../api/text-format.ts';
import { orNull } from './columns.ts';
import { list } from './list.ts';
import { feeTable } from './fee-table.ts';

export const slab = z.object({ maxWeight: weight(), feeBelow: money(), feeAbove: money() });

/** A size class without the fee table it belongs to. */
export const classFields = {
  code: code(),
  ...bilingual,
  position: position(),
  ...sizeClassFigures,
  /** The fee of each started step above the last slab; null: heavier parcels are not accepted. */
  overflowStep: z.nullable(weight()),
  overflowFee: z.nullable(money()),
  ...rowProvenance,
};

/** A size class as an admin writes it, with its weight slabs, the lightest first. */
export const classInput = {
  ...bilingualInput,
  position: z.exactOptional(position()),
  handover: orNull(choice(handovers)),
  longestSide: orNull(side()),
  medianSide: orNull(side()),
  shortestSide: orNull(side()),
  packaging: withDefault(addedWeight(), 0),
  maxShippingWeight: orNull(weight()),
  breakpoint: orNull(positiveMoney()),
  overflowStep: orNull(weight()),
  overflowFee: orNull(money()),
  slabs: z
    .array(z.strictObject({ maxWeight: weight(), feeBelow: money(), feeAbove: money() }), 'count')
    .check(z.maxLength(maxSlabs, 'count')),
  ...provenanceInput,
};

export const classification = list('classification', 'size classes', {
  labels: {
    en: { one: 'Size class', many: 'Size classes', the: 'the size class' },
    ar: { one: 'فئة حجم', many: 'فئات الحجم', the: 'فئة الحجم' },
  },
  fields: { feeTableId: id(), ...classFields },
  relations: { feeTable: feeTable.row, slabs: z.array(slab) },
  under: 'feeTable',
  visibility: 'all',
  input: classInput,
  createOnly: { feeTableId: id(), code: z.exactOptional(code()) },
  adminPage: '/admin/classification',
});
