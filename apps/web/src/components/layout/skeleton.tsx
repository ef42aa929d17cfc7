import { useLingui } from '@lingui/react/macro';

/** Grey placeholder lines while content loads. */
export function Skeleton({ lines = 4 }: { readonly lines?: number }) {
  const { t } = useLingui();
  return (
    <output aria-label={t`Loading`} className="flex animate-pulse flex-col gap-3 py-2">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="h-4 rounded-md bg-line even:w-3/4" />
      ))}
    </output>
  );
}
