import { sharedAnswerPath, cardSize, shareCard } from '@saer/contract/products/sharing';
import { formatDay } from '@saer/i18n/format-date';
import { formatAmount, formatMoneyInWords } from '@saer/i18n/format-money';
import { MINUS } from '@saer/i18n/format-number';
import type { Language } from '@saer/i18n/locale';
import type { Figure } from '@saer/quoting/figure';
import { html, type Html } from '../../http/replies/html.ts';
import { htmlPage, type HtmlPage, pageBar } from '../../http/pages/html-page.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { previewTags, type LinkPreview } from '../../web/link-preview.ts';
import type { NamedAnswer } from '../answer/shared-answer.ts';
import { cardWords, toConfirmWords } from '../card/card-document.ts';
import { basePath } from '@saer/contract/api/endpoint';
import { isolateLtr } from '@saer/i18n/isolate-ltr';

const previewWords = {
  recommended: /*i18n*/ { id: 'share.title', message: 'Recommended price {price}, {store}' },
  own: /*i18n*/ { id: 'share.titleOwn', message: 'Price {price}, {store}' },
  profit: /*i18n*/ { id: 'share.withProfit', message: 'Net profit {profit}. Store fees from {day}.' },
  loss: /*i18n*/ { id: 'share.withLoss', message: 'Net loss {profit}. Store fees from {day}.' },
  toConfirm: /*i18n*/ { id: 'share.previewToConfirm', message: '{description} To be confirmed.' },
  fees: /*i18n*/ { id: 'share.withFees', message: 'Store fees from {day}.' },
};

/** The address of an answer's picture. */
const cardPath = (token: string): string => `${basePath}${shareCard.path}?token=${token}`;

interface Linked {
  /** The origin of the site, since link previews need whole addresses. */
  readonly origin: string;
  /** The path that is shared. */
  readonly path: string;
  /** The token of the answer, for its picture. */
  readonly token: string;
}

/** An answer as link previews show it. */
export function toPreview(answer: NamedAnswer, { origin, path, token }: Linked): LinkPreview {
  const { language, isRecommended, store, price, profit, feesFrom } = answer;
  const say = sayIn(language);
  const day = isolateLtr(formatDay(feesFrom));
  const money = (halalas: number): string => formatMoneyInWords(halalas, language);
  const description =
    profit === undefined
      ? say(previewWords.fees, { day })
      : say(profit.halalas < 0 ? previewWords.loss : previewWords.profit, {
          profit: money(Math.abs(profit.halalas)),
          day,
        });
  return {
    title: say(isRecommended ? previewWords.recommended : previewWords.own, {
      price: money(price.halalas),
      store,
    }),
    description:
      toConfirmWords(answer) === undefined ? description : say(previewWords.toConfirm, { description }),
    address: `${origin}${path}`,
    image: `${origin}${cardPath(token)}`,
    ...cardSize,
  };
}

/** The look of a shared answer's page. */
const shareStyle = `
.share { max-inline-size: 36rem; margin-inline: auto; padding: 2rem 1rem 3rem; }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--card); background: var(--surface); }
.card h1 { color: var(--muted); font-size: 1rem; font-weight: 400; }
.card p { margin: 0; }
.price { font-size: clamp(2.25rem, 11vw, 3.5rem); font-weight: 600; line-height: 1.3; }
.profit { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; color: var(--brand-strong); font-size: 1.5rem; font-weight: 600; }
.profit > span { color: var(--muted); font-size: 1rem; font-weight: 400; }
.profit.is-loss { color: var(--danger); }
.card .to-confirm { margin-block-start: .75rem; color: var(--muted); font-size: .875rem; }
.sign { margin-inline-end: .2em; }
.card dl { display: grid; gap: .5rem; margin: 1.25rem 0 0; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.card dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.card dt { color: var(--muted); }
.card dd { margin: 0; overflow-wrap: anywhere; }
.about { margin-block-start: .75rem; color: var(--muted); font-size: .875rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-block-start: 1.5rem; }
.actions a:not(.button) { display: inline-flex; align-items: center; min-block-size: var(--control); padding-inline: .5rem; font-size: .875rem; }
`;

const words = {
  store: /*i18n*/ { id: 'share.store', message: 'Store' },
  category: /*i18n*/ { id: 'share.category', message: 'Category' },
  feesFrom: /*i18n*/ { id: 'share.feesFrom', message: 'Store fees from' },
  calculate: /*i18n*/ { id: 'share.calculate', message: 'Price your own product' },
  picture: /*i18n*/ { id: 'share.picture', message: 'Open as a picture' },
  about: /*i18n*/ {
    id: 'share.about',
    message: 'A seller shared this result with you. What it was calculated from was not shared.',
  },
  gone: /*i18n*/ { id: 'share.gone', message: 'This link is no longer valid' },
  goneHint: /*i18n*/ {
    id: 'share.goneHint',
    message:
      'Shared results expire after {days, plural, one {# day} other {# days}}. Ask for a new link, or price the product yourself.',
  },
  skip: /*i18n*/ { id: 'share.skip', message: 'Skip to the result' },
  sar: /*i18n*/ { id: 'share.sar', message: '{amount} SAR' },
};

interface PageOptions {
  readonly fontFaces: string;
  /** The origin of the site, such as `https://example.com`. */
  readonly origin: string;
}

const robots = html`<meta name="robots" content="noindex" />`;

/** An amount with the riyal sign at its left, said in words to screen readers. */
function amountHtml({ halalas }: Figure, language: Language): Html {
  const minus = halalas < 0 ? MINUS : '';
  const amount = formatAmount(Math.abs(halalas));
  return html`<bdi dir="ltr"
    ><span aria-hidden="true">${minus}<span class="sign">&#x20C1;</span>${amount}</span
    ><span class="sr">${sayIn(language)(words.sar, { amount: `${minus}${amount}` })}</span></bdi
  >`;
}

const row = (name: string, value: Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The page behind the link of a shared answer. `calculator`: the query that opens the calculator for the same store. */
export function sharePage(
  answer: NamedAnswer,
  {
    token,
    calculator,
    fontFaces,
    origin,
  }: PageOptions & { readonly token: string; readonly calculator: string },
): HtmlPage {
  const { language, isRecommended, price, profit, store, category, feesFrom } = answer;
  const say = sayIn(language);
  const preview = toPreview(answer, { origin, path: `${sharedAnswerPath}/${token}`, token });
  const other = language === 'ar' ? (['en', 'English'] as const) : (['ar', 'العربية'] as const);
  const toConfirm = toConfirmWords(answer);
  const priceLabel = say(isRecommended ? cardWords.recommended : cardWords.own);
  return htmlPage({
    language,
    title: preview.title,
    fontFaces,
    style: shareStyle,
    head: html`${robots} ${previewTags(preview)}`,
    body: html`<a class="skip" href="#result">${say(words.skip)}</a>
      ${pageBar(
        say(cardWords.brand),
        html`<a href="?language=${other[0]}" lang="${other[0]}" hreflang="${other[0]}">${other[1]}</a>`,
      )}
      <main class="share" id="result" tabindex="-1">
        <section class="card">
          <h1>${priceLabel}</h1>
          <p class="price">${amountHtml(price, language)}</p>
          ${
            profit === undefined
              ? ''
              : html`<p class="profit${profit.halalas < 0 ? ' is-loss' : ''}">
                  <span>${say(profit.halalas < 0 ? cardWords.loss : cardWords.profit)}</span>
                  ${amountHtml(profit, language)}
                </p>`
          }
          ${toConfirm === undefined ? '' : html`<p class="to-confirm">${say(toConfirm)}</p>`}
          <dl>
            ${row(say(words.store), html`${store}`)}
            ${category === undefined ? '' : row(say(words.category), html`${category}`)}
            ${row(say(words.feesFrom), html`<bdi dir="ltr">${formatDay(feesFrom)}</bdi>`)}
          </dl>
        </section>
        <p class="about">${say(words.about)}</p>
        <p class="actions">
          <a class="button" href="/calculator?${calculator}">${say(words.calculate)}</a>
          <a href="${cardPath(token)}">${say(words.picture)}</a>
        </p>
      </main>`,
  });
}

/** The page of a link that has ended, or was never one. */
export function gonePage(
  language: Language,
  days: number,
  { fontFaces }: Pick<PageOptions, 'fontFaces'>,
): HtmlPage {
  const say = sayIn(language);
  return htmlPage({
    language,
    title: say(words.gone),
    fontFaces,
    style: shareStyle,
    head: robots,
    body: html`${pageBar(say(cardWords.brand), html``)}
      <main class="share">
        <h1>${say(words.gone)}</h1>
        <p class="about">${say(words.goneHint, { days })}</p>
        <p class="actions"><a class="button" href="/calculator">${say(words.calculate)}</a></p>
      </main>`,
  });
}
