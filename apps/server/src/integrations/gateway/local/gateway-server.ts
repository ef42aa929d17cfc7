import * as z from 'zod/mini';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type LoopbackReply,
  type ReceivedRequest,
  startLoopbackServer,
} from '../../local/loopback-server.ts';
import { loadSecret } from '../../../secrets/load-secret.ts';
import { newToken } from '../../../secrets/token.ts';
import { toOutcome } from '../fields.ts';
import type { GatewayAccess } from '../gateway.ts';
import { changedReply, type SimulatedCheckout, simulatedCheckout } from './checkout.ts';
import {
  failureOrder,
  failurePlan,
  type SimulatedFailure,
  type DeliverWebhook,
  webhookSender,
} from './failure-plan.ts';
import { readCommand, findCommandRefusal, signedReply } from './incoming.ts';
import { type OrderBook, orderBook, type TextFields } from './order-book.ts';
import {
  type Answered,
  charge,
  duplicateCode,
  isPayment,
  operate,
  paymentReply,
  answerStatus,
  updateToken,
} from './transactions.ts';

/** The columns of the report, of those that the vendor's reporting API names. */
const columns = [
  'fort_id',
  'merchant_reference',
  'payment_option',
  'operation',
  'amount',
  'currency',
  'status',
  'response_code',
  'transaction_date',
] as const;

const offsetMs = 3 * 60 * 60 * 1_000;

/** An instant in milliseconds as the report has it: `2017-08-03T00:00:01+03:00`. */
const inRiyadh = (at: number): string => `${new Date(at + offsetMs).toISOString().slice(0, 19)}+03:00`;

/** The money that moved from an instant (inclusive) to another (exclusive), in milliseconds, as a CSV. */
function writeReport({ content }: OrderBook, from: number, to: number): string {
  const rows = content()
    .orders.flatMap(({ fortId, merchantReference, card, operations }) =>
      operations.map((each) => ({ ...each, fortId, merchantReference, brand: card.brand })),
    )
    .filter(({ at }) => at >= from && at < to)
    .toSorted((one, other) => one.at - other.at)
    .map(({ fortId, merchantReference, brand, operation, amount, currency, code, at }) => [
      fortId,
      merchantReference,
      brand,
      operation,
      amount,
      currency,
      code.slice(0, 2),
      code,
      inRiyadh(at),
    ]);
  return [columns, ...rows].map((row) => row.join(',')).join('\r\n');
}

export interface GatewayServer {
  readonly access: GatewayAccess;
  readonly checkout: SimulatedCheckout;
  /** Where failures are ordered (`POST { "failures": […] }`), listed with orders and tokens (`GET`) and taken back (`DELETE`). */
  readonly controlUrl: string;
  readonly content: OrderBook['content'];
  readonly close: () => Promise<void>;
}

interface GatewayServerOptions {
  readonly deliver: DeliverWebhook;
  /** The page on which a browser posts its form. */
  readonly checkoutUrl: string;
  /** The absolute address of the 3-D Secure page; the session's id is added. */
  readonly authenticationUrl: string;
  /** Where orders, tokens and secrets are saved; absent: in memory alone. */
  readonly folder?: string | undefined;
  /** Milliseconds between two deliveries of a webhook. */
  readonly retryMs?: number;
}

const fieldsSchema = z.record(z.string(), z.string());

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const rejected = (code: string): Answered => ({ code, more: {} });

const newCode = (): string => randomBytes(10).toString('hex');

function newAccess(folder: string | undefined, urls: Pick<GatewayAccess, 'checkoutUrl'>) {
  const secret = (name: string, create: () => string) =>
    folder === undefined ? create() : loadSecret(folder, name, create);
  return {
    ...urls,
    merchant: secret('card-simulator-merchant', newCode),
    accessCode: secret('card-simulator-access', newCode),
    requestPhrase: secret('card-simulator-request-phrase', newToken),
    responsePhrase: secret('card-simulator-response-phrase', newToken),
  };
}

/** The failures that need no reply of the gateway; undefined where it replies after all. */
async function brokenReply(
  kind: string | undefined,
  reply: unknown,
): Promise<{ reply: LoopbackReply } | undefined> {
  if (kind === 'drop') return { reply: undefined };
  if (kind === 'garbage') return { reply: { status: 200, text: '<html>Bad gateway</html>' } };
  if (kind === 'serverError') return { reply: { status: 500, json: reply } };
  if (kind === 'redirect') return { reply: { status: 302, json: reply } };
  if (kind === 'halfBody') {
    const text = JSON.stringify(reply);
    return { reply: { status: 200, text: text.slice(0, text.length / 2) } };
  }
  if (kind !== 'hang') return undefined;
  await wait(600_000, undefined, { ref: false });
  return { reply: undefined };
}

/**
 * A local card gateway: its API with the same fields, signatures and codes, its checkout, and a control address that orders failures.
 * It was checked against the vendors' published signatures, and never against the live gateway.
 */
export async function startGatewayServer(options: GatewayServerOptions): Promise<GatewayServer> {
  const { deliver, checkoutUrl, authenticationUrl, folder, retryMs = 10_000 } = options;
  const book = orderBook(folder);
  const plan = failurePlan();
  const webhooks = webhookSender(deliver, plan, retryMs);
  const identity = newAccess(folder, { checkoutUrl });
  const access: GatewayAccess = { ...identity, apiUrl: '' };
  const checkout = simulatedCheckout({ access, book, plan, webhooks });

  function payByToken(fields: TextFields, failure: SimulatedFailure | undefined): Answered {
    if (['token_name', 'customer_ip'].some((name) => fields[name] === undefined)) return rejected('00001');
    const duplicate = duplicateCode(fields['merchant_reference'] ?? '', book);
    if (duplicate !== undefined) return rejected(duplicate);
    const token = book.token(fields['token_name'] ?? '');
    if (token?.isActive !== true) return rejected('00044');
    const isRecurring = fields['eci'] === 'RECURRING';
    // mada takes part in payments by its holder alone.
    if (isRecurring && token.card.brand === 'MADA') return rejected('00033');
    const code = failure?.code;
    const isHidden =
      code !== undefined && failure?.isDone === true && toOutcome('PURCHASE', code) === 'uncertain';
    if (code === undefined && token.card.isAuthenticated && !isRecurring) {
      if (fields['return_url'] === undefined) return rejected('00001');
      const { fields: saved, card, code: waiting } = charge(fields, token.card, book, { isWaiting: true });
      const address = `${authenticationUrl}${checkout.askCardholder(saved, card)}`;
      return { code: waiting, more: { '3ds_url': address } };
    }
    const refusal = isHidden ? undefined : code;
    const order = charge(fields, token.card, book, {
      refusal,
      failure: refusal === undefined ? plan.forCharge() : undefined,
    });
    const reply = paymentReply(order, book);
    return { ...reply, code: code ?? reply.code };
  }

  function run(command: string, fields: TextFields, failure: SimulatedFailure | undefined): Answered {
    if (isPayment(command)) return payByToken(fields, failure);
    if (command === 'CHECK_STATUS') return answerStatus(fields, book);
    if (command === 'UPDATE_TOKEN') return updateToken(fields, book);
    const { code, isDone = true } = failure ?? {};
    return operate(command, fields, book, code === undefined ? undefined : { code, isDone });
  }

  async function answerCommand({ body }: ReceivedRequest): Promise<LoopbackReply> {
    const { data } = z.safeParse(fieldsSchema, parsedJson(body));
    if (data === undefined) return { status: 400, json: {} };
    const signed = data;
    const { signature: _signature, ...fields } = signed;
    const command = readCommand(fields);
    const failure = plan.forCall(command);
    if (failure?.isDone === false) {
      const broken = await brokenReply(failure.kind, {});
      if (broken !== undefined) return broken.reply;
    }
    const refusal = command === 'TOKENIZATION' ? '00004' : findCommandRefusal(signed, access);
    const { code, more } =
      refusal === undefined ? run(command, fields, failure) : { code: refusal, more: {} };
    const reply = signedReply(fields, code, more, access);
    if (refusal === undefined && command !== 'CHECK_STATUS' && command !== 'UPDATE_TOKEN')
      await webhooks.send(isPayment(command) ? 'transaction' : 'notification', command, reply);
    const broken = await brokenReply(failure?.kind, reply);
    return broken === undefined
      ? { status: 200, json: changedReply(reply, failure?.kind, access) }
      : broken.reply;
  }

  function control({ method, body }: ReceivedRequest): LoopbackReply {
    if (method === 'DELETE') plan.clear();
    if (method === 'POST') {
      const { data } = z.safeParse(failureOrder, parsedJson(body));
      if (data === undefined) return { status: 400, json: { error: 'failures' } };
      plan.add(data.failures);
    }
    return { status: 200, json: { failures: plan.waiting(), ...book.content() } };
  }

  const server = await startLoopbackServer(async (received) => {
    const { method, url, headers } = received;
    // No page of a site can send this header without asking first, and nobody answers that question.
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    if (url.pathname === '/FortAPI/paymentApi' && method === 'POST' && isJson) return answerCommand(received);
    if (url.pathname === '/report' && method === 'GET' && headers.origin === undefined)
      return {
        status: 200,
        text: writeReport(book, Number(url.searchParams.get('from')), Number(url.searchParams.get('to'))),
      };
    if (url.pathname === '/control' && headers.origin === undefined && (isJson || method !== 'POST'))
      return control(received);
    return { status: 404, json: {} };
  });
  return {
    access: {
      ...identity,
      apiUrl: `${server.origin}/FortAPI/paymentApi`,
      reportUrl: `${server.origin}/report`,
    },
    checkout,
    controlUrl: `${server.origin}/control`,
    content: book.content,
    close: () => {
      webhooks.close();
      return server.close();
    },
  };
}
