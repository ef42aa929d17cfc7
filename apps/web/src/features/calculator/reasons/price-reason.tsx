import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { useAskedText } from './use-asked-text.ts';

type Props = {
  readonly of: 'price' | 'minimum' | 'breakEven' | 'maxCost' | 'supplierCost';
  readonly answer: Answer;
};

const endings = { none: '.00', whole: '.00', '.95': '.95', '.99': '.99' } as const;

/** Why a price, or the largest cost for it, is what it is. */
export function PriceReason({ of, answer: { quote } }: Props) {
  const asked = useAskedText()(quote) ?? '';
  const price = formatMoney(quote.final.statement.price);
  if (of === 'price') return <FinalReason quote={quote} asked={asked} />;
  if (of === 'minimum')
    return (
      <Trans>The lowest price that leaves {asked}, after every fee and VAT; a halala less misses it.</Trans>
    );
  if (of === 'maxCost')
    return <Trans>If the product cost you more than this, {price} would make a loss.</Trans>;
  if (of === 'supplierCost')
    return (
      <Trans>
        The highest cost at which {price} still leaves what you asked for: {asked}.
      </Trans>
    );
  return quote.breakEven === null ? (
    <Trans>With these fees and costs every price makes a loss.</Trans>
  ) : (
    <Trans>The lowest price without a loss: fees, VAT and your cost take all of it.</Trans>
  );
}

function FinalReason({ quote, asked }: Pick<Answer, 'quote'> & { readonly asked: string }) {
  if (quote.recommended === null) return <Trans>The price you entered, with VAT as buyers see it.</Trans>;
  const least = quote.minimum.statement.price;
  if (quote.final.statement.price === least)
    return <Trans>The lowest price that leaves {asked}, after every fee and VAT.</Trans>;
  const [minimum, ending] = [formatMoney(least), isolateLtr(endings[quote.ending])];
  return (
    <Trans>
      {minimum} is the lowest price that leaves {asked}; it is raised to the next price that ends in {ending}.
    </Trans>
  );
}
