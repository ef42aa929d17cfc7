import { Trans } from '@lingui/react/macro';
import { formatInstant } from '@saer/i18n/format-date';

/** An instant on Riyadh's clock; null for never. */
export function UserTime({ at }: { readonly at: string | null }) {
  if (at === null) {
    return (
      <span className="text-muted">
        <Trans>Never</Trans>
      </span>
    );
  }
  return (
    <time dateTime={at} dir="ltr" className="whitespace-nowrap">
      {formatInstant(new Date(at))}
    </time>
  );
}
