import { moneyCommands, toOutcome, type Outcome } from './fields.ts';
import type { GatewayAccess, NotificationResult, ReadNotification } from './gateway.ts';
import { decisiveFields, parseFields, type GatewayReply, parseParameters, toReply } from './reply.ts';
import { isSignedBy, type Parameters } from './signature.ts';
import type { WebhookKind } from './local/failure-plan.ts';

/** Bytes of a body, and fields of a form. */
const longestBody = 64 * 1024;
const mostFields = 200;

/** The fields of a form, decoded once. A name that comes twice could be read in two ways. */
function fieldsOfForm(body: string): Parameters | undefined {
  const pairs = [...new URLSearchParams(body)];
  const names = new Set(pairs.map(([name]) => name));
  return pairs.length > mostFields || names.size < pairs.length ? undefined : Object.fromEntries(pairs);
}

function fieldsOfJson(body: string): Parameters | undefined {
  try {
    return parseParameters(JSON.parse(body));
  } catch {
    return undefined;
  }
}

function parsed(body: string, contentType: string | undefined): Parameters | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return fieldsOfJson(body);
  return type === 'application/x-www-form-urlencoded' ? fieldsOfForm(body) : undefined;
}

/**
 * Tells whether a value contains another field. The signed text has no separators: somebody with a signed form could move the end of a value,
 * so that it swallows the amount that was signed and another one is read.
 */
const hasHiddenField = (parameters: Parameters): boolean =>
  Object.values(parameters).some(
    (value) => typeof value === 'string' && decisiveFields.some((name) => value.includes(`${name}=`)),
  );

/** The outcome of the command that a notification is about. */
function outcomeOfReply({ command, responseCode }: GatewayReply): Outcome {
  const known = moneyCommands.find((each) => each === command);
  if (known !== undefined) return toOutcome(known, responseCode);
  // The purchase with the token is still to come; without one there will be none.
  return command === 'TOKENIZATION' && responseCode.startsWith('17') ? 'failed' : 'uncertain';
}

/** Reads the gateway's notifications to this merchant. */
export const notificationReader =
  ({ merchant, accessCode, responsePhrase }: GatewayAccess): ReadNotification =>
  (body, contentType): NotificationResult => {
    if (Buffer.byteLength(body) > longestBody) return { refusal: 'tooLong' };
    const parameters = parsed(body, contentType);
    if (parameters === undefined) return { refusal: 'unreadable' };
    if (!isSignedBy(parameters, responsePhrase)) return { refusal: 'signature' };
    const fields = hasHiddenField(parameters) ? undefined : parseFields(parameters);
    if (fields === undefined) return { refusal: 'unreadable' };
    if (fields.merchant_identifier !== merchant || fields.access_code !== accessCode)
      return { refusal: 'mismatch' };
    const reply = toReply(fields);
    return { outcome: outcomeOfReply(reply), reply };
  };

/** Our addresses that are entered at the gateway: where it posts the results of payments, and later changes. */
export const notificationPaths: Readonly<Record<WebhookKind, string>> = {
  transaction: '/payfort-payment/transaction-feedback',
  notification: '/payfort-payment/notification-feedback',
};
