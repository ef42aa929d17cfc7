import * as passkeys from '@saer/contract/account/passkey';
import * as contract from '@saer/contract/account/second-factor';
import type { FastifyInstance } from 'fastify';
import { mount, mountGuarded, type SignedInCaller } from '../../http/mounting/mount.ts';
import { logRefusal } from '../sign-in/security-log.ts';
import {
  changePasskeyName,
  deletePasskey,
  savePasskey,
  startPasskeyCreation,
} from '../passkeys/change-passkeys.ts';
import { passkeySignIn, startPasskeyUse } from '../passkeys/sign-in-with-passkey.ts';
import { finishSignIn } from '../sign-in/second-step.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import { confirmTotpSetUp, makeRecoveryCodes, startTotpSetUp, turnOffTotp } from './change-totp.ts';
import { readSecurity } from './read-security.ts';
import { reauthenticate } from './reauthenticate.ts';

/** Second factors and passkeys. */
export function mountSecondFactor(app: FastifyInstance, deps: SignInDependencies): void {
  const logged = async <T>(way: string, caller: SignedInCaller, work: Promise<T>): Promise<T> => {
    const { accountId } = caller.principal;
    const done = await logRefusal(deps.log, 'changeSecurity', caller, work, { accountId, way });
    deps.log('changeSecurity', caller, { accountId, way });
    return done;
  };

  mount(app, contract.secondFactor, ({ body }, caller) => finishSignIn(deps, body, caller));
  mount(app, passkeys.startPasskeySignIn, (_, caller) => startPasskeyUse(deps, caller));
  mount(app, passkeys.signInWithPasskey, ({ body }, caller) => passkeySignIn(deps, body, caller));

  mountGuarded(app, contract.findSignInSecurity, (_, { principal }) =>
    readSecurity(deps.db, deps.settings, principal),
  );
  mountGuarded(app, contract.startTotp, ({ body }, caller) =>
    logged('startTotp', caller, startTotpSetUp(deps, caller.principal, body)),
  );
  mountGuarded(app, contract.confirmTotp, ({ body }, caller) =>
    logged('enableTotp', caller, confirmTotpSetUp(deps, caller.principal, body.code)),
  );
  mountGuarded(app, contract.disableTotp, ({ body }, caller) =>
    logged('disableTotp', caller, turnOffTotp(deps, caller.principal, body)),
  );
  mountGuarded(app, contract.renewRecoveryCodes, ({ body }, caller) =>
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
