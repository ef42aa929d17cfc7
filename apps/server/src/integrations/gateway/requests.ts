import {
  amountText,
  currency,
  customerNameText,
  descriptionText,
  type Identified,
  requireFields,
} from './fields.ts';
import type {
  GatewayAccess,
  OrderRequest,
  PurchaseFormRequest,
  RefundRequest,
  TokenizationFormRequest,
  TokenPurchaseRequest,
} from './gateway.ts';
import { signParameters } from './signature.ts';

/** The fields of a command, before our identity and the signature are added; those without a value are not sent. */
export type ApiCommand = Readonly<Record<string, string | undefined>>;

const orderOf = ({ merchantReference, language }: Identified): ApiCommand => ({
  merchant_reference: merchantReference,
  language,
});

const paymentOf = (request: OrderRequest): ApiCommand => ({
  ...orderOf(request),
  amount: amountText(request.amount),
  currency,
});

const remembered = (isRemembered: boolean | undefined): string | undefined =>
  isRemembered === undefined ? undefined : { true: 'YES', false: 'NO' }[`${isRemembered}`];

export const identityFields = ({ accessCode, merchant }: GatewayAccess): ApiCommand => ({
  access_code: accessCode,
  merchant_identifier: merchant,
});

export const purchaseFormFields = (request: PurchaseFormRequest): ApiCommand => ({
  command: 'PURCHASE',
  ...paymentOf(request),
  customer_email: request.customerEmail,
  customer_name: customerNameText(request.customerName),
  order_description: descriptionText(request.description),
  return_url: request.returnUrl,
  token_name: request.tokenName,
  remember_me: remembered(request.rememberCard),
});

export const tokenizationFields = (request: TokenizationFormRequest): ApiCommand => ({
  service_command: 'TOKENIZATION',
  ...orderOf(request),
  return_url: request.returnUrl,
});

export const purchaseByTokenFields = (request: TokenPurchaseRequest): ApiCommand => ({
  command: 'PURCHASE',
  ...paymentOf(request),
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

export const captureFields = (request: OrderRequest): ApiCommand => ({
  command: 'CAPTURE',
  ...paymentOf(request),
});

export const voidFields = (request: Identified): ApiCommand => ({
  command: 'VOID_AUTHORIZATION',
  ...orderOf(request),
});

export const refundFields = (request: RefundRequest): ApiCommand => ({
  command: 'REFUND',
  ...paymentOf(request),
  maintenance_reference: request.maintenanceReference,
});

export const statusFields = (request: Identified): ApiCommand => ({
  query_command: 'CHECK_STATUS',
  ...orderOf(request),
});

export const updateTokenFields = (request: Identified & { readonly tokenName: string }): ApiCommand => ({
  service_command: 'UPDATE_TOKEN',
  ...orderOf(request),
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
