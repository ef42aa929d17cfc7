import { readStorage, writeStorage } from './storage.ts';

/** 160 bits by chance: nobody can guess the id of somebody else's browser. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let own: string | undefined;

/** What this browser calls itself, from its first visit on; where storage is forbidden, for as long as the page is open. */
export const deviceId = (): string => {
  own ??= readStorage('fcmtoken');
  if (own === undefined) {
    own = newId();
    writeStorage('fcmtoken', own);
  }
  return own;
};
