import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { ErrorState } from '../components/layout/error-state.tsx';
import { ApiFailure } from '../lib/api/api.ts';
import { reportCrash } from '../lib/api/crashes.ts';
import { onReconnect, checkConnection } from '../lib/api/connection.ts';
import { usePageTitle } from './shell/title.ts';
import { readSessionStorage, writeSessionStorage } from '../lib/browser/storage.ts';
import { PageFrame } from './shell/page-frame.tsx';

const name = 'LostChunk';

/** Says whether a page is missing because its chunk was not fetched. */
const isLostChunk = (error: unknown): error is Error => error instanceof Error && error.name === name;

/**
 * Names the errors of chunks that could not be fetched. The router would assume a newer version of the app and reload at once, which
 * loses the page while offline.
 */
export const nameLostChunks = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { name, message: `${name}: ${payload.message}` });
    void checkConnection();
  });

/** Loads the app again, once for the same error, where the server answers: then its code was replaced by a newer version. */
const reloadIfReplaced = async ({ message }: Error): Promise<void> => {
  if (!(await checkConnection()) || readSessionStorage('app.replaced') === message) return;
  writeSessionStorage('app.replaced', message);
  location.reload();
};

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

/** A page that failed together with its frame. */
export function FramedErrorPage(props: ErrorComponentProps) {
  return (
    <PageFrame>
      <ErrorPage {...props} />
    </PageFrame>
  );
}
