import * as z from 'zod/mini';
import { referralShapes } from '../fees/choices.ts';
import { choice, id, positiveMoney, share } from '../api/field.ts';
import { provenanceInput, rowProvenance } from '../fees/provenance.ts';
import { orNull } from './columns.ts';
import { list } from './list.ts';
import { productSubFamily } from './product-sub-family.ts';
import { feeTable } from './fee-table.ts';

/** A commission without its fee table and sub family. */
export const rateFields = {
  shape: choice(referralShapes),
  rate1: share(),
  /** With `rate2` if the shape has a second rate; both null if it is flat. */
  limit: z.nullable(positiveMoney()),
  rate2: z.nullable(share()),
  ...rowProvenance,
};
/** A commission as entered by an admin. */
export const rateInput = {
  shape: choice(referralShapes),
  rate1: share(),
  limit: orNull(positiveMoney()),
  rate2: orNull(share()),
  ...provenanceInput,
};

export const referralRule = list('referral-rule', 'referral fee rules', {
  labels: {
    en: { one: 'Commission rule', many: 'Commission rules', the: 'the commission' },
    ar: { one: 'قاعدة عمولة', many: 'قواعد العمولة', the: 'العمولة' },
  },
  fields: { feeTableId: id(), subFamilyId: id(), ...rateFields },
  relations: { feeTable: feeTable.row, subFamily: productSubFamily.row },
  under: 'feeTable',
  visibility: 'all',
  input: rateInput,
  createOnly: { feeTableId: id(), subFamilyId: id() },
  adminPage: null,
});
