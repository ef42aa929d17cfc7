import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { ErrorState } from '../components/layout/error-state.tsx';
import { ApiFailure } from '../lib/api/api.ts';
import { reportCrash } from '../lib/api/crashes.ts';
import { onReconnect } from '../lib/api/connection.ts';
import { isLostChunk, reloadIfReplaced } from './lost-chunk.ts';
import { usePageTitle } from './shell/use-page-title.ts';

const isLost = (error: unknown): boolean =>
  isLostChunk(error) || (error instanceof ApiFailure && error.status === 0);

/** A page that failed. Shows the server's message; that of a bug is not for readers. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const lost = isLost(error);
  const title = lost ? t`Check your internet connection` : t`Something went wrong`;
  usePageTitle(title);
  const retry = useCallback((): void => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  useEffect(() => {
    if (isLostChunk(error)) void reloadIfReplaced(error);
    void reportCrash(error);
    return lost ? onReconnect(retry) : undefined;
  }, [error, lost, retry]);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorState onRetry={retry}>
        {lost ? t`This page appears as soon as the connection is back. Nothing you typed is lost.` : null}
        {!lost && error instanceof ApiFailure ? error.message : null}
        {lost || error instanceof ApiFailure
          ? null
          : t`This page couldn’t be shown. Try again; what you typed is kept in the page’s link.`}
      </ErrorState>
    </>
  );
}
