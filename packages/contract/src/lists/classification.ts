import * as z from 'zod/mini';
import { handovers } from '../choices.ts';
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
} from '../field.ts';
import { maxSlabs } from '../limits.ts';
import { provenanceInput, rowProvenance } from '../provenance.ts';
import { bilingualInput } from '../text-format.ts';
import { orNull } from './columns.ts';
import { list } from './list.ts';
import { feeTable } from './fee-table.ts';

export const slab = z.object({ maxWeight: weight(), feeBelow: money(), feeAbove: money() });

/** A size class without the fee table it belongs to. */
export const classFields = {
  code: code(),
  ...bilingual,
  position: position(),
  handover: z.nullable(choice(handovers)),
  longestSide: z.nullable(side()),
  medianSide: z.nullable(side()),
  shortestSide: z.nullable(side()),
  packaging: addedWeight(),
  /** null: no limit. */
  maxShippingWeight: z.nullable(weight()),
  /** Up to this price the fee is `feeBelow`; null: one fee. */
  breakpoint: z.nullable(positiveMoney()),
  /** Each started step above the last slab costs this much more; null: none heavier is taken. */
  overflowStep: z.nullable(weight()),
  overflowFee: z.nullable(money()),
  ...rowProvenance,
};

/** A size class as an admin writes it, whole: with its weight slabs, the lightest first. */
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
