import { authenticate, endOtherSessions, endSession, findSessions, logout } from '@saer/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app.ts';
import { AppError } from '../http/app-error.ts';
import { mount, mountGuarded } from '../http/mount.ts';
import { securityLog } from './log/security-log.ts';
import { prepareHashing } from './password/hash-password.ts';
import * as queries from './queries.ts';
import * as sessions from './session/end-sessions.ts';
import * as signingIn from './signing-in/authenticate.ts';

export function signInRoutes(app: FastifyInstance, appParts: AppParts): void {
  const { db, settings, secretKey } = appParts;
  const log = securityLog(app.log, settings, secretKey);
  const parts = { ...appParts, log };
  app.addHook('onReady', prepareHashing);

  mount(app, authenticate, ({ body }, caller) => signingIn.authenticate(parts, body, caller));
  mount(app, logout, async ({ body }, caller) => {
    log('signOut', caller, { accountId: await sessions.endSessionOf(db, body.token) });
    return { message: 'loggedOut' };
  });

  mountGuarded(app, findSessions, (_input, { principal }) => queries.findSessions(db, principal, settings));
  mountGuarded(app, endSession, async ({ query: { sessionId } }, { principal }) => {
    if (!(await sessions.endSession(db, principal.accountId, sessionId)))
      throw new AppError({ code: 'notFound' });
    return { message: 'sessionEnded' };
  });
  mountGuarded(app, endOtherSessions, async (_input, { principal }) => ({
    ended: await sessions.endSessions(db, principal.accountId, { except: principal.sessionId }),
  }));
}
