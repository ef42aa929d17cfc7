import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { isolate } from '@saer/i18n/isolate-ltr';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useWeightText } from '../figure-texts.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { SourceLine, tableWords } from './source-line.tsx';

type Props = { readonly of: 'fulfilment' | 'sizeClass'; readonly answer: Answer };

/** Why the fulfilment fee is what it is, or why the parcel is in its size class. */
export function FulfilmentReason({ of, answer }: Props) {
  const { table, quote } = answer;
  const sizeClass = table.sizeClasses.find(({ code }) => code === quote.parcel?.sizeClass);
  return (
    <>
      {of === 'sizeClass' ? <ClassSentence answer={answer} /> : <FeeSentence answer={answer} />}
      <SourceLine source={sizeClass?.source} />
    </>
  );
}

function ClassSentence({ answer: { product } }: Pick<Props, 'answer'>) {
  return product.sizeClass === undefined ? (
    <Trans>The first class, in the store’s order, that takes your three sides and the shipping weight.</Trans>
  ) : (
    <Trans>The class you chose; the shipping weight is within its limit.</Trans>
  );
}

function FeeSentence({ answer }: Pick<Props, 'answer'>) {
  const language = useLanguage();
  const weightText = useWeightText();
  const { quote } = answer;
  const { fulfilment: fee } = quote.terms;
  const { weight } = quote;
  if (weight === null) return <Trans>The fee before VAT that you entered or agreed with the store.</Trans>;
  const { table, day } = tableWords(answer, language);
  const name = isolate(
    answer.table.sizeClasses
      .filter(({ code }) => code === weight.sizeClass)
      .map((each) => getName(each, language))
      .join(''),
  );
  const [counted, limit] = [weightText(weight.shippingWeight), weightText(weight.slabLimit)];
  const breakpoint = formatMoney(fee.breakpoint ?? 0);
  if (fee.breakpoint === null || fee.above === fee.below)
    return (
      <Trans>
        The fee before VAT of “{name}” up to {limit}: your parcel counts as {counted}. From “{table}”, in
        force since {day}.
      </Trans>
    );
  return quote.final.statement.price <= fee.breakpoint ? (
    <Trans>
      The fee before VAT of “{name}” up to {limit} and for prices up to {breakpoint}: your parcel counts as{' '}
      {counted}. From “{table}”, in force since {day}.
    </Trans>
  ) : (
    <Trans>
      The fee before VAT of “{name}” up to {limit} and for prices above {breakpoint}: your parcel counts as{' '}
      {counted}. From “{table}”, in force since {day}.
    </Trans>
  );
}
