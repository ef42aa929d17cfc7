import { basePath, kilobyte } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, ne } from 'drizzle-orm';
import { clientAddress } from '../../http/requests/client-address.ts';
import { html } from '../../http/replies/html.ts';
import { htmlPage, sendPage } from '../../http/pages/html-page.ts';
import type { GatewayNotification, NotificationRefusal } from '../../integrations/gateway/gateway.ts';
import { notificationPaths } from '../../integrations/gateway/notification.ts';
import { payByToken, returnPath } from '../purchasing/start-payment.ts';
import type { TransactionRow } from '../records/payment.ts';
import { type PaymentContext, visitedContext } from '../records/payment-context.ts';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { currency } from '../../integrations/gateway/fields.ts';
import { finalizeRefund } from '../refunding/finalize-refund.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import { gatewayNotification, transaction } from '../tables.ts';

/** Writes a notification down, once. */
async function writeDown({ db }: PaymentContext, { reply }: GatewayNotification): Promise<void> {
  const { merchantReference, command, responseCode, fortId, amount } = reply;
  await db
    .insert(gatewayNotification)
    .values({
      reference: merchantReference ?? '',
      command: command ?? '',
      responseCode,
      gatewayId: fortId ?? '',
      amount: amount ?? null,
    })
    .onConflictDoNothing();
}

/** The payment or refund that a notification is about; undefined if it is about none of ours. */
async function findSubject(
  { db }: PaymentContext,
  { reply: { command, merchantReference, maintenanceReference } }: GatewayNotification,
): Promise<TransactionRow | undefined> {
  const kind = command === 'REFUND' ? 'REFUND' : 'PURCHASE';
  const reference = kind === 'REFUND' ? maintenanceReference : merchantReference;
  if (reference === undefined) return undefined;
  const same = and(eq(transaction.reference, reference), eq(transaction.kind, kind));
  const [row] = await db.select().from(transaction).where(same);
  return row;
}

/** Commands whose end is that of the payment or refund itself. */
const endingCommands = new Set(['PURCHASE', 'REFUND']);

/**
 * Applies a notification of the gateway, in whatever order and however often it comes. An end is written if it is about exactly what was
 * asked for; anything else about one that did not succeed lets the gateway be asked at once. Returns the payment or refund, if it is ours.
 */
async function applyNotification(
  context: PaymentContext,
  notification: GatewayNotification,
): Promise<TransactionRow | undefined> {
  await writeDown(context, notification);
  const subject = await findSubject(context, notification);
  if (subject === undefined) return undefined;
  const { outcome, reply } = notification;
  const isAboutIt =
    endingCommands.has(reply.command ?? '') && reply.amount === subject.amount && reply.currency === currency;
  if (isAboutIt && outcome !== 'uncertain') {
    const finalize = subject.kind === 'REFUND' ? finalizeRefund : finalizePayment;
    await finalize(context, subject.id, { outcome, reply });
  } else if (subject.status !== 'SUCCEEDED' && reply.command !== 'TOKENIZATION') {
    const nextCheckAt = new Date().toISOString();
    const waiting = and(eq(transaction.id, subject.id), ne(transaction.status, 'SUCCEEDED'));
    await context.db.transaction(async (tx) => {
      await tx.update(transaction).set({ nextCheckAt }).where(waiting);
      await enqueue(tx, 'followPayments');
    });
  }
  return subject;
}

const bodyLimit = 64 * kilobyte;

type Reading = GatewayNotification | { readonly refusal: NotificationRefusal | 'noGateway' };

async function read({ gateway }: PaymentContext, { body, headers }: FastifyRequest): Promise<Reading> {
  const found = await gateway();
  if (found === undefined) return { refusal: 'noGateway' };
  return found.readNotification(typeof body === 'string' ? body : '', headers['content-type']);
}

const logRefusal = ({ log }: FastifyRequest, refusal: string): void =>
  log.warn({ area: 'security', event: 'gatewayNotification', refusal }, 'refused');

/** Where the browser learns what became of a payment. */
const resultUrl = ({ siteOrigin }: PaymentContext, reference: string): string =>
  `${siteOrigin}/checkout/result?ref=${encodeURIComponent(reference)}`;

/** Leads the whole window on, also out of a frame of ours. */
function sendOut(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply {
  const page = htmlPage({
    language: 'en',
    title: 'Saer · سعّر',
    fontFaces: request.server.fontFaces(),
    script: `(window.top ?? window).location.replace(${JSON.stringify(url).replaceAll('<', '\\u003c')})`,
    body: html`<main id="content"><a href="${url}" target="_top">Saer · سعّر</a></main>`,
  });
  void reply.header('cache-control', 'no-store');
  const policy = page.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return sendPage(reply.removeHeader('x-frame-options'), { ...page, policy });
}

/** The token of a card that was entered in a frame: the payment with it begins. */
async function payWithEnteredCard(
  context: PaymentContext,
  payment: TransactionRow,
  { reply: { tokenName, responseCode } }: GatewayNotification,
  customerIp: string,
): Promise<string> {
  const isEntered = tokenName !== undefined && responseCode.startsWith('18');
  const isWaiting = payment.status === 'PENDING' && payment.method === 'FRAME';
  if (!isEntered || !isWaiting || payment.authenticationUrl !== null)
    return payment.authenticationUrl ?? resultUrl(context, payment.reference);
  const rememberCard = payment.savesCard;
  const authenticationUrl = await payByToken(context, payment, { tokenName, customerIp, rememberCard });
  return authenticationUrl ?? resultUrl(context, payment.reference);
}

/**
 * The gateway's notifications, and the browser's way back from its page. Neither has a session: the signature alone says whose they are.
 * A notification that is read is confirmed, also one about nothing of ours, so that it does not come again.
 */
export function serveNotifications(app: FastifyInstance, settings: PaymentContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => body.toString(),
    );
    for (const path of Object.values(notificationPaths))
      scope.post(`${basePath}${path}`, { bodyLimit }, async (request, reply) => {
        const notification = await read(settings, request);
        if ('refusal' in notification) {
          logRefusal(request, notification.refusal);
          return reply.status(400).send({});
        }
        const subject = await applyNotification(settings, notification);
        if (subject === undefined)
          request.log.warn(
            { reference: notification.reply.merchantReference },
            'a notification about nothing of ours',
          );
        return {};
      });
    scope.post(`${basePath}${returnPath}`, { bodyLimit }, async (request, reply) => {
      const context = visitedContext(settings, request.host);
      const notification = await read(context, request);
      if ('refusal' in notification) {
        logRefusal(request, notification.refusal);
        return reply.redirect(`${context.siteOrigin}/checkout/result`, 303);
      }
      const payment = await applyNotification(context, notification);
      const reference = payment?.reference ?? '';
      if (payment !== undefined && notification.reply.command === 'TOKENIZATION') {
        const url = await payWithEnteredCard(context, payment, notification, clientAddress(request));
        return sendOut(request, reply, url);
      }
      return payment?.method === 'FRAME'
        ? sendOut(request, reply, resultUrl(context, reference))
        : reply.redirect(resultUrl(context, reference), 303);
    });
    // Somebody who opens the address themselves.
    scope.get(`${basePath}${returnPath}`, async ({ host }, reply) =>
      reply.redirect(`${visitedContext(settings, host).siteOrigin}/checkout/result`, 303),
    );
  });
}
