import { useEffect } from 'react';
import { linkToken } from '../../../lib/link-token.ts';
import { beginAt, useStep } from '../step.ts';

/** The steps to a new password. A link's token is removed from the URL, where it could be seen and shared. */
export const useLinkStep = (): ReturnType<typeof useStep> => {
  const token = linkToken(location.hash);
  if (token !== undefined) beginAt('access.password', { at: 'password', token, because: 'link' });
  useEffect(() => {
    if (linkToken(location.hash) === undefined) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);
  return useStep('access.password');
};
