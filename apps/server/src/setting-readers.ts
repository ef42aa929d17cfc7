import * as z from 'zod/mini';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { appVersion } from '@saer/contract/api/app-version';
import { isOlder } from '@saer/contract/api/version-order';
import { cleanText } from '@saer/contract/api/clean-text';
import { newPassword } from '@saer/contract/account/password';
import { email } from '@saer/contract/api/text-format';

/** Reads the text of a setting; undefined: it is not valid. */
export type SettingReader<T> = (value: string) => T | undefined;

export function wholeNumber(min: number, max: number): SettingReader<number> {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    return number >= min && number <= max ? number : undefined;
  };
}

export const choice =
  <T extends string>(words: readonly T[]): SettingReader<T> =>
  (value) =>
    words.find((word) => word === value);

export const postgresUrl: SettingReader<string> = (value) =>
  /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value) ? value : undefined;

export const filled: SettingReader<string> = (value) => (value.trim() === '' ? undefined : value);

const matching =
  (pattern: RegExp): SettingReader<string> =>
  (value) =>
    pattern.test(value) ? value : undefined;
export const long = matching(/^\S{32,}$/);
/** Part of an address that nobody guesses. */
export const pathSecret = matching(/^[\w-]{32,200}$/);
export const phoneNumber = matching(/^\+\d{10,15}$/);
const versionNumber = matching(/^\d{1,4}(\.\d{1,4}){0,2}$/);
export const gatewayName = matching(/^[A-Za-z\d]{1,20}$/);
/** One line: nothing in it may begin another header. */
export const headerText = matching(/^[^\r\n]{1,200}$/);

/** A name that pages show as it is. */
export const shortText: SettingReader<string> = (value) => {
  const cleaned = cleanText(value).trim();
  return /^[^\p{Cc}]{1,100}$/u.test(cleaned) ? cleaned : undefined;
};

/** A Saudi IBAN, without spaces, whose check digits are right (ISO 13616: remainder 1 by 97, letters counted as 10 to 35). */
export const saudiIban: SettingReader<string> = (value) => {
  const iban = value.replaceAll(' ', '').toUpperCase();
  if (!/^SA\d{4}[A-Z\d]{18}$/.test(iban)) return undefined;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (each) =>
    String(Number.parseInt(each, 36)),
  );
  return BigInt(digits) % 97n === 1n ? iban : undefined;
};

const addressReader =
  (protocols: RegExp): SettingReader<string> =>
  (value) =>
    protocols.test(value) && URL.canParse(value) ? value : undefined;
export const webAddress = addressReader(/^https?:\/\/[^\s/]/);
/** The only hosts that the card gateway has, in its sandbox and for real money. */
export const gatewayAddress = (host: string, page: string): SettingReader<string> => {
  const addresses = ['sb', ''].map((prefix) => `https://${prefix}${host}.payfort.com/FortAPI/${page}`);
  return (value) => addresses.find((address) => address === value);
};
export const smtpAddress = addressReader(/^smtps?:\/\/[^\s/]/);
export const webOrigin: SettingReader<string> = (value) => {
  const address = webAddress(value);
  return address === undefined ? undefined : new URL(address).origin;
};

/** Up to twenty origins, with commas. */
export const webOrigins: SettingReader<readonly string[]> = (value) => {
  const origins = value.split(',').map((each) => webOrigin(each.trim()));
  const read = origins.filter((each) => each !== undefined);
  return read.length === origins.length && read.length <= 20 ? read : undefined;
};

export const emailAddress: SettingReader<string> = (value) =>
  z.safeParse(email(), value).success ? value : undefined;
export const goodPassword: SettingReader<string> = (value) =>
  z.safeParse(newPassword(), value).success ? value : undefined;

/** An address or a network of proxies. The network of everybody is none. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isPrefix = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && isPrefix && rest.length === 0;
}

/** A private key in PEM. In an environment its lines are often written as `\n`. */
export const privateKey: SettingReader<string> = (value) => {
  const key = value.replaceAll('\\n', '\n');
  try {
    createPrivateKey(key);
    return key;
  } catch {
    return undefined;
  }
};

/** `usual`, or hosts of push services with commas: names, also `*.name`, and ports; no addresses of networks. */
export const pushHosts: SettingReader<string> = (value) =>
  value
    .split(',')
    .every((each) => /^(?:\*\.)?(?:[a-z0-9-]{1,63}\.)*[a-z][a-z0-9-]{0,62}(?::\d{1,5})?$/i.test(each.trim()))
    ? value
    : undefined;

/** Reads how many proxies there are, or which. */
export const proxies: SettingReader<number | readonly string[]> = (value) => {
  if (value === 'false') return 0;
  const networks = value.split(',').map((each) => each.trim());
  return wholeNumber(0, 10)(value) ?? (networks.every(isNetwork) ? networks : undefined);
};

/** A version that this server's own page has: a later one would lock everybody out of it. */
export const reachableVersion: SettingReader<string> = (value) =>
  versionNumber(value) !== undefined && !isOlder(appVersion, value) ? value : undefined;

export const yesOrNo: SettingReader<boolean> = (value) => ({ true: true, false: false })[value];

/** A public key for signatures. */
export const ed25519Key: SettingReader<string> = (value) => {
  try {
    const key = createPublicKey({ key: Buffer.from(value, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** A bucket of S3 or Appwrite. */
export const bucketName: SettingReader<string> = (value) =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{2,62}$/.test(value) ? value : undefined;
