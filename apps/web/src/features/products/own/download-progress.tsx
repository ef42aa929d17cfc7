import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';

/** Progress of a download. */
export function DownloadProgress({ fetched, of }: { readonly fetched: number; readonly of: number }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-1.5 text-sm text-muted">
      <ProgressBar label={t`Downloading`} value={fetched} max={of} />
      <p aria-live="polite">
        <Trans>
          Products: <bdi dir="ltr">{formatShort(fetched, 0)}</bdi> of{' '}
          <bdi dir="ltr">{formatShort(of, 0)}</bdi> are here.
        </Trans>
      </p>
    </div>
  );
}
