import * as contract from '@saer/contract/account/auth';
import * as passkeys from '@saer/contract/account/passkey';
import * as factors from '@saer/contract/account/second-factor';
import { verifyOtp } from '@saer/contract/resource-paths';
import { logout } from '@saer/contract/account/session';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../http/replies/app-error.ts';
import { listFieldErrors } from '../http/replies/error-reply.ts';
import { mount, mountGuarded, type SignedInCaller } from '../http/mounting/mount.ts';
import { confirmCode } from './registration/confirm-code.ts';
import { resendCode } from './codes/resend-code.ts';
import { logRefusal, securityLog, type SignInDependencies } from './sessions/security-log.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPassword, resetPassword } from './sign-in/reset-password.ts';
import { prepareHashing } from './passwords/password.ts';
import { findSessions } from './queries.ts';
import { checkExist, register, checkFields, newTicket, registrationState } from './registration/register.ts';
import { endOtherSessions, endSession, endSessionByToken } from './sessions/session.ts';
import { authenticate } from './sign-in/authenticate.ts';
import {
  changePasskeyName,
  deletePasskey,
  savePasskey,
  startPasskeyCreation,
} from './passkeys/change-passkeys.ts';
import { passkeySignIn, startPasskeyUse } from './passkeys/sign-in-with-passkey.ts';
import { finishSignIn } from './sign-in/second-step.ts';
import {
  confirmTotpSetUp,
  makeRecoveryCodes,
  startTotpSetUp,
  turnOffTotp,
} from './second-factor/change-totp.ts';
import { readSecurity, reauthenticate } from './second-factor/security.ts';

/** Second factors and passkeys. */
function mountSecondFactor(app: FastifyInstance, deps: SignInDependencies): void {
  const logged = async <T>(way: string, caller: SignedInCaller, work: Promise<T>): Promise<T> => {
    const { accountId } = caller.principal;
    const done = await logRefusal(deps.log, 'changeSecurity', caller, work, { accountId, way });
    deps.log('changeSecurity', caller, { accountId, way });
    return done;
  };

  mount(app, factors.secondFactor, ({ body }, caller) => finishSignIn(deps, body, caller));
  mount(app, passkeys.startPasskeySignIn, (_, caller) => startPasskeyUse(deps, caller));
  mount(app, passkeys.signInWithPasskey, ({ body }, caller) => passkeySignIn(deps, body, caller));

  mountGuarded(app, factors.findSignInSecurity, (_, { principal }) =>
    readSecurity(deps.db, deps.settings, principal),
  );
  mountGuarded(app, factors.startTotp, ({ body }, caller) =>
    logged('startTotp', caller, startTotpSetUp(deps, caller.principal, body)),
  );
  mountGuarded(app, factors.confirmTotp, ({ body }, caller) =>
    logged('enableTotp', caller, confirmTotpSetUp(deps, caller.principal, body.code)),
  );
  mountGuarded(app, factors.disableTotp, ({ body }, caller) =>
    logged('disableTotp', caller, turnOffTotp(deps, caller.principal, body)),
  );
  mountGuarded(app, factors.renewRecoveryCodes, ({ body }, caller) =>
    logged('renewRecoveryCodes', caller, makeRecoveryCodes(deps, caller.principal, body)),
  );
  mountGuarded(app, passkeys.startPasskey, async ({ body }, caller) => {
    const { principal } = caller;
    const proven = reauthenticate(deps, principal.accountId, body);
    return startPasskeyCreation(deps, principal, await logged('startPasskey', caller, proven));
  });
  mountGuarded(app, passkeys.addPasskey, ({ body }, caller) =>
    logged('addPasskey', caller, savePasskey(deps, caller.principal, body)),
  );
  mountGuarded(app, passkeys.renamePasskey, ({ body }, caller) =>
    changePasskeyName(deps, caller.principal, body),
  );
  mountGuarded(app, passkeys.removePasskey, ({ body }, caller) =>
    logged('removePasskey', caller, deletePasskey(deps, caller.principal, body)),
  );
}

function registrationRoutes(app: FastifyInstance, deps: SignInDependencies): void {
  mount(app, contract.register, async ({ body }, caller) => {
    if (!app.siteSettings.get('registrationOpen')) throw new AppError({ code: 'notAllowed' });
    const request = await logRefusal(deps.log, 'register', caller, register(deps, body, caller));
    app.eventCounter.add('registrationBegun');
    return request;
  });
  mount(app, contract.checkUserValidation, async ({ body }, { language }) => ({
    ...listFieldErrors(await checkFields(body), language),
    ...newTicket(deps),
  }));
  mount(app, contract.checkUserExist, ({ body }, caller) =>
    logRefusal(deps.log, 'checkExist', caller, checkExist(deps, body, caller)),
  );
  mount(app, contract.isVerified, ({ body }) => registrationState(deps.db, body.requestId));
}

function codeRoutes(app: FastifyInstance, deps: SignInDependencies): void {
  const { log } = deps;
  for (const endpoint of [contract.verifyCode, verifyOtp])
    mount(app, endpoint, async ({ body }, caller) => {
      const { accountId, ...reply } = await logRefusal(
        log,
        'confirmCode',
        caller,
        confirmCode(deps, body, contract.confirmedPurposes),
      );
      log('confirmCode', caller, { accountId });
      if (reply.purpose === 'registration') app.eventCounter.add('registrationConfirmed');
      return reply;
    });
  mount(app, contract.resendCode, async ({ body }, caller) => {
    const request = await logRefusal(log, 'sendCode', caller, resendCode(deps, body, caller));
    log('sendCode', caller, {});
    return request;
  });
}

function passwordRoutes(app: FastifyInstance, deps: SignInDependencies): void {
  const { log } = deps;
  mount(app, contract.forgotPassword, ({ body }, caller) =>
    logRefusal(log, 'sendCode', caller, forgotPassword(deps, body.username, caller)),
  );
  mount(app, contract.resetPassword, async ({ body }, caller) => {
    await logRefusal(log, 'setPassword', caller, resetPassword(deps, body, caller));
    return { message: 'passwordSet' };
  });
  mountGuarded(app, contract.changePassword, ({ body }, caller) =>
    logRefusal(log, 'changePassword', caller, changePassword(deps, caller.principal, body, caller), {
      accountId: caller.principal.accountId,
    }),
  );
}

function sessionRoutes(app: FastifyInstance, { db, settings, log }: SignInDependencies): void {
  mount(app, logout, async ({ body }, caller) => {
    log('signOut', caller, { accountId: await endSessionByToken(db, body.token) });
    return { message: 'loggedOut' };
  });
  mountGuarded(app, contract.findSessions, (_, { principal, deviceId }) =>
    findSessions(db, principal, deviceId, settings),
  );
  mountGuarded(app, contract.endSession, async ({ query }, { principal }) => {
    if (!(await endSession(db, principal.accountId, query.sessionId)))
      throw new AppError({ code: 'notFound' });
    return { message: 'sessionEnded' };
  });
  mountGuarded(app, contract.endOtherSessions, async (_, { principal }) => ({
    ended: await endOtherSessions(db, principal.accountId, principal.sessionId),
  }));
}

export function signInRoutes(app: FastifyInstance, appDeps: AppDependencies): void {
  const deps = {
    ...appDeps,
    log: securityLog(app.log, appDeps.settings, appDeps.secretKey),
    requireAdminAddress: app.requireAdminAddress,
  };
  app.addHook('onListen', prepareHashing);
  mount(app, contract.authenticate, ({ body }, caller) => authenticate(deps, body, caller));
  registrationRoutes(app, deps);
  codeRoutes(app, deps);
  passwordRoutes(app, deps);
  sessionRoutes(app, deps);
  mountSecondFactor(app, deps);
}
