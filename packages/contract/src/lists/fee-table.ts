import * as z from 'zod/mini';
import { feeTableStates } from '../choices.ts';
import { choice, day, id, instant, text } from '../field.ts';
import { provenanceInput, rowProvenance } from '../provenance.ts';
import { writtenText } from '../written-text.ts';
import { list } from './list.ts';
import { store } from './store.ts';

export const feeTable = list('fee-table', 'fee tables', {
  labels: {
    en: { one: 'Fee table', many: 'Fee tables', the: 'the fee table' },
    ar: { one: 'جدول رسوم', many: 'جداول الرسوم', the: 'جدول الرسوم' },
  },
  fields: {
    storeId: id(),
    name: text(200),
    effectiveFrom: day(),
    state: choice(feeTableStates),
    publishedAt: z.nullable(instant()),
    ...rowProvenance,
  },
  relations: { store: store.row },
  under: null,
  visibility: 'published',
  input: { name: writtenText(200), effectiveFrom: day(), ...provenanceInput },
  createOnly: {
    storeId: id(),
    /** The version whose classes and commissions the draft copies; absent: it starts empty. */
    copyOf: z.exactOptional(id()),
  },
  adminPage: '/admin/fee-table',
});
