import { isLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../http/html.ts';
import { htmlPage, sendPage } from '../../../http/html-page.ts';
import { pageBar } from '../../../http/page-bar.ts';
import { languageOf, localStyle } from '../../local/local-page.ts';
import { loopbackOnly } from '../../local/loopback-only.ts';
import { sayIn } from '../../local/translators.ts';
import type { Settings } from '../../../settings.ts';
import type { CheckoutStep } from './checkout.ts';
import { pageOf } from './checkout-pages.ts';
import { authenticationPath, cardPath, checkoutPath } from './checkout-paths.ts';
import type { GatewayServer } from './gateway-server.ts';
import { gatewayWords as words } from './gateway-words.ts';

interface Asked {
  Querystring: { lang?: string; session?: string };
}

const style = `${localStyle}
.alone { max-inline-size: 40rem; }
form.card { display: grid; gap: 1rem; }
form.card.actions { display: flex; }
.field { display: grid; gap: .25rem; font-size: .875rem; font-weight: 500; }
.field input { min-block-size: var(--control); padding-inline: .75rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--field); color: var(--ink); font: inherit; font-weight: 400; }
.field input[aria-invalid] { border-color: var(--danger); }
.tick { display: flex; align-items: center; gap: .625rem; min-block-size: var(--control); font-size: .875rem; }
#refusal { color: var(--danger); }
`;

/** The language that the merchant asked for, else the reader's. */
function languageOfStep(step: CheckoutStep, request: FastifyRequest<Asked>): Language {
  const chosen =
    'session' in step
      ? step.session.fields['language']
      : step.kind === 'return'
        ? step.fields['language']
        : undefined;
  return isLanguage(chosen) ? chosen : languageOf(request);
}

/** A page that posts to the shop may do so, and one that only saves a card may be in a frame of ours. */
function policyOf(policy: string, step: CheckoutStep): string {
  if (step.kind === 'return' && URL.canParse(step.url))
    return policy.replace("form-action 'self'", `form-action 'self' ${new URL(step.url).origin}`);
  const isFramed = step.kind === 'card' && step.session.fields['service_command'] === 'TOKENIZATION';
  return isFramed ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
}

function sendStep(request: FastifyRequest<Asked>, reply: FastifyReply, step: CheckoutStep): FastifyReply {
  const language = languageOfStep(step, request);
  const say = sayIn(language);
  const { title, body, script } = pageOf(step, say, language);
  const page = htmlPage({
    language,
    title: `${title} · ${say(words.title)}`,
    fontFaces: request.server.fontFaces(),
    style,
    ...(script === undefined ? {} : { script }),
    body: html`${pageBar(say(words.title), html``)}
      <main id="content" class="alone">
        <h1>${title}</h1>
        ${body}
      </main>`,
  });
  void reply.status(step.kind === 'invalid' ? 400 : 200).header('cache-control', 'no-store');
  return sendPage(reply, { ...page, policy: policyOf(page.policy, step) });
}

/** A form's fields; its bytes, which may hold a card number, are wiped. */
function formOf(_request: unknown, body: string | Buffer): Readonly<Record<string, string>> {
  const fields = Object.fromEntries(new URLSearchParams(body.toString()));
  if (typeof body !== 'string') body.fill(0);
  return fields;
}

type Form = Readonly<Record<string, string>>;

interface Sent {
  /** Absent: the request had no body. */
  Body: Form | undefined;
}

/** The local gateway's checkout: the page that takes the form of a purchase, the card, and 3-D Secure. */
export function serveCheckout(
  app: FastifyInstance,
  settings: Settings,
  standIn: () => Promise<GatewayServer>,
): void {
  const guarded = { onRequest: loopbackOnly(settings) };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async (request: unknown, body: string | Buffer) => formOf(request, body),
    );
    scope.post<Asked & Sent>(checkoutPath, guarded, async (request, reply) => {
      const { checkout } = await standIn();
      return sendStep(request, reply, await checkout.begin(request.body ?? {}));
    });
    scope.post<Asked & Sent>(cardPath, guarded, async (request, reply) => {
      const { checkout } = await standIn();
      const {
        session = '',
        action,
        number = '',
        expiry = '',
        securityCode = '',
        remember,
      } = request.body ?? {};
      const entered = { number, expiry, securityCode, isRemembered: remember === 'YES' };
      const step =
        action === 'cancel' ? await checkout.cancel(session) : await checkout.pay(session, entered);
      if (step.kind === 'authentication')
        return reply.redirect(`${authenticationPath}?session=${step.session.id}`, 303);
      return sendStep(request, reply, step);
    });
    scope.get<Asked>(authenticationPath, guarded, async (request, reply) => {
      const { checkout } = await standIn();
      const session = checkout.find(request.query.session ?? '');
      const step: CheckoutStep =
        session?.card === undefined
          ? { kind: 'invalid', code: '10072' }
          : { kind: 'authentication', session };
      return sendStep(request, reply, step);
    });
    scope.post<Asked & Sent>(authenticationPath, guarded, async (request, reply) => {
      const { checkout } = await standIn();
      const { session = '', decision = '' } = request.body ?? {};
      return sendStep(request, reply, await checkout.authenticate(session, decision));
    });
  });
}
