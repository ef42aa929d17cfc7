import { encodeFilter } from '@saer/contract/api/list-filter';
import { pageProducts } from '@saer/contract/products/product';
import { addExamples, removeExamples } from '@saer/contract/products/product-examples';
import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

const reload = (_reply: unknown, _input: void, _result: unknown, { client }: MutationFunctionContext) =>
  client.invalidateQueries({ queryKey: ['products'] });

/** Adds the example catalogue to the own products. */
export const addExamplesMutation = mutationOptions({
  mutationFn: () => call(addExamples, {}),
  onSuccess: reload,
});

/** Removes every example from the own products. */
export const removeExamplesMutation = mutationOptions({
  mutationFn: () => call(removeExamples, {}),
  onSuccess: reload,
});

const countExamples = async (where: Readonly<Record<string, { readonly gt: number }>>): Promise<number> => {
  const filter = encodeFilter({ where: { isExample: true, ...where }, limit: 1 });
  return (await call(pageProducts, { query: { filter } })).total ?? 0;
};

/** Counts how many examples there are, and how many of them were changed since they were added. */
export const exampleCountsQuery = queryOptions({
  queryKey: ['products', 'examples'],
  queryFn: async () => {
    const [all, changed] = await Promise.all([countExamples({}), countExamples({ version: { gt: 1 } })]);
    return { all, changed };
  },
  meta: { quiet: true },
});
