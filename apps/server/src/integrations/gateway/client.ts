import { callProvider, Unavailable } from '../call-provider.ts';
import {
  currency,
  amountText,
  customerNameText,
  descriptionText,
  type Identified,
  requireFields,
  isTokenGone,
  isUnknownOrder,
  type MoneyCommand,
  toOutcome,
  outcomeOfTransaction,
} from './fields.ts';
import type {
  Gateway,
  GatewayAccess,
  GatewayResult,
  GatewayStatus,
  UncertainReason,
  OrderRequest,
  PurchaseFormRequest,
  RefundRequest,
  TokenizationFormRequest,
  TokenPurchaseRequest,
} from './gateway.ts';
import { notificationReader } from './notification.ts';
import { parseFields, parseParameters, type ReplyFields, toReply } from './reply.ts';
import { isSignedBy, signParameters } from './signature.ts';

/** The fields of a command, before our identity and the signature are added; those without a value are not sent. */
type ApiCommand = Readonly<Record<string, string | undefined>>;

const toOrder = ({ merchantReference, language }: Identified): ApiCommand => ({
  merchant_reference: merchantReference,
  language,
});

const toPayment = (request: OrderRequest): ApiCommand => ({
  ...toOrder(request),
  amount: amountText(request.amount),
  currency,
});

const remembered = (isRemembered: boolean | undefined): string | undefined =>
  isRemembered === undefined ? undefined : { true: 'YES', false: 'NO' }[`${isRemembered}`];

const identityFields = ({ accessCode, merchant }: GatewayAccess): ApiCommand => ({
  access_code: accessCode,
  merchant_identifier: merchant,
});

const purchaseFormFields = (request: PurchaseFormRequest): ApiCommand => ({
  command: 'PURCHASE',
  ...toPayment(request),
  customer_email: request.customerEmail,
  customer_name: customerNameText(request.customerName),
  order_description: descriptionText(request.description),
  return_url: request.returnUrl,
  token_name: request.tokenName,
  remember_me: remembered(request.rememberCard),
});

const tokenizationFields = (request: TokenizationFormRequest): ApiCommand => ({
  service_command: 'TOKENIZATION',
  ...toOrder(request),
  return_url: request.returnUrl,
});

const purchaseByTokenFields = (request: TokenPurchaseRequest): ApiCommand => ({
  command: 'PURCHASE',
  ...toPayment(request),
  customer_email: request.customerEmail,
  customer_ip: request.customerIp,
  customer_name: customerNameText(request.customerName),
  order_description: descriptionText(request.description),
  token_name: request.tokenName,
  return_url: request.returnUrl,
  eci: request.isRecurring === true ? 'RECURRING' : 'ECOMMERCE',
  agreement_id: request.agreementId,
  remember_me: remembered(request.rememberCard),
});

const captureFields = (request: OrderRequest): ApiCommand => ({
  command: 'CAPTURE',
  ...toPayment(request),
});

const voidFields = (request: Identified): ApiCommand => ({
  command: 'VOID_AUTHORIZATION',
  ...toOrder(request),
});

const refundFields = (request: RefundRequest): ApiCommand => ({
  command: 'REFUND',
  ...toPayment(request),
  maintenance_reference: request.maintenanceReference,
});

const statusFields = (request: Identified): ApiCommand => ({
  query_command: 'CHECK_STATUS',
  ...toOrder(request),
});

const updateTokenFields = (request: Identified & { readonly tokenName: string }): ApiCommand => ({
  service_command: 'UPDATE_TOKEN',
  ...toOrder(request),
  token_name: request.tokenName,
  token_status: 'INACTIVE',
});

/**
 * The fields as they are sent: checked, then signed with exactly these values.
 * @throws {InvalidGatewayField} where the gateway would not take one
 */
export function signedFields(fields: ApiCommand, phrase: string): Readonly<Record<string, string>> {
  const present = requireFields(fields);
  return { ...present, signature: signParameters(present, phrase) };
}

type Fields = Readonly<Record<string, string>>;
type Verified = { readonly fields: ReplyFields } | { readonly reason: UncertainReason };

const uncertain = (reason: UncertainReason): GatewayResult => ({ outcome: 'uncertain', reason });

/** The reply to signed fields, if it is the gateway's. */
async function ask(access: GatewayAccess, sent: Fields): Promise<Verified> {
  try {
    const { apiUrl: url, timeoutMs } = access;
    const { status, json } = await callProvider({
      url,
      body: sent,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    const parameters = parseParameters(json);
    if (status !== 200 || parameters === undefined) return { reason: 'unreadable' };
    if (!isSignedBy(parameters, access.responsePhrase)) return { reason: 'signature' };
    const fields = parseFields(parameters);
    return fields === undefined ? { reason: 'unreadable' } : { fields };
  } catch (error) {
    if (error instanceof Unavailable) return { reason: 'noAnswer' };
    throw error;
  }
}

/** Every field comes back as it was sent, or not at all where the request was refused. */
const echoed = [
  'access_code',
  'merchant_identifier',
  'merchant_reference',
  'command',
  'query_command',
  'service_command',
  'currency',
  'token_name',
  'maintenance_reference',
] as const;

/** Tells whether a reply is about the request. Only that of a request which could not even be read may leave fields out. */
function fits(sent: Fields, fields: ReplyFields): boolean {
  const isWhole = fields.status !== '00';
  // A reply may name more than was asked: a new token, for one.
  const same = (received: string | undefined, asked: string | undefined) =>
    asked === undefined || received === asked || (received === undefined && !isWhole);
  const amount = fields.amount === undefined ? undefined : String(fields.amount);
  return same(amount, sent['amount']) && echoed.every((name) => same(fields[name], sent[name]));
}

/** The customer's bank, by https; or the simulator on the pages' own origin. */
function isSafeAddress(address: string, { checkoutUrl }: GatewayAccess): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLocal = !checkoutUrl.startsWith('https:');
  return protocol === 'https:' || (isLocal && protocol === 'http:' && /^[\w.-]+$/.test(hostname));
}

/** Sends a command that moves money, and says only what the gateway said about it. */
async function order(access: GatewayAccess, command: MoneyCommand, sent: Fields): Promise<GatewayResult> {
  const verified = await ask(access, sent);
  if ('reason' in verified) return uncertain(verified.reason);
  const { fields } = verified;
  const reply = toReply(fields);
  const outcome = toOutcome(command, fields.response_code);
  if (!fits(sent, fields)) return { ...uncertain('mismatch'), reply };
  if (outcome !== 'uncertain') return { outcome, reply };
  const address = fields['3ds_url'];
  const isAsked = fields.response_code === '20064' && address !== undefined;
  return isAsked && isSafeAddress(address, access)
    ? { ...uncertain('authentication'), reply, authenticationUrl: address }
    : { ...uncertain('code'), reply };
}

/** The state that a reply to a status query reports. */
function statusIn(fields: ReplyFields, amount: string | undefined): GatewayStatus {
  const reply = toReply(fields);
  const {
    transaction_code: transactionCode,
    transaction_status: transactionStatus,
    authorized_amount: authorizedAmount,
    captured_amount: capturedAmount,
    refunded_amount: refundedAmount,
  } = fields;
  if (isUnknownOrder(fields.response_code)) return { ...uncertain('unknownOrder'), reply };
  if (fields.response_code !== '12000' || transactionCode === undefined)
    return { ...uncertain('code'), reply };
  const amounts = {
    transactionCode,
    ...(authorizedAmount === undefined ? {} : { authorizedAmount }),
    ...(capturedAmount === undefined ? {} : { capturedAmount }),
    ...(refundedAmount === undefined ? {} : { refundedAmount }),
  };
  const outcome = outcomeOfTransaction(transactionCode);
  const paid = authorizedAmount ?? capturedAmount;
  const isOther =
    (transactionStatus !== undefined && !transactionCode.startsWith(transactionStatus)) ||
    (fields.currency !== undefined && fields.currency !== currency);
  if (isOther || (outcome === 'paid' && String(paid) !== amount))
    return { ...uncertain('mismatch'), reply, ...amounts };
  return outcome === 'uncertain'
    ? { ...uncertain('code'), reply, ...amounts }
    : { outcome, reply, ...amounts };
}

/** Bytes of a report at most. */
const longestReport = 20_000_000;

/** The simulator's report; undefined where it does not answer as it should. */
async function readReport(url: string, from: number, to: number): Promise<string | undefined> {
  const response = await fetch(`${url}?from=${from}&to=${to}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (response?.status !== 200) return undefined;
  const text = await response.text().catch(() => '');
  return text === '' || text.length > longestReport ? undefined : text;
}

/** The gateway, over the wire. */
export function gatewayClient(access: GatewayAccess): Gateway {
  const signed = (command: ApiCommand): Fields =>
    signedFields({ ...identityFields(access), ...command }, access.requestPhrase);
  return {
    purchaseForm: (request) => ({ url: access.checkoutUrl, fields: signed(purchaseFormFields(request)) }),
    tokenizationForm: (request) => ({ url: access.checkoutUrl, fields: signed(tokenizationFields(request)) }),
    purchaseByToken: async (request) => order(access, 'PURCHASE', signed(purchaseByTokenFields(request))),
    capture: async (request) => order(access, 'CAPTURE', signed(captureFields(request))),
    voidAuthorization: async (request) => order(access, 'VOID_AUTHORIZATION', signed(voidFields(request))),
    refund: async (request) => order(access, 'REFUND', signed(refundFields(request))),
    checkStatus: async ({ amount, ...request }) => {
      const sent = signed(statusFields(request));
      const verified = await ask(access, sent);
      if ('reason' in verified) return uncertain(verified.reason);
      const { fields } = verified;
      if (!fits(sent, fields)) return { ...uncertain('mismatch'), reply: toReply(fields) };
      return statusIn(fields, String(amount));
    },
    deactivateToken: async (request) => {
      const sent = signed(updateTokenFields(request));
      const verified = await ask(access, sent);
      if ('reason' in verified) return false;
      return fits(sent, verified.fields) && isTokenGone(verified.fields.response_code);
    },
    report: async (from, to) =>
      access.reportUrl === undefined ? undefined : readReport(access.reportUrl, from, to),
    readNotification: notificationReader(access),
  };
}
