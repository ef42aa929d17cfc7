import { useQuery } from '@tanstack/react-query';
import { ExamplesNotice } from '../../../domain/examples/examples-notice.tsx';
import { exampleCountsQuery } from '../../../domain/examples/queries.ts';

/** Says on the list that examples are among the products, and removes them. */
export function OwnExamples() {
  const { data } = useQuery(exampleCountsQuery);
  return data === undefined || data.all === 0 ? null : <ExamplesNotice examples={data.all} />;
}
