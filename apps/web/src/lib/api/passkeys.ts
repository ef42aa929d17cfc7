import { msg } from '@lingui/core/macro';
import type { creationOptions, requestOptions } from '@saer/contract/account/passkey';
import type * as z from 'zod/mini';
import { i18n } from '../language/language.ts';

/** Says whether this browser can store passkeys, or ask a phone for one. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && isSecureContext;

/** The browser or its user cancelled. Its message can be displayed. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
}

const getWords = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return i18n._(msg`This device has a passkey for your account already.`);
  if (name === 'SecurityError')
    return i18n._(msg`Passkeys do not work at this address. Open the site at its own address.`);
  return i18n._(msg`Nothing was confirmed. Try again.`);
};

/** Fetched when a passkey is used. */
const library = () => import('@simplewebauthn/browser');

const asked = async <T>(work: (browser: Awaited<ReturnType<typeof library>>) => Promise<T>): Promise<T> => {
  const browser = await library();
  try {
    return await work(browser);
  } catch (cause) {
    throw new PasskeyFailure(getWords(cause), { cause });
  }
};

/** Makes a passkey for the account that is signed in. */
export const makePasskey = (options: z.output<typeof creationOptions>) =>
  asked(async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        attestationObject,
        ...(transports === undefined ? {} : { transports: [...transports] }),
      },
    };
  });

/** Lets its user choose a passkey of this site, and signs with it. */
export const signWithPasskey = (options: z.output<typeof requestOptions>) =>
  asked(async ({ startAuthentication }) => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  });
