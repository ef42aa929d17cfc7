import type { SignedIn } from '@saer/contract/auth';
import { getOwnAccount } from '../../accounts/reading/find-account.ts';
import type { AppParts } from '../../app.ts';
import { fileToken } from '../../files/file-token.ts';
import { AppError } from '../../http/app-error.ts';
import type { OpenSession } from '../session/open-session.ts';

/** What one who has just signed in is told. */
export async function signedInReply(
  { db, secretKey }: Pick<AppParts, 'db' | 'secretKey'>,
  accountId: number,
  { token, sessionId, expiresAt }: OpenSession,
): Promise<SignedIn> {
  const metadata = await getOwnAccount(db, accountId);
  if (metadata === undefined) throw new AppError({ code: 'sessionEnded' });
  return {
    access_token: token,
    accessToken: token,
    appwriteToken: await fileToken(secretKey, { accountId, sessionId }),
    sessionId,
    expiresAt,
    metadata,
  };
}
