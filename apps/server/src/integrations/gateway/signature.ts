import { createHash, timingSafeEqual } from 'node:crypto';

interface NestedValue {
  readonly [name: string]: string | number | null;
}

/** A value of a parameter as it was received. Apple Pay's are objects; every other one is a text or a number. */
type ParameterValue = string | number | null | NestedValue | readonly NestedValue[];

export type Parameters = Readonly<Record<string, ParameterValue>>;

type Algorithm = 'sha256' | 'sha512';

/** Sent with the request for a token, and not signed there: the customer enters them. The reply's are signed as everything else is. */
const cardFields = new Set([
  'card_number',
  'expiry_date',
  'card_security_code',
  'card_holder_name',
  'remember_me',
]);

/** By code unit, in whatever language the machine speaks. */
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : Number(one > other);

/** The way empty values are written: left out, as most libraries of the gateway do, or with their name alone. */
type EmptyValues = 'leftOut' | 'named';

const isEmpty = (value: ParameterValue | undefined): boolean => value === null || value === '';

const textOfObject = (value: NestedValue, empty: EmptyValues): string =>
  `{${Object.entries(value)
    .filter(([, each]) => empty === 'named' || !isEmpty(each))
    .map(([name, each]) => `${name}=${each ?? ''}`)
    .join(', ')}}`;

/** As `Array.isArray`, which does not narrow a type to a list that cannot be changed. */
const isList = (value: object): value is readonly NestedValue[] => Array.isArray(value);

function toText(value: ParameterValue, empty: EmptyValues): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  return isList(value)
    ? `[${value.map((each) => textOfObject(each, empty)).join(', ')}]`
    : textOfObject(value, empty);
}

/** The parameters that are signed, in their order, as texts. */
function signedTexts(parameters: Parameters, empty: EmptyValues): readonly (readonly [string, string])[] {
  const isEntered =
    parameters['service_command'] === 'TOKENIZATION' && !Object.hasOwn(parameters, 'response_code');
  return Object.entries(parameters)
    .filter(([name]) => name !== 'signature' && !(isEntered && cardFields.has(name)))
    .filter(([, value]) => empty === 'named' || !isEmpty(value))
    .map(([name, value]) => [name, toText(value, empty)] as const)
    .toSorted(byName);
}

const computeHash = (
  texts: readonly (readonly [string, string])[],
  phrase: string,
  algorithm: Algorithm,
): string =>
  createHash(algorithm)
    .update(`${phrase}${texts.map(([name, text]) => `${name}=${text}`).join('')}${phrase}`, 'utf8')
    .digest('hex');

/** The gateway's signature of parameters, in lower-case hex. Empty ones do not count: they are never sent. */
export const signParameters = (
  parameters: Parameters,
  phrase: string,
  algorithm: Algorithm = 'sha256',
): string => computeHash(signedTexts(parameters, 'leftOut'), phrase, algorithm);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Tells whether the `signature` among the parameters is the phrase holder's. The gateway's libraries differ in case and in whether an empty
 * value is part of the text, also within another one, so both forms are accepted; by its length it is SHA-256 or SHA-512.
 */
export function isSignedBy(parameters: Parameters, phrase: string): boolean {
  const { signature } = parameters;
  if (typeof signature !== 'string' || !/^(?:[\da-f]{64}|[\da-f]{128})$/i.test(signature)) return false;
  const algorithm = signature.length === 64 ? 'sha256' : 'sha512';
  const received = signature.toLowerCase();
  const forms = (['leftOut', 'named'] as const).map((empty) =>
    isSame(received, computeHash(signedTexts(parameters, empty), phrase, algorithm)),
  );
  return forms.includes(true);
}
