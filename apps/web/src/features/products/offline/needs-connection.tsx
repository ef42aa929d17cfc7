import { Trans } from '@lingui/react/macro';

/** In place of a part that this browser does not save. */
export function NeedsConnection() {
  return (
    <p className="mt-2 text-sm text-muted">
      <Trans>Shown when the connection is back.</Trans>
    </p>
  );
}
