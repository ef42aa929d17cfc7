import { readStorage, writeStorage } from './storage.ts';

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
