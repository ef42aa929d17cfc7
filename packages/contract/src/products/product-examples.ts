import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';

const amount = () => z.int().check(z.nonnegative());

/** Adds what is missing of the example catalogue: calling it twice adds nothing. */
export const addExamples = {
  method: 'POST',
  path: '/product/example',
  access: 'seller',
  summary: 'Add an example catalogue to the own products',
  description:
    'Adds some two dozen example products over four stores, to try everything with: `isExample` marks them. Those you have already are not added again. `left` is how many today’s fees give no price.',
  query: nothing,
  body: nothing,
  reply: z.object({
    added: amount(),
    /** Examples that today’s fees give no price. */
    left: amount(),
  }),
} as const satisfies Endpoint;

export const removeExamples = {
  method: 'DELETE',
  path: '/product/example',
  access: 'seller',
  summary: 'Remove every example from the own products, edited ones too',
  description: 'Removes every product that `isExample` marks, also those you have changed.',
  query: nothing,
  body: nothing,
  reply: z.object({ removed: amount() }),
} as const satisfies Endpoint;

export const productExamplesEndpoints: readonly DescribedEndpoint[] = [addExamples, removeExamples];
