import { basePath } from '@saer/contract/api/endpoint';
import { cardSize, shareCard } from '@saer/contract/products/sharing';
import { formatDay } from '@saer/i18n/format-date';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { sayIn } from '../../integrations/local/translators.ts';
import type { LinkPreview } from '../../web/link-preview.ts';
import { toConfirmWords } from '../card/card-words.ts';
import type { NamedAnswer } from '../answer/name-answer.ts';

const words = {
  recommended: /*i18n*/ { id: 'share.title', message: 'Recommended price {price}, {store}' },
  own: /*i18n*/ { id: 'share.titleOwn', message: 'Price {price}, {store}' },
  profit: /*i18n*/ { id: 'share.withProfit', message: 'Net profit {profit}. Store fees from {day}.' },
  loss: /*i18n*/ { id: 'share.withLoss', message: 'Net loss {profit}. Store fees from {day}.' },
  toConfirm: /*i18n*/ { id: 'share.previewToConfirm', message: '{description} To be confirmed.' },
  fees: /*i18n*/ { id: 'share.withFees', message: 'Store fees from {day}.' },
};

/** The address of an answer's picture. */
export const cardPath = (token: string): string => `${basePath}${shareCard.path}?token=${token}`;

interface Linked {
  /** Of the site, since link previews need whole addresses. */
  readonly origin: string;
  /** The path that is shared. */
  readonly path: string;
  /** Of the answer, for its picture. */
  readonly token: string;
}

/** An answer as link previews show it. */
export function previewOf(answer: NamedAnswer, { origin, path, token }: Linked): LinkPreview {
  const { language, isRecommended, store, price, profit, feesFrom } = answer;
  const say = sayIn(language);
  const day = isolateLtr(formatDay(feesFrom));
  const money = (halalas: number): string => formatMoneyInWords(halalas, language);
  const description =
    profit === undefined
      ? say(words.fees, { day })
      : say(profit.halalas < 0 ? words.loss : words.profit, { profit: money(Math.abs(profit.halalas)), day });
  return {
    title: say(isRecommended ? words.recommended : words.own, { price: money(price.halalas), store }),
    description: toConfirmWords(answer) === undefined ? description : say(words.toConfirm, { description }),
    address: `${origin}${path}`,
    image: `${origin}${cardPath(token)}`,
    ...cardSize,
  };
}
