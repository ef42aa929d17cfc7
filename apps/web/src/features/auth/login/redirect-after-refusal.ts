import { ApiFailure } from '../../../lib/api.ts';
import { beginAt, codeJustSent } from '../step.ts';

/** The page that has to come before signing in, made ready for what the server said; undefined where none does. */
export function redirectAfterRefusal(error: Error): '/access/signup' | '/access/forgot-password' | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { code, details = {} } = error.reply ?? {};
  const { requestId, token } = details;
  if (code === 'notVerified' && typeof requestId === 'string') {
    beginAt('access.signup', { at: 'code', sent: codeJustSent(requestId) });
    return '/access/signup';
  }
  if (code === 'awaitingApproval') {
    beginAt('access.signup', { at: 'waiting', ...(typeof requestId === 'string' ? { requestId } : {}) });
    return '/access/signup';
  }
  if (code === 'passwordMustChange' && typeof token === 'string') {
    beginAt('access.password', { at: 'password', token, because: 'oneTime' });
    return '/access/forgot-password';
  }
  return undefined;
}
