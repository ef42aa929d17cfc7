import { basePath, kilobyte } from '@saer/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import { html } from '../../http/html.ts';
import { htmlPage, sendPage } from '../../http/html-page.ts';
import type { GatewayNotification, NotificationRefusal } from '../../integrations/gateway/gateway.ts';
import { notificationPaths } from '../../integrations/gateway/notification-paths.ts';
import { payByToken, returnPath } from '../purchasing/start-payment.ts';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import { type PaymentContext, visitedContext } from '../finalizing/payment-context.ts';
import { applyNotification } from './apply-notification.ts';

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
