import type { Language } from '@saer/i18n/locale';

/** A value that the gateway would not take: an error of the caller, found before anything is sent. */
export class InvalidGatewayField extends Error {
  override readonly name = 'InvalidGatewayField';
  readonly field: string;

  constructor(field: string) {
    super(`${field} is not one that the gateway takes`);
    this.field = field;
  }
}

interface FieldRule {
  /** Characters. */
  readonly max: number;
  readonly pattern: RegExp;
}

/**
 * Length and characters of every field we send. None but an address may contain `=`: the signed text has no separators, so a value with
 * `amount=` in it could later be read as another field under the same signature.
 */
const fieldRules: Readonly<Record<string, FieldRule>> = {
  command: { max: 20, pattern: /^[A-Z_]+$/ },
  service_command: { max: 20, pattern: /^[A-Z_]+$/ },
  query_command: { max: 20, pattern: /^[A-Z_]+$/ },
  access_code: { max: 20, pattern: /^[A-Za-z\d]+$/ },
  merchant_identifier: { max: 20, pattern: /^[A-Za-z\d]+$/ },
  merchant_reference: { max: 40, pattern: /^[\w.-]+$/ },
  maintenance_reference: { max: 200, pattern: /^[\w.-]+$/ },
  amount: { max: 10, pattern: /^[1-9]\d*$/ },
  currency: { max: 3, pattern: /^[A-Z]{3}$/ },
  language: { max: 2, pattern: /^(?:en|ar)$/ },
  customer_email: { max: 254, pattern: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/ },
  customer_ip: { max: 45, pattern: /^[\da-fA-F.:]+$/ },
  customer_name: { max: 40, pattern: /^[A-Za-z ._/'-]+$/ },
  order_description: { max: 150, pattern: /^[\w '/.\-#:$]+$/ },
  payment_option: { max: 10, pattern: /^[A-Z]+$/ },
  token_name: { max: 100, pattern: /^[\w.@-]+$/ },
  token_status: { max: 8, pattern: /^(?:ACTIVE|INACTIVE)$/ },
  eci: { max: 16, pattern: /^(?:ECOMMERCE|MOTO|RECURRING)$/ },
  agreement_id: { max: 15, pattern: /^[\w-]+$/ },
  remember_me: { max: 3, pattern: /^(?:YES|NO)$/ },
  return_url: { max: 400, pattern: /^https?:\/\/[^\s"<>]+$/ },
  fort_id: { max: 20, pattern: /^\d+$/ },
  signature: { max: 200, pattern: /^[\da-fA-F]+$/ },
};

/** The first field that is too long or has characters it may not have, if any. Unknown fields are the caller's. */
export const invalidField = (fields: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(fields).find(([name, value]) => {
    const rule = Object.hasOwn(fieldRules, name) ? fieldRules[name] : undefined;
    return rule !== undefined && (value.length > rule.max || !rule.pattern.test(value));
  })?.[0];

/**
 * The fields that have a value.
 * @throws {InvalidGatewayField} where the gateway would not take one
 */
export function requireFields(
  fields: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') present[name] = value;
  }
  const invalid = invalidField(present);
  if (invalid !== undefined) throw new InvalidGatewayField(invalid);
  return present;
}

/** The longest amount has ten digits. */
const maxAmount = 9_999_999_999;

/**
 * Halalas as the gateway has them: a whole number in digits.
 * @throws {InvalidGatewayField} for anything but 1 to 9,999,999,999
 */
export function amountText(halalas: number): string {
  if (!Number.isSafeInteger(halalas) || halalas < 1 || halalas > maxAmount)
    throw new InvalidGatewayField('amount');
  return String(halalas);
}

/** A text without the characters that its field may not have: Arabic among them. */
function cleaned(text: string | undefined, others: RegExp, max: number): string | undefined {
  const clean = text?.replace(others, ' ').replace(/ +/g, ' ').trim().slice(0, max).trim();
  return clean === '' ? undefined : clean;
}

export const descriptionText = (text: string | undefined): string | undefined =>
  cleaned(text, /[^\w '/.\-#:$]/g, 150);

export const customerNameText = (text: string | undefined): string | undefined =>
  cleaned(text, /[^A-Za-z ._/'-]/g, 40);

/** Everything is paid in riyals. */
export const currency = 'SAR';

/** Fields of every request. */
export interface Identified {
  readonly language: Language;
  /** Ours, unique at the gateway for ever: letters, digits, `-`, `_`, `.`; 40 at most. */
  readonly merchantReference: string;
}

/** The gateway's answer, as far as money is concerned. `paid`: it did what it was asked; `uncertain`: ask again, and do nothing until then. */
export type Outcome = 'paid' | 'failed' | 'uncertain';

/** The commands that move money, or may. */
export const moneyCommands = [
  'PURCHASE',
  'AUTHORIZATION',
  'CAPTURE',
  'REFUND',
  'VOID_AUTHORIZATION',
] as const;
export type MoneyCommand = (typeof moneyCommands)[number];

/** A response code is a status of two digits and a message of three. */
const toStatus = (code: string): string => code.slice(0, 2);
const toMessage = (code: string): string => code.slice(2);

/** The one code that says a command was done, and the status that says it was not. */
const codesOfCommands: Readonly<Record<MoneyCommand, { readonly done: string; readonly failed: string }>> = {
  PURCHASE: { done: '14000', failed: '13' },
  AUTHORIZATION: { done: '02000', failed: '03' },
  CAPTURE: { done: '04000', failed: '05' },
  REFUND: { done: '06000', failed: '07' },
  VOID_AUTHORIZATION: { done: '08000', failed: '09' },
};

/** Statuses that end an attempt of any command: an invalid request, a failed 3-D Secure. */
const endingStatuses = new Set(['00', '45']);

/**
 * Messages that do not say what became of the money, whatever the status: success (of something else), a technical problem, a reference
 * that was used before (perhaps by our own request whose answer was lost), a 3-D Secure check, a lost confirmation, still processing.
 */
const openMessages = new Set([
  '000',
  '006',
  '007',
  '047',
  '064',
  '066',
  '777',
  '778',
  '779',
  '780',
  '781',
  '784',
]);

/** Messages under which an invalid request is known to have done nothing; others of status 00 are asked about. */
const requestRefusals = new Set(
  '001 002 003 004 005 008 009 010 012 016 029 030 033 036 042 044 048 072 666 785'.split(' '),
);

/** The outcome of a command by its response code. A code that belongs to another command says nothing about this one. */
export function toOutcome(command: MoneyCommand, code: string): Outcome {
  const { done, failed } = codesOfCommands[command];
  if (code === done) return 'paid';
  const status = toStatus(code);
  const message = toMessage(code);
  if (!/^\d{5}$/.test(code) || openMessages.has(message)) return 'uncertain';
  if (status === failed) return 'failed';
  if (!endingStatuses.has(status)) return 'uncertain';
  return status !== '00' || requestRefusals.has(message) ? 'failed' : 'uncertain';
}

/** The outcome of a payment by the code of its last transaction, as a status query reports it. */
export function outcomeOfTransaction(code: string): Outcome {
  // Taken, and perhaps given back in part: the amounts say how much.
  if (['14000', '04000', '02000', '06000'].includes(code)) return 'paid';
  // Reserved and released: nothing was taken.
  if (code === '08000') return 'failed';
  // A capture, refund or release that failed leaves what was before it.
  const command = toStatus(code) === '03' ? 'AUTHORIZATION' : 'PURCHASE';
  return toOutcome(command, code);
}

/** Card expired, wrong card number, token does not exist. */
const hardMessages = new Set(['012', '016', '044']);
/** The bank's own codes (ISO 8583): lost card, stolen card. */
const hardBankCodes = new Set(['41', '43']);

/** Tells whether a card will never pay again, so that a renewal must not try it another time. `bankCode`: the acquirer's, where there is one. */
export const isHardRefusal = (code: string, bankCode?: string): boolean =>
  hardMessages.has(toMessage(code)) || (bankCode !== undefined && hardBankCodes.has(bankCode));

/** The message of a status query about a reference that the gateway does not know. */
export const isUnknownOrder = (code: string): boolean => toMessage(code) === '036';

/** Tells whether a token no longer pays: set inactive now, or not there any more. */
export const isTokenGone = (code: string): boolean =>
  ['58000', '58063', '66000'].includes(code) || toMessage(code) === '044';
