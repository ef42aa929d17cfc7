import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useRouterState } from '@tanstack/react-router';
import { Notice } from '../../../components/layout/notice.tsx';
import {
  cameFromCalculator,
  leadsToCalculation,
  leadsToCalculator,
} from '../../../lib/session/account-search.ts';
import { returnTo } from '../../../lib/session/return-to.ts';
import { OpenCalculatorLink } from '../guest/open-calculator-link.tsx';
import { DraftSavedNotice } from '../guest/draft-saved-notice.tsx';

/** Why authentication is required before the requested page. */
export function RedirectReason() {
  const { i18n } = useLingui();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const asked = new URLSearchParams(search);
  if (asked.has('ended')) return <Notice tone="warning">{errorMessage(i18n, 'sessionEnded')}</Notice>;
  if (cameFromCalculator(search)) return <DraftSavedNotice />;
  if (!asked.has('to')) return null;
  return (
    <Notice>
      <p>{errorMessage(i18n, 'signInNeeded')}</p>
      {leadsToCalculation(search) ? (
        <p>
          <Trans>Once you are signed in, the calculator opens with the values of your link.</Trans>
        </p>
      ) : null}
      {returnTo(asked.get('to') ?? undefined)?.startsWith('/checkout?') === true ? (
        <p>
          <Trans>After that you go on with the plan you chose.</Trans>
        </p>
      ) : null}
      {leadsToCalculator(search) ? (
        <OpenCalculatorLink>
          <Trans>Calculate without an account</Trans>
        </OpenCalculatorLink>
      ) : null}
    </Notice>
  );
}
