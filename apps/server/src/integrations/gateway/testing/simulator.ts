import { passesLuhn } from '@saer/contract/api/card-number';
import { gatewayClient, signedFields } from '../client.ts';
import type { Gateway, GatewayForm } from '../gateway.ts';
import type { SimulatedFailureInput, WebhookKind } from '../local/failure-plan.ts';
import { type GatewayServer, startGatewayServer } from '../local/gateway-server.ts';
import type { CheckoutStep } from '../local/checkout.ts';
import { requireFields } from '../fields.ts';

export interface DeliveredWebhook {
  readonly kind: WebhookKind;
  readonly body: string;
  readonly contentType: string;
}

export interface TestSimulator extends AsyncDisposable {
  readonly server: GatewayServer;
  readonly gateway: Gateway;
  readonly webhooks: DeliveredWebhook[];
  /** Orders failures by the control address. */
  readonly fail: (...failures: readonly SimulatedFailureInput[]) => Promise<void>;
  /** Pays with a new card on the gateway's page and saves it. */
  readonly newToken: (number?: string) => Promise<string>;
  /** Reserves an amount, as our own client never does. */
  readonly authorize: (merchantReference: string, amount: number) => Promise<void>;
}

export const customer = { customerEmail: 'a@example.com', customerIp: '192.0.2.7', language: 'en' } as const;
export const returnUrl = 'https://saer.example/back';

let references = 0;
export const newTestReference = (): string => `S${(references += 1)}-1`;

const toSession = (step: CheckoutStep): string => ('session' in step ? step.session.id : '');

/** The result of a card on the gateway's page, with 3-D Secure approved where it is asked for. */
export async function payOnPage(
  { checkout }: GatewayServer,
  { fields }: GatewayForm,
  { number = '4005550000000001', securityCode = '123', isRemembered = false, decision = 'approve' } = {},
): Promise<CheckoutStep> {
  const page = await checkout.begin(fields);
  if (page.kind !== 'card') return page;
  const step = await checkout.pay(toSession(page), { number, expiry: '12/49', securityCode, isRemembered });
  return step.kind === 'authentication' ? checkout.authenticate(toSession(step), decision) : step;
}

const sendJson = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A simulator with the client that speaks to it over HTTP. `answers`: HTTP statuses of the receiver of webhooks, one after the other. */
export async function testSimulator({
  timeoutMs = 20_000,
  folder,
  answers = [],
}: { timeoutMs?: number; folder?: string; answers?: number[] } = {}): Promise<TestSimulator> {
  const webhooks: DeliveredWebhook[] = [];
  const server = await startGatewayServer({
    deliver: async (kind, body, contentType) => {
      webhooks.push({ kind, body, contentType });
      return answers.shift() ?? 200;
    },
    checkoutUrl: '/local/gateway/FortAPI/paymentPage',
    authenticationUrl: 'http://localhost:3000/local/gateway/3ds?session=',
    folder,
    retryMs: 1,
  });
  const gateway = gatewayClient({ ...server.access, timeoutMs });
  return {
    server,
    gateway,
    webhooks,
    fail: async (...failures) => {
      const { status } = await sendJson(server.controlUrl, { failures });
      if (status !== 200) throw new Error(`control answered ${status}`);
    },
    newToken: async (number = '4005550000000001') => {
      const form = gateway.tokenizationForm({
        merchantReference: newTestReference(),
        language: 'en',
        returnUrl,
      });
      const step = await payOnPage(server, form, { number });
      return step.kind === 'return' ? (step.fields['token_name'] ?? '') : '';
    },
    authorize: async (merchantReference, amount) => {
      const form = gateway.purchaseForm({ ...customer, merchantReference, amount, returnUrl });
      const { signature: _signature, ...fields } = form.fields;
      const authorization = requireFields({ ...fields, command: 'AUTHORIZATION' });
      await payOnPage(server, {
        url: '',
        fields: signedFields(authorization, server.access.requestPhrase),
      });
    },
    [Symbol.asyncDispose]: server.close,
  };
}

/** Tells instants from 2001 to 2033 in milliseconds; no card number of 13 digits begins with 1. */
const isInstant = (digits: string): boolean => /^1\d{12}$/.test(digits);

/** Numbers in a text that could be a card's; instants and the digits within hashes are none. */
export const cardNumbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w.])\d{12,19}(?!\w)/g)]
    .map(([digits]) => digits)
    .filter((digits) => passesLuhn(digits) && !isInstant(digits));
