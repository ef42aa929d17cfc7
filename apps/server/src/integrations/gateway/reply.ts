import * as z from 'zod/mini';
import type { Parameters } from './signature.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const maybe = z.optional;

/** Halalas in digits, or as a JSON number. */
const amount = z.pipe(
  z.union([matching(/^\d{1,10}$/), z.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999))]),
  z.transform(Number),
);
const scalar = z.union([z.string(), z.number()]);
const object = z.record(z.string(), z.union([z.null(), scalar]));

/** Any parameters, before their signature is verified. */
const parameters = z.record(z.string(), z.union([z.null(), scalar, object, z.array(object)]));

/** A card number as the gateway writes it: never a whole one. */
const maskedNumber = matching(/^[\d*]{0,8}\*{4,}\d{0,4}$/);

const fields = z.object({
  access_code: text(20),
  merchant_identifier: text(20),
  response_code: matching(/^\d{5}$/),
  status: matching(/^\d{2}$/),
  response_message: maybe(text(300)),
  command: maybe(matching(/^[A-Z_]{1,20}$/)),
  service_command: maybe(matching(/^[A-Z_]{1,20}$/)),
  query_command: maybe(matching(/^[A-Z_]{1,20}$/)),
  merchant_reference: maybe(matching(/^[\w.-]{1,40}$/)),
  maintenance_reference: maybe(matching(/^[\w.-]{1,200}$/)),
  amount: maybe(amount),
  currency: maybe(matching(/^[A-Z]{3}$/)),
  fort_id: maybe(matching(/^\d{1,20}$/)),
  token_name: maybe(matching(/^[\w.@-]{1,100}$/)),
  payment_option: maybe(matching(/^[A-Z]{1,10}$/)),
  card_number: maybe(maskedNumber),
  expiry_date: maybe(matching(/^\d{4}$|^\*{4}$/)),
  agreement_id: maybe(matching(/^[\w-]{1,15}$/)),
  acquirer_response_code: maybe(matching(/^[\w-]{1,10}$/)),
  '3ds_url': maybe(text(2_000)),
  transaction_code: maybe(matching(/^\d{5}$/)),
  transaction_status: maybe(matching(/^\d{2}$/)),
  authorized_amount: maybe(amount),
  captured_amount: maybe(amount),
  refunded_amount: maybe(amount),
});
export type ReplyFields = z.output<typeof fields>;

/** A verified reply, in our names. Amounts in halalas. */
export interface GatewayReply {
  readonly responseCode: string;
  /** For the log alone: its language and wording are the gateway's. */
  readonly responseMessage: string | undefined;
  readonly command: string | undefined;
  readonly merchantReference: string | undefined;
  readonly maintenanceReference: string | undefined;
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  /** The gateway's own number of the transaction. */
  readonly fortId: string | undefined;
  readonly tokenName: string | undefined;
  /** `MADA`, `VISA`, `MASTERCARD`, … */
  readonly paymentOption: string | undefined;
  readonly lastFour: string | undefined;
  /** `YYMM` */
  readonly expiry: string | undefined;
  readonly agreementId: string | undefined;
  /** The bank's own code, for `isHardRefusal`. */
  readonly bankCode: string | undefined;
}

/** The parameters in a JSON value, whoever wrote them. */
export const parseParameters = (value: unknown): Parameters | undefined =>
  z.safeParse(parameters, value).data;

/** The fields of verified parameters; undefined if one of them cannot be what it says. */
export function parseFields(verified: Parameters): ReplyFields | undefined {
  // An empty field is one that is not there.
  const present = Object.entries(verified).filter(([, value]) => value !== '' && value !== null);
  const { data } = z.safeParse(fields, Object.fromEntries(present));
  // A code whose first digits are not its status is not one.
  return data === undefined || !data.response_code.startsWith(data.status) ? undefined : data;
}

/** Names of the fields that say which order was paid, and how much. */
export const decisiveFields = Object.keys(fields.shape);

const digits = (value: string | undefined, pattern: RegExp): string | undefined =>
  value === undefined ? undefined : pattern.exec(value)?.[0];

export const toReply = (reply: ReplyFields): GatewayReply => ({
  responseCode: reply.response_code,
  responseMessage: reply.response_message,
  command: reply.command ?? reply.service_command ?? reply.query_command,
  merchantReference: reply.merchant_reference,
  maintenanceReference: reply.maintenance_reference,
  amount: reply.amount,
  currency: reply.currency,
  fortId: reply.fort_id,
  tokenName: reply.token_name,
  paymentOption: reply.payment_option,
  lastFour: digits(reply.card_number, /\d{4}$/),
  expiry: digits(reply.expiry_date, /^\d{4}$/),
  agreementId: reply.agreement_id,
  bankCode: reply.acquirer_response_code,
});
