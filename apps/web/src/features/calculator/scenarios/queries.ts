import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  createScenario,
  findScenario,
  pageScenarios,
  removeScenarios,
  renameScenario,
  type Scenario,
  updateScenario,
} from '@saer/contract/products/scenario';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';

const everyPage = ['scenarios', 'page'] as const;
export const everyScenario = ['scenarios', 'one'] as const;
const quiet = { quiet: true } as const;

/** A page of scenarios. The current one remains until the next is loaded. */
export const scenariosQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyPage, filter],
    queryFn: () => call(pageScenarios, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

/** A scenario as it was opened: what others save meanwhile shows when this one is saved. */
export const scenarioQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyScenario, id],
    queryFn: () => call(findScenario, { query: { id } }),
    staleTime: Infinity,
    meta: quiet,
  });

const takeOver = (client: QueryClient, saved: Scenario): Promise<void> => {
  client.setQueryData(scenarioQuery(saved.id).queryKey, saved);
  return client.invalidateQueries({ queryKey: everyPage });
};

const writing = <V>(mutationFn: (values: V) => Promise<Scenario>) =>
  mutationOptions<Scenario, Error, V>({
    mutationFn,
    onSuccess: (saved, _variables, _result, { client }) => takeOver(client, saved),
    meta: quiet,
  });

export const createScenarioMutation = writing((body: z.input<typeof createScenario.body>) =>
  call(createScenario, { body }),
);
export const updateScenarioMutation = writing((body: z.input<typeof updateScenario.body>) =>
  call(updateScenario, { body }),
);
export const renameScenarioMutation = writing((body: z.input<typeof renameScenario.body>) =>
  call(renameScenario, { body }),
);

export const removeScenariosMutation = mutationOptions({
  mutationFn: (id: string) => call(removeScenarios, { query: { id } }),
  onSuccess: (_reply, _id, _result, { client }) => client.invalidateQueries({ queryKey: everyPage }),
  meta: quiet,
});
