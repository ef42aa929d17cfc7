import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { Segment } from './list-state.ts';

type Props = {
  readonly segment: Segment;
  readonly search: string;
  readonly onShowAll: () => void;
  readonly onAdd: () => void;
};

/** No account here, and why. */
export function NoUsers({ segment, search, onShowAll, onAdd }: Props) {
  const { t } = useLingui();
  const icon = <Users aria-hidden />;
  if (search !== '') {
    return (
      <EmptyState
        icon={icon}
        title={t`No results`}
        action={
          <Button onPress={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>Look for a part of a name, of an email address, or of a mobile number.</Trans>
      </EmptyState>
    );
  }
  const words = {
    PENDING: t`New registrations wait here for your approval.`,
    ACTIVE: t`Accounts appear here once approved or added.`,
    INACTIVE: t`Accounts you deactivate appear here, ready to be reactivated.`,
    BLOCKED: t`Accounts you block appear here until you lift the block.`,
    DELETED: t`Deleted accounts stay here during the grace period, in case someone wants theirs back.`,
  };
  return (
    <EmptyState
      icon={icon}
      action={
        <Button onPress={onAdd}>
          <Trans>Add a user</Trans>
        </Button>
      }
      title={segment === 'PENDING' ? t`No one is waiting` : t`No accounts here`}
    >
      {words[segment]}
    </EmptyState>
  );
}
