import { answerSurvey, dismissSurvey, findSurvey } from '@saer/contract/site/survey';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';

const quiet = { quiet: true } as const;

/** Whether the survey is to be shown. Asked again after every saved product, as their other queries are. */
export const surveyQuery = queryOptions({
  queryKey: ['products', 'survey'],
  queryFn: () => call(findSurvey, {}),
  meta: quiet,
});

export const answerMutation = mutationOptions({
  mutationFn: (body: z.input<typeof answerSurvey.body>) => call(answerSurvey, { body }),
  meta: quiet,
});

export const dismissMutation = mutationOptions({
  mutationFn: (state: z.input<typeof dismissSurvey.body>['state']) =>
    call(dismissSurvey, { body: { state } }),
  meta: quiet,
});
