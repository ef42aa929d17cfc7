import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import { useRouterState } from '@tanstack/react-router';
import { Notice } from '../../../components/notice.tsx';

/** Why the way in came before the page that was asked for. */
export function WhyHere() {
  const { i18n } = useLingui();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const asked = new URLSearchParams(search);
  if (asked.has('ended')) return <Notice tone="warning">{errorMessage(i18n, 'sessionEnded')}</Notice>;
  if (asked.has('to')) return <Notice>{errorMessage(i18n, 'signInNeeded')}</Notice>;
  return null;
}
