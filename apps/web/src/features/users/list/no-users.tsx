import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { ListState } from './list-state.ts';

type Props = { readonly state: ListState; readonly onShowAll: () => void };

/** No account here, and why. */
export function NoUsers({ state: { part, search }, onShowAll }: Props) {
  const { t } = useLingui();
  const icon = <Users aria-hidden />;
  if (search !== '') {
    return (
      <EmptyState
        icon={icon}
        title={t`Nobody found`}
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
    PENDING: t`Whoever registers waits here until you approve them.`,
    ACTIVE: t`Accounts stand here once they are approved or added.`,
    INACTIVE: t`Accounts you deactivate stand here, ready to be activated again.`,
    BLOCKED: t`Accounts you block stand here until the block is lifted.`,
    DELETED: t`Deleted accounts stand here in their days of grace, in case somebody wants one back.`,
  };
  return (
    <EmptyState icon={icon} title={part === 'PENDING' ? t`Nobody is waiting` : t`Nobody here`}>
      {words[part]}
    </EmptyState>
  );
}
