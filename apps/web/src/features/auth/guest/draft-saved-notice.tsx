import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Notice } from '../../../components/layout/notice.tsx';
import { cameFromCalculator, carriedCalculation } from '../../../lib/session/account-search.ts';

/** Tells visitors from the calculator that their input is not lost. */
export function DraftSavedNotice() {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  if (!cameFromCalculator(search) || carriedCalculation(search) === undefined) return null;
  return (
    <Notice>
      <Trans>What you typed stays: the calculator opens with it once you are signed in.</Trans>
    </Notice>
  );
}
