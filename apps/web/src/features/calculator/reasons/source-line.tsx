import { Trans } from '@lingui/react/macro';

/** Where a fee was published, below the sentence that uses it. */
export function SourceLine({ source }: { readonly source: string | null | undefined }) {
  if (source === null || source === undefined || source === '') return null;
  return (
    <span className="mt-1 line-clamp-3 block text-xs [overflow-wrap:anywhere]">
      <Trans>
        Source: <bdi>{source}</bdi>
      </Trans>
    </span>
  );
}
