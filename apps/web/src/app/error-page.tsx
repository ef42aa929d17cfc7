import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../components/error-state.tsx';
import { ApiFailure } from '../lib/api.ts';
import { usePageTitle } from './use-page-title.ts';

/** A page that broke. The server's own words are shown; what a bug says is not for readers. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  usePageTitle(t`Something went wrong`);
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <h1 className="sr-only">{t`Something went wrong`}</h1>
      <ErrorState onRetry={retry}>
        {error instanceof ApiFailure
          ? error.message
          : t`This page could not be shown. Try again; what you typed in the address is kept.`}
      </ErrorState>
    </>
  );
}
