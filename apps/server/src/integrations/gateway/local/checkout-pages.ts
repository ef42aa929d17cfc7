import { formatMoneyInWords } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { html, type Html } from '../../../http/html.ts';
import type { Say } from '../../local/translators.ts';
import type { CheckoutSession, CheckoutStep } from './checkout.ts';
import { authenticationPath, cardPath } from './checkout-paths.ts';
import { gatewayWords as words } from './gateway-words.ts';
import { maskedNumber, refusalsBySecurityCode, testCards } from './test-cards.ts';

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
export function pageOf(step: CheckoutStep, say: Say, language: Language): CheckoutPage {
  if (step.kind === 'card') return cardPage(step, say, language);
  if (step.kind === 'authentication') return authenticationPage(step.session, say, language);
  if (step.kind === 'return') return returnPage(step, say);
  return step.kind === 'closed'
    ? { title: say(words.closed), body: html`<p>${say(words.closedNote)}</p>` }
    : { title: say(words.rejected), body: html`<p>${say(words.code, { code: step.code })}</p>` };
}
