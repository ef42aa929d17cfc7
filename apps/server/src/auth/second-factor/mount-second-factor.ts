import * as passkeys from '@saer/contract/passkey';
import * as contract from '@saer/contract/second-factor';
import type { FastifyInstance } from 'fastify';
import { mount, mountGuarded, type SignedInCaller } from '../../http/mount.ts';
import { logRefusal } from '../sign-in/security-log.ts';
import {
  changePasskeyName,
  deletePasskey,
  savePasskey,
  startPasskeyCreation,
} from '../passkeys/change-passkeys.ts';
import { passkeySignIn, startPasskeyUse } from '../passkeys/sign-in-with-passkey.ts';
import { finishSignIn } from '../sign-in/second-step.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { confirmTotpSetUp, makeRecoveryCodes, startTotpSetUp, turnOffTotp } from './change-totp.ts';
import { readSecurity } from './read-security.ts';
import { requireProof } from './require-proof.ts';

/** Second factors and passkeys. */
export function mountSecondFactor(app: FastifyInstance, parts: SignInParts): void {
  const logged = async <T>(way: string, caller: SignedInCaller, work: Promise<T>): Promise<T> => {
    const { accountId } = caller.principal;
    const done = await logRefusal(parts.log, 'changeSecurity', caller, work, { accountId, way });
    parts.log('changeSecurity', caller, { accountId, way });
    return done;
  };

  mount(app, contract.secondFactor, ({ body }, caller) => finishSignIn(parts, body, caller));
  mount(app, passkeys.startPasskeySignIn, (_, caller) => startPasskeyUse(parts, caller));
  mount(app, passkeys.signInWithPasskey, ({ body }, caller) => passkeySignIn(parts, body, caller));

  mountGuarded(app, contract.findSignInSecurity, (_, { principal }) =>
    readSecurity(parts.db, parts.settings, principal),
  );
  mountGuarded(app, contract.startTotp, ({ body }, caller) =>
    logged('startTotp', caller, startTotpSetUp(parts, caller.principal, body)),
  );
  mountGuarded(app, contract.confirmTotp, ({ body }, caller) =>
    logged('enableTotp', caller, confirmTotpSetUp(parts, caller.principal, body.code)),
  );
  mountGuarded(app, contract.disableTotp, ({ body }, caller) =>
    logged('disableTotp', caller, turnOffTotp(parts, caller.principal, body)),
  );
  mountGuarded(app, contract.renewRecoveryCodes, ({ body }, caller) =>
    logged('renewRecoveryCodes', caller, makeRecoveryCodes(parts, caller.principal, body)),
  );
  mountGuarded(app, passkeys.startPasskey, async ({ body }, caller) => {
    const { principal } = caller;
    const proven = requireProof(parts, principal.accountId, body);
    return startPasskeyCreation(parts, principal, await logged('startPasskey', caller, proven));
  });
  mountGuarded(app, passkeys.addPasskey, ({ body }, caller) =>
    logged('addPasskey', caller, savePasskey(parts, caller.principal, body)),
  );
  mountGuarded(app, passkeys.renamePasskey, ({ body }, caller) =>
    changePasskeyName(parts, caller.principal, body),
  );
  mountGuarded(app, passkeys.removePasskey, ({ body }, caller) =>
    logged('removePasskey', caller, deletePasskey(parts, caller.principal, body)),
  );
}
