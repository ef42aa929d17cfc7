import type { CalculateRow } from '@saer/contract/products/calculate';
import type { JsonSchema } from '../schemas.ts';
import replies from './recorded-replies.json' with { type: 'json' };

const on = '2026-11-20';

const watch: CalculateRow = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 5000,
  marginRate: 2000,
};

/** A request on the page with the server's reply; a test repeats it and compares. */
export interface Exchange {
  readonly sent: JsonSchema;
  readonly status: number;
  readonly reply: JsonSchema;
}

export const sentExamples = {
  one: { on, ...watch },
  many: { on, products: [watch, { ...watch, store: 'AMAZON_SA_FBA', cost: 0 }] },
  refused: { on, ...watch, sides: [200, 0, 100] },
} as const;
export type ExampleName = keyof typeof sentExamples;

export const exampleOf = (name: ExampleName): Exchange => ({
  sent: sentExamples[name],
  ...replies[name],
});
