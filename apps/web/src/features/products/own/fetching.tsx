import { Plural, useLingui } from '@lingui/react/macro';
import { ProgressBar } from '../../../components/progress-bar.tsx';

/** How far products that are taken out have come. */
export function Fetching({ fetched, of }: { readonly fetched: number; readonly of: number }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-1.5 text-sm text-muted">
      <ProgressBar label={t`Downloading`} value={fetched} max={of} />
      <p aria-live="polite">
        <Plural value={fetched} one="# product is here." other="# products are here." />
      </p>
    </div>
  );
}
