import { shippingCreditInput } from '@saer/contract/shipping-credit';
import { storeRules } from '@saer/contract/store-rules';
import * as z from 'zod/mini';
import { headFields } from '../list/head-schema.ts';

/** The rules of a table as a form holds them, with the source that covers a changed one. */
export const rulesSchema = z.object({
  ...storeRules,
  shippingCredit: shippingCreditInput,
  source: headFields.source,
});
export type RulesInput = z.input<typeof rulesSchema>;
export type WrittenRules = z.output<typeof rulesSchema>;
