import { basePath } from '@saer/contract/api/endpoint';
import { callHeaders, deviceId } from './call-headers.ts';
import { currentLanguage } from '../language/language.ts';
import { readStorage } from '../browser/storage.ts';

/** Asks for a reply that does not end, as whoever is signed in. */
export const openStream = (path: string, signal: AbortSignal): Promise<Response> =>
  fetch(`${basePath}${path}`, {
    headers: callHeaders(currentLanguage(), readStorage('token'), deviceId()),
    cache: 'no-store',
    signal,
  });
