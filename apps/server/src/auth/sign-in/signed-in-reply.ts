import type { SignedIn } from '@saer/contract/account/session';
import { getOwnAccount } from '../../principals/queries.ts';
import type { AppDependencies } from '../../app-dependencies.ts';
import { issueFileToken, browserValues } from '../../integrations/files/service.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { OpenSession } from '../sessions/open-session.ts';

/** The reply to a successful sign-in. */
export async function signedInReply(
  deps: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  accountId: number,
  { token, sessionId, expiresAt }: OpenSession,
  pendingCalculation: string | null = null,
): Promise<SignedIn> {
  const metadata = await getOwnAccount(deps.db, accountId);
  if (metadata === undefined) throw new AppError({ code: 'sessionEnded' });
  return {
    access_token: token,
    accessToken: token,
    appwriteToken: await issueFileToken(deps, { accountId, sessionId }),
    sessionId,
    expiresAt,
    metadata,
    ...browserValues(deps.settings, { sessionId, secret: token }),
    ...(pendingCalculation === null ? {} : { pendingCalculation }),
  };
}
