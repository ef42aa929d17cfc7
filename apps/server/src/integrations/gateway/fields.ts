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
