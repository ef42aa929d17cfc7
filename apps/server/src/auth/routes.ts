import * as contract from '@saer/contract/auth';
import { logout } from '@saer/contract/session';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { AppError } from '../http/app-error.ts';
import { listProblems } from '../http/error-reply.ts';
import { mount, mountGuarded } from '../http/mount.ts';
import { confirmCode } from './codes/confirm-code.ts';
import { resendCode } from './codes/resend-code.ts';
import { logRefusal, securityLog } from './sign-in/security-log.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { prepareHashing } from './passwords/hash-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { findSessions } from './queries.ts';
import { checkExist } from './registration/check-exist.ts';
import { checkFields } from './registration/check-fields.ts';
import { register } from './registration/register.ts';
import { registrationState } from './registration/registration-state.ts';
import { newTicket } from './registration/ticket.ts';
import { mountSecondFactor } from './second-factor/mount-second-factor.ts';
import { endOtherSessions, endSession, endSessionOf } from './sessions/end-sessions.ts';
import { authenticate } from './sign-in/authenticate.ts';
import type { SignInParts } from './sign-in/sign-in-parts.ts';

function registrationRoutes(app: FastifyInstance, parts: SignInParts): void {
  mount(app, contract.register, ({ body }, caller) =>
    logRefusal(parts.log, 'register', caller, register(parts, body, caller)),
  );
  mount(app, contract.checkUserValidation, async ({ body }, { language }) => ({
    ...listProblems(await checkFields(body), language),
    ...newTicket(parts),
  }));
  mount(app, contract.checkUserExist, ({ body }, caller) =>
    logRefusal(parts.log, 'checkExist', caller, checkExist(parts, body, caller)),
  );
  mount(app, contract.isVerified, ({ body }) => registrationState(parts.db, body.requestId));
}

function codeRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { log } = parts;
  mount(app, contract.verifyCode, async ({ body }, caller) => {
    const { accountId, ...reply } = await logRefusal(log, 'confirmCode', caller, confirmCode(parts, body));
    log('confirmCode', caller, { accountId });
    return reply;
  });
  mount(app, contract.resendCode, async ({ body }, caller) => {
    const request = await logRefusal(log, 'sendCode', caller, resendCode(parts, body, caller));
    log('sendCode', caller, {});
    return request;
  });
}

function passwordRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { log } = parts;
  mount(app, contract.forgotPassword, ({ body }, caller) =>
    logRefusal(log, 'sendCode', caller, forgotPassword(parts, body.username, caller)),
  );
  mount(app, contract.resetPassword, async ({ body }, caller) => {
    await logRefusal(log, 'setPassword', caller, resetPassword(parts, body, caller));
    return { message: 'passwordSet' };
  });
  mountGuarded(app, contract.changePassword, ({ body }, caller) =>
    logRefusal(log, 'changePassword', caller, changePassword(parts, caller.principal, body, caller), {
      accountId: caller.principal.accountId,
    }),
  );
}

function sessionRoutes(app: FastifyInstance, { db, settings, log }: SignInParts): void {
  mount(app, logout, async ({ body }, caller) => {
    log('signOut', caller, { accountId: await endSessionOf(db, body.token) });
    return { message: 'loggedOut' };
  });
  mountGuarded(app, contract.findSessions, (_, { principal }) => findSessions(db, principal, settings));
  mountGuarded(app, contract.endSession, async ({ query }, { principal }) => {
    if (!(await endSession(db, principal.accountId, query.sessionId)))
      throw new AppError({ code: 'notFound' });
    return { message: 'sessionEnded' };
  });
  mountGuarded(app, contract.endOtherSessions, async (_, { principal }) => ({
    ended: await endOtherSessions(db, principal.accountId, principal.sessionId),
  }));
}

export function signInRoutes(app: FastifyInstance, appParts: AppParts): void {
  const parts = { ...appParts, log: securityLog(app.log, appParts.settings, appParts.secretKey) };
  app.addHook('onListen', prepareHashing);
  mount(app, contract.authenticate, ({ body }, caller) => authenticate(parts, body, caller));
  registrationRoutes(app, parts);
  codeRoutes(app, parts);
  passwordRoutes(app, parts);
  sessionRoutes(app, parts);
  mountSecondFactor(app, parts);
}
