import * as z from 'zod/mini';
import { feeTableStates } from '../fees/choices.ts';
import { choice, day, id, instant, text } from '../api/field.ts';
import { provenanceInput, rowProvenance } from '../fees/provenance.ts';
import { storeRules, storeRulesInput } from '../fees/store-rules.ts';
import { writtenText } from '../api/written-text.ts';
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
    ...storeRules,
    publishedAt: z.nullable(instant()),
    /** The fee table whose place it takes, from the same day on. */
    correctsId: z.nullable(id()),
    /** Error in that one, as an admin wrote it down. */
    reason: z.nullable(text(500)),
    ...rowProvenance,
  },
  relations: { store: store.row },
  under: null,
  visibility: 'published',
  input: { name: writtenText(200), effectiveFrom: day(), ...storeRulesInput, ...provenanceInput },
  createOnly: {
    storeId: id(),
    /** The version whose rules, classes and commissions the draft copies; absent: it starts empty. */
    copyOf: z.exactOptional(id()),
    /** A published table whose day has come: once published, the draft takes its place from the same day on. */
    correctsId: z.exactOptional(id()),
    /** Error in that one: required then, and only then. */
    reason: z.exactOptional(writtenText(500)),
  },
  adminPage: '/admin/fee-table',
});
