import { Trans } from '@lingui/react/macro';
import { formatMonth } from '@saer/i18n/format-month';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { seenIn } from '@saer/quoting/statement-rates';
import { isolate } from '@saer/i18n/isolate-ltr';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { SourceLine, tableWords } from './source-line.tsx';

/** Why the commission is what it is: its rate, and the price it is taken from. */
export function ReferralReason({ answer }: { readonly answer: Answer }) {
  const { product, table } = answer;
  const language = useLanguage();
  const isOwn = product.override?.referral !== undefined;
  const seen = seenIn(table, product.subFamily);
  return (
    <>
      <Sentence answer={answer} />
      <SourceLine source={isOwn ? undefined : table.referralProvenance[product.subFamily]?.source} />
      {isOwn || seen === undefined ? null : (
        <span className="mt-1 block text-xs">
          <Trans>Seen on your statement of {formatMonth(seen, language)}.</Trans>
        </span>
      )}
    </>
  );
}

function Sentence({ answer }: { readonly answer: Answer }) {
  const language = useLanguage();
  const { product, quote, book } = answer;
  const { referral: rule, minReferral } = quote.terms;
  const { statement } = quote.final;
  const isAbove = rule.shape !== 'flat' && statement.price > rule.limit;
  const rate = formatRate(isAbove ? rule.rate2 : rule.rate1);
  const limit = formatMoney(rule.shape === 'flat' ? 0 : rule.limit);
  const price = formatMoney(statement.price);
  const { table, day } = tableWords(answer, language);
  const category = isolate(
    book.subFamilies
      .filter(({ code }) => code === product.subFamily)
      .map((each) => getName(each, language))
      .join(''),
  );
  if (statement.referral > 0 && statement.referral === minReferral)
    return (
      <Trans>
        The least the store takes for a sale, before VAT, by “{table}”, in force since {day}.
      </Trans>
    );
  if (product.override?.referral !== undefined)
    return (
      <Trans>
        {rate} of the price, {price}, before VAT: the rate you entered or agreed with the store.
      </Trans>
    );
  if (rule.shape === 'flat')
    return (
      <Trans>
        {rate} of the price, {price}, before VAT: the rate for {category} in “{table}”, in force since {day}.
      </Trans>
    );
  if (!isAbove)
    return (
      <Trans>
        {rate} of the price, {price}, before VAT: the rate for {category} up to {limit} in “{table}”, in force
        since {day}.
      </Trans>
    );
  if (rule.shape === 'threshold')
    return (
      <Trans>
        {rate} of the price, {price}, before VAT: the rate for {category} above {limit} in “{table}”, in force
        since {day}.
      </Trans>
    );
  const first = formatRate(rule.rate1);
  return (
    <Trans>
      {first} of the first {limit} and {rate} of the rest of {price}, before VAT: the rates for {category} in
      “{table}”, in force since {day}.
    </Trans>
  );
}
