import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/layout/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';

/** Why nobody can be invited: there is no plan, or it has no more users. */
export function NoMoreSubUsers({ hasPlan }: { readonly hasPlan: boolean }) {
  return (
    <Notice>
      <p>
        {hasPlan ? (
          <Trans>Your plan has no more users. Remove a sub-user, or choose a larger plan.</Trans>
        ) : (
          <Trans>Inviting sub-users is part of a plan. Those you have keep their access.</Trans>
        )}{' '}
        <PlanLink />
      </p>
    </Notice>
  );
}
