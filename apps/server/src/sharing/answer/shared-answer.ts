import { sharedAnswerDays } from '@saer/contract/products/sharing';
import type { Language } from '@saer/i18n/locale';
import type { Figure } from '@saer/quoting/figure';
import { decryptText, encryptText } from '../../secrets/encrypt-text.ts';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';

/** An answer as it is shared: no cost, no target, no name and no barcode. Codes and numbers only, so that nobody's words appear under our name. */
export interface SharedAnswer {
  readonly language: Language;
  /** Tells whether the price was recommended, or the seller's own. */
  readonly isRecommended: boolean;
  readonly store: string;
  readonly price: Figure;
  /** Undefined: not shown. */
  readonly profit: Figure | undefined;
  /** The sub family; undefined: not shown. */
  readonly category: string | undefined;
  /** The first day of the fees it was calculated with. */
  readonly feesFrom: string;
}

const purpose = 'shared answer';
const version = '1';
const dayLength = 86_400_000;

const inBase36 = (number: number): string => number.toString(36);
const fromBase36 = (text: string): number => Number.parseInt(text, 36);
const toConfirm = 'u';
const confirmed = 'c';
const marked = ({ isToConfirm }: Figure): string => (isToConfirm ? toConfirm : confirmed);
/** A token from before this was said says nothing about it: its figures are to be confirmed. */
const toFigure = (number: string, mark: string | undefined): Figure => ({
  halalas: fromBase36(number),
  isToConfirm: mark !== confirmed,
});
const dayNumber = (day: string): number => Date.parse(day) / dayLength;
const toDay = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10);

/** When an answer that is shared now ends: at the end of a day, so that the token says nothing more exact. */
const endedDay = (now: number): number => Math.ceil(now / dayLength) + sharedAnswerDays;

export interface SealedAnswer {
  readonly token: string;
  readonly expiresAt: string;
}

/** Encrypts an answer into the token of its link, with the day on which it ends. */
export function sealAnswer(secretKey: string, answer: SharedAnswer, now = Date.now()): SealedAnswer {
  const { language, isRecommended, store, price, profit, category = '', feesFrom } = answer;
  const end = endedDay(now);
  const parts = [
    inBase36(end),
    language,
    isRecommended ? 'r' : 'o',
    store,
    inBase36(price.halalas),
    profit === undefined ? '' : inBase36(profit.halalas),
    category,
    inBase36(dayNumber(feesFrom)),
    marked(price),
    profit === undefined ? '' : marked(profit),
  ];
  return {
    token: encryptText(secretKey, purpose, version, parts.join(' ')),
    expiresAt: new Date(end * dayLength).toISOString(),
  };
}

/** The answer of a token; undefined if it is not one of ours, or has ended. */
export function openAnswer(secretKey: string, token: string, now = Date.now()): SharedAnswer | undefined {
  const text = decryptText(secretKey, purpose, version, token);
  if (text === undefined) return undefined;
  const [
    end = '',
    language,
    kind,
    store = '',
    price = '',
    profit = '',
    category = '',
    feesFrom = '',
    ...marks
  ] = text.split(' ');
  if (now >= fromBase36(end) * dayLength) return undefined;
  return {
    language: language === 'ar' ? 'ar' : 'en',
    isRecommended: kind === 'r',
    store,
    price: toFigure(price, marks[0]),
    profit: profit === '' ? undefined : toFigure(profit, marks[1]),
    category: category === '' ? undefined : category,
    feesFrom: toDay(fromBase36(feesFrom)),
  };
}

/** A shared answer with the names that its store and category have today. */
export interface NamedAnswer extends Omit<SharedAnswer, 'store' | 'category'> {
  readonly store: string;
  readonly category: string | undefined;
}

const nameIn = (
  language: Language,
  code: string | undefined,
  named: readonly { readonly code: string; readonly nameEn: string; readonly nameAr: string }[],
): string | undefined => {
  const found = named.find((each) => each.code === code);
  return language === 'ar' ? found?.nameAr : found?.nameEn;
};

/** Names an answer's store and category; undefined if its store is gone. */
export async function nameAnswer(db: Database, answer: SharedAnswer): Promise<NamedAnswer | undefined> {
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), null);
  const store = nameIn(answer.language, answer.store, book.stores);
  return store === undefined
    ? undefined
    : { ...answer, store, category: nameIn(answer.language, answer.category, book.subFamilies) };
}
