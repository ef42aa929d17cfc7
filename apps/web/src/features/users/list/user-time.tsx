import { Trans } from '@lingui/react/macro';
import { Instant } from '../../../components/instant.tsx';

/** An instant on Riyadh's clock; null for never. */
export function UserTime({ at }: { readonly at: string | null }) {
  if (at === null) {
    return (
      <span className="text-muted">
        <Trans>Never</Trans>
      </span>
    );
  }
  return <Instant at={at} />;
}
