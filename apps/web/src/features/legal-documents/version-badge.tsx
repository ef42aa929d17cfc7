import { Trans } from '@lingui/react/macro';
import type { LegalVersion } from '@saer/contract/legal/legal-document';
import { Badge } from '../../components/layout/badge.tsx';

/** The state of a version, from draft to superseded. */
export function VersionBadge({ version: { state, isCurrent } }: { readonly version: LegalVersion }) {
  if (state === 'DRAFT')
    return (
      <Badge tone="warning">
        <Trans>Draft</Trans>
      </Badge>
    );
  if (state === 'SUPERSEDED')
    return (
      <Badge tone="neutral">
        <Trans>Superseded</Trans>
      </Badge>
    );
  return isCurrent ? (
    <Badge tone="positive">
      <Trans>In force</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans>Coming</Trans>
    </Badge>
  );
}
