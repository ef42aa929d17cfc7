import { appVersion } from '@saer/contract/api/app-version';
import type { Language } from '@saer/i18n/locale';
import { platform } from '../browser/platform.ts';
import { readStorage } from '../browser/storage.ts';

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
