import { appVersion } from '@saer/contract/api/app-version';
import type { Language } from '@saer/i18n/locale';
import { platform } from '../browser/platform.ts';
import { readStorage, writeStorage } from '../browser/storage.ts';

/** The headers of every call. Inlined in pages, too: it imports next to nothing. */
export const callHeaders = (
  language: Language,
  token: string | undefined,
  device: string,
): Readonly<Record<string, string>> => {
  const session = readStorage('sessionId');
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(session === undefined ? {} : { 'session-id': session }),
    'x-idrive-device-id': device,
    language,
    'accept-language': language,
    'app-version': appVersion,
    platform: platform(),
  };
};

/** 160 random bits: nobody can guess the id of another browser. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let own: string | undefined;

/** This browser's id since its first visit; without storage, while the page is open. */
export const deviceId = (): string => {
  own ??= readStorage('fcmtoken');
  if (own === undefined) {
    own = newId();
    writeStorage('fcmtoken', own);
  }
  return own;
};
