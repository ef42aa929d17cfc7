import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../../components/layout/badge.tsx';

export type Standing = 'review' | 'coming' | 'inForce' | 'past' | 'corrected';

/** State of a version, from review to being superseded or corrected. */
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
  if (standing === 'corrected')
    return (
      <Badge tone="neutral">
        <Trans>Corrected</Trans>
      </Badge>
    );
  return (
    <Badge tone="neutral">
      <Trans>Superseded</Trans>
    </Badge>
  );
}
