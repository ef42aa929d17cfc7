import { Trans } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { Badge } from '../../../components/badge.tsx';

/** The state of a sub-user who cannot work here, or not yet. */
export function SubUserStatus({ account: { status, lastSignInAt } }: { readonly account: Account }) {
  if (status === 'BLOCKED') {
    return (
      <Badge tone="negative">
        <Trans>Blocked by an admin</Trans>
      </Badge>
    );
  }
  if (status === 'INACTIVE') {
    return (
      <Badge tone="neutral">
        <Trans>Deactivated by an admin</Trans>
      </Badge>
    );
  }
  return lastSignInAt === null ? (
    <Badge tone="warning">
      <Trans>Invited</Trans>
    </Badge>
  ) : null;
}
