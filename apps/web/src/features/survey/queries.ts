import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { countSurveyResponses, exportSurveyResponses, pageSurveyResponses } from '@saer/contract/site/survey';
import { queryOptions } from '@tanstack/react-query';
import { call, download } from '../../lib/api/api.ts';

const quiet = { quiet: true } as const;

/** A page of responses. The current one remains until the next is loaded. */
export const responsesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: ['survey', 'page', filter],
    queryFn: () => call(pageSurveyResponses, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const summaryQuery = queryOptions({
  queryKey: ['survey', 'summary'],
  queryFn: () => call(countSurveyResponses, {}),
  meta: quiet,
});

/** Responses that a filter finds, as a file. */
export const downloadResponses = (filter: ListFilter): Promise<Blob> =>
  download(exportSurveyResponses, { filter: encodeFilter(filter) });
