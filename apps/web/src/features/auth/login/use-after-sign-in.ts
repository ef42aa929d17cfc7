import type { SignedIn } from '@saer/contract/account/session';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { storeSession } from '../../../lib/session/session.ts';
import { secondFactorPage } from '../../../lib/api/api.ts';
import { writeSessionStorage } from '../../../lib/browser/storage.ts';
import { requestedPage } from '../../../lib/session/return-to.ts';

/** Saves a new session and continues to the requested page; false if this browser does not store it. */
export const useAfterSignIn = (): ((reply: SignedIn) => boolean) => {
  const navigate = useNavigate();
  const router = useRouter();
  return (reply) => {
    if (!storeSession(reply)) return false;
    for (const way of ['access.signup', 'access.password', 'access.draft'] as const)
      writeSessionStorage(way, undefined);
    const target = requestedPage(router.latestLocation.searchStr);
    const href = reply.secondFactorNeeded === true ? secondFactorPage(target) : target;
    void navigate({ href, replace: true });
    return true;
  };
};
