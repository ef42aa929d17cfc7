import * as z from 'zod/mini';
import { rangeFactorScopes } from '../fees/choices.ts';
import { choice, id, money, positiveRate, rate, withDefault, yesOrNo } from '../api/field.ts';
import { provenanceInput, rowProvenance } from '../fees/provenance.ts';
import { orNull } from './columns.ts';
import { list } from './list.ts';
import { productFamily } from './product-family.ts';
import { productSubFamily } from './product-sub-family.ts';
import { productType } from './product-type.ts';

const band = {
  min: money(),
  /** null for an open-ended last band. */
  max: z.nullable(money()),
  /** Basis points of the cost: 16000 requires 1.6 times the cost after VAT and fees. */
  factor: rate(),
};

export const rangeFactor = list('product-range-factors', 'range factors', {
  labels: {
    en: { one: 'Range factor', many: 'Range factors', the: 'the range factor' },
    ar: { one: 'معامل نطاق', many: 'معاملات النطاق', the: 'معامل النطاق' },
  },
  fields: {
    scope: choice(rangeFactorScopes),
    familyId: z.nullable(id()),
    subFamilyId: z.nullable(id()),
    typeId: z.nullable(id()),
    ...band,
    active: yesOrNo(),
    ...rowProvenance,
  },
  relations: {
    family: z.nullable(productFamily.row),
    subFamily: z.nullable(productSubFamily.row),
    type: z.nullable(productType.row),
  },
  under: null,
  visibility: 'inForce',
  input: {
    scope: choice(rangeFactorScopes),
    familyId: orNull(id()),
    subFamilyId: orNull(id()),
    typeId: orNull(id()),
    ...band,
    max: orNull(money()),
    factor: positiveRate(),
    active: withDefault(yesOrNo(), true),
    ...provenanceInput,
  },
  createOnly: {},
  adminPage: '/admin/range-factor',
});
