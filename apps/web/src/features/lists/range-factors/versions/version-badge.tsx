import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../../components/badge.tsx';

export type Standing = 'review' | 'coming' | 'inForce' | 'past';

/** Where a version stands between its review and the version that follows it. */
export function VersionBadge({ standing }: { readonly standing: Standing }) {
  if (standing === 'review')
    return (
      <Badge tone="warning">
        <Trans>Under review</Trans>
      </Badge>
    );
  if (standing === 'coming')
    return (
      <Badge tone="info">
        <Trans>Coming</Trans>
      </Badge>
    );
  if (standing === 'inForce')
    return (
      <Badge tone="positive">
        <Trans>In force</Trans>
      </Badge>
    );
  return (
    <Badge tone="neutral">
      <Trans>Superseded</Trans>
    </Badge>
  );
}
