import { isLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { html, type Html } from '../../../http/replies/html.ts';
import { htmlPage, sendPage, pageBar } from '../../../http/pages/html-page.ts';
import { chosenLanguage, localStyle } from '../../local/local-page.ts';
import { loopbackOnly } from '../../local/loopback-server.ts';
import { sayIn, type Say } from '../../local/translators.ts';
import type { Settings } from '../../../settings.ts';
import {
  type CheckoutStep,
  type CheckoutSession,
  authenticationPath,
  cardPath,
  checkoutPath,
} from './checkout.ts';
import type { GatewayServer } from './gateway-server.ts';
import { gatewayWords as words } from './gateway-words.ts';
import { maskedNumber, refusalsBySecurityCode, testCards } from './order-book.ts';

interface CheckoutPage {
  readonly title: string;
  readonly body: Html;
  /** Run at the end of the page. */
  readonly script?: string;
}

const spaced = (number: string): string => isolateLtr(number.replace(/(.{4})(?=.)/g, '$1 '));

const note = (say: Say): Html => html`<p class="note">${say(words.note)}</p>`;

const orderLine = ({ fields }: CheckoutSession, say: Say): Html =>
  html`<p>
    ${say(words.order, { reference: isolateLtr(fields['merchant_reference'] ?? '') })}
    ${fields['order_description'] === undefined ? '' : html`<br /><bdi>${fields['order_description']}</bdi>`}
  </p>`;

const payWords = ({ fields }: CheckoutSession, say: Say, language: Language): string =>
  fields['amount'] === undefined
    ? say(words.save)
    : say(words.pay, { amount: formatMoneyInWords(Number(fields['amount']), language) });

const cardList = (say: Say): Html =>
  html`<section>
    <h2>${say(words.testCards)}</h2>
    <ul class="rows">
      ${testCards.map(
        ({ number, brand, isAuthenticated }) =>
          html`<li>
            <code>${spaced(number)}</code>
            <span class="no"
              ><bdi>${brand}</bdi> · ${say(isAuthenticated ? words.authenticated : words.direct)}</span
            >
          </li>`,
      )}
    </ul>
    <p>
      ${say(words.anyDate, { codes: isolateLtr(Object.keys(refusalsBySecurityCode).toSorted().join(', ')) })}
    </p>
  </section>`;

const field = (name: string, label: string, more: Html): Html =>
  html`<label class="field"
    >${label}<input name="${name}" dir="ltr" inputmode="numeric" autocomplete="off" required ${more}
  /></label>`;

const ownCardFields = (say: Say, isCardUnknown: boolean): Html => html`
  ${field(
    'number',
    say(words.number),
    html`maxlength="23" ${isCardUnknown ? html`aria-invalid="true" aria-describedby="refusal" autofocus` : ''}`,
  )}
  ${field('expiry', say(words.expiry), html`maxlength="7" placeholder="12/30"`)}
`;

const rememberBox = ({ fields, token }: CheckoutSession, say: Say): Html =>
  token !== undefined || fields['remember_me'] !== undefined || fields['command'] === undefined
    ? html``
    : html`<label class="tick"
        ><input type="checkbox" name="remember" value="YES" />${say(words.remember)}</label
      >`;

function cardPage(
  { session, isCardUnknown }: Extract<CheckoutStep, { kind: 'card' }>,
  say: Say,
  language: Language,
): CheckoutPage {
  const title = payWords(session, say, language);
  const { token } = session;
  return {
    title,
    body: html`${note(say)} ${orderLine(session, say)}
      <form method="post" action="${cardPath}" class="card">
        <input type="hidden" name="session" value="${session.id}" />
        ${isCardUnknown ? html`<p id="refusal" role="alert">${say(words.unknownCard)}</p>` : ''}
        ${
          token === undefined
            ? ownCardFields(say, isCardUnknown)
            : html`<p>
                ${say(words.savedCard, { card: isolateLtr(`${token.card.brand} ${maskedNumber(token.card)}`) })}
              </p>`
        }
        ${field('securityCode', say(words.securityCode), html`maxlength="4" minlength="3"`)}
        ${rememberBox(session, say)}
        <p class="actions">
          <button name="action" value="pay">${title}</button>
          <button class="quiet" name="action" value="cancel" formnovalidate>${say(words.cancel)}</button>
        </p>
      </form>
      ${cardList(say)}`,
  };
}

const authenticationPage = (session: CheckoutSession, say: Say, language: Language): CheckoutPage => ({
  title: say(words.confirm),
  body: html`${note(say)} ${orderLine(session, say)}
    <p>${payWords(session, say, language)}</p>
    <p>${say(words.bank)}</p>
    <form method="post" action="${authenticationPath}" class="card actions">
      <input type="hidden" name="session" value="${session.id}" />
      <button name="decision" value="approve">${say(words.approve)}</button>
      <button class="quiet" name="decision" value="decline">${say(words.decline)}</button>
      <button class="quiet" name="decision" value="close">${say(words.close)}</button>
    </form>`,
});

const returnPage = ({ url, fields }: Extract<CheckoutStep, { kind: 'return' }>, say: Say): CheckoutPage => ({
  title: say(words.back),
  body: html`<p>${say(words.returning)}</p>
    <form method="post" action="${url}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button>${say(words.back)}</button>
    </form>`,
  script: 'document.forms[0].submit()',
});

/** The page of a step. */
function checkoutPage(step: CheckoutStep, say: Say, language: Language): CheckoutPage {
  if (step.kind === 'card') return cardPage(step, say, language);
  if (step.kind === 'authentication') return authenticationPage(step.session, say, language);
  if (step.kind === 'return') return returnPage(step, say);
  return step.kind === 'closed'
    ? { title: say(words.closed), body: html`<p>${say(words.closedNote)}</p>` }
    : { title: say(words.rejected), body: html`<p>${say(words.code, { code: step.code })}</p>` };
}

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
  return isLanguage(chosen) ? chosen : chosenLanguage(request);
}

/** A page that posts to the shop may do so, and one that only saves a card may be in a frame of ours. */
function pagePolicy(policy: string, step: CheckoutStep): string {
  if (step.kind === 'return' && URL.canParse(step.url))
    return policy.replace("form-action 'self'", `form-action 'self' ${new URL(step.url).origin}`);
  const isFramed = step.kind === 'card' && step.session.fields['service_command'] === 'TOKENIZATION';
  return isFramed ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
}

function sendStep(request: FastifyRequest<Asked>, reply: FastifyReply, step: CheckoutStep): FastifyReply {
  const language = languageOfStep(step, request);
  const say = sayIn(language);
  const { title, body, script } = checkoutPage(step, say, language);
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
  return sendPage(reply, { ...page, policy: pagePolicy(page.policy, step) });
}

/** A form's fields; its bytes, which may hold a card number, are wiped. */
function parseForm(_request: unknown, body: string | Buffer): Readonly<Record<string, string>> {
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
  simulator: () => Promise<GatewayServer>,
): void {
  const guarded = { onRequest: loopbackOnly(settings) };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async (request: unknown, body: string | Buffer) => parseForm(request, body),
    );
    scope.post<Asked & Sent>(checkoutPath, guarded, async (request, reply) => {
      const { checkout } = await simulator();
      return sendStep(request, reply, await checkout.begin(request.body ?? {}));
    });
    scope.post<Asked & Sent>(cardPath, guarded, async (request, reply) => {
      const { checkout } = await simulator();
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
      const { checkout } = await simulator();
      const session = checkout.find(request.query.session ?? '');
      const step: CheckoutStep =
        session?.card === undefined
          ? { kind: 'invalid', code: '10072' }
          : { kind: 'authentication', session };
      return sendStep(request, reply, step);
    });
    scope.post<Asked & Sent>(authenticationPath, guarded, async (request, reply) => {
      const { checkout } = await simulator();
      const { session = '', decision = '' } = request.body ?? {};
      return sendStep(request, reply, await checkout.authenticate(session, decision));
    });
  });
}
