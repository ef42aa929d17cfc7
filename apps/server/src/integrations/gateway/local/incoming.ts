import { invalidField } from '../fields.ts';
import type { GatewayAccess } from '../gateway.ts';
import { isSignedBy, signParameters } from '../signature.ts';
import type { TextFields } from './order-book.ts';

/** Fields that each command must have, beside those of every request. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  PURCHASE: ['amount', 'currency', 'customer_email'],
  AUTHORIZATION: ['amount', 'currency', 'customer_email'],
  CAPTURE: ['amount', 'currency'],
  VOID_AUTHORIZATION: [],
  REFUND: ['amount', 'currency'],
  CHECK_STATUS: [],
  TOKENIZATION: ['return_url'],
  UPDATE_TOKEN: ['token_name', 'token_status'],
};
const always = ['access_code', 'merchant_identifier', 'merchant_reference', 'language', 'signature'];

export const readCommand = (fields: TextFields): string =>
  fields['command'] ?? fields['service_command'] ?? fields['query_command'] ?? '';

/** The code by which a request is refused before anything is done; undefined if it is in order. */
export function findCommandRefusal(fields: TextFields, access: GatewayAccess): string | undefined {
  const required = requiredFields[readCommand(fields)];
  if (required === undefined) return '00004';
  if ([...always, ...required].some((name) => (fields[name] ?? '') === '')) return '00001';
  if (fields['merchant_identifier'] !== access.merchant) return '00009';
  if (fields['access_code'] !== access.accessCode) return '00010';
  if (!isSignedBy(fields, access.requestPhrase)) return '00008';
  const invalid = invalidField(fields);
  if (invalid !== undefined) return invalid === 'amount' ? '00005' : '00002';
  return fields['currency'] === undefined || fields['currency'] === 'SAR' ? undefined : '00033';
}

/** Words of the codes, as the gateway has them. */
const codeMessages: Readonly<Record<string, string>> = {
  '000': 'Success',
  '001': 'Missing parameter',
  '002': 'Invalid parameter format',
  '004': 'Invalid command',
  '005': 'Invalid amount',
  '006': 'Technical problem',
  '007': 'Duplicate order number',
  '008': 'Signature mismatch',
  '009': 'Invalid merchant identifier',
  '010': 'Invalid access code',
  '012': 'Card expired',
  '016': 'Invalid card number',
  '029': 'Insufficient funds',
  '030': 'Authentication failed',
  '033': 'Parameter value not allowed',
  '036': 'Order not found',
  '042': 'Operation amount exceeds the authorized amount',
  '044': 'Token does not exist',
  '047': 'Order already processed',
  '048': 'Operation amount exceeds the captured amount',
  '063': 'Token has been updated',
  '064': '3-D Secure check requested',
  '066': 'Merchant reference already exists',
  '072': 'Transaction has been cancelled by the consumer',
  '666': 'Transaction declined',
  '777': 'The transaction has been processed, but no confirmation was received',
  '785': 'Transaction blocked by the fraud check',
};

const neverEchoed = new Set(['signature', 'card_number', 'card_security_code', 'card_holder_name']);

/** A request's fields as they come back in every reply. */
export const toEcho = (fields: TextFields): TextFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' && !neverEchoed.has(name)),
  );

/** A signed reply. */
export function signedReply(
  fields: TextFields,
  code: string,
  more: Readonly<Record<string, string | undefined>>,
  { responsePhrase }: GatewayAccess,
): TextFields {
  const all: Record<string, string> = {
    ...toEcho(fields),
    response_code: code,
    status: code.slice(0, 2),
    response_message: codeMessages[code.slice(2)] ?? 'Transaction failed',
  };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) all[name] = value;
  return { ...all, signature: signParameters(all, responsePhrase) };
}
