import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Answer } from '../state/calculation.ts';
import { useAskedText } from './use-asked-text.ts';

type Props = {
  readonly of: 'price' | 'minimum' | 'breakEven' | 'maxCost' | 'supplierCost';
  readonly answer: Answer;
};

/** Why a price, or the largest cost for it, is what it is. */
export function PriceReason({ of, answer: { quote } }: Props) {
  const askedText = useAskedText();
  const asked = askedText(quote) ?? '';
  const price = formatMoney(quote.final.statement.price);
  switch (of) {
    case 'breakEven': {
      return quote.breakEven === null ? (
        <Trans>With these fees and costs every price makes a loss.</Trans>
      ) : (
        <Trans>The lowest price without a loss: fees, VAT and your cost take all of it.</Trans>
      );
    }
    case 'maxCost': {
      return <Trans>If the product cost you more than this, {price} would make a loss.</Trans>;
    }
    case 'supplierCost': {
      return (
        <Trans>
          The highest cost at which {price} still leaves what you asked for: {asked}.
        </Trans>
      );
    }
    case 'minimum': {
      return (
        <Trans>The lowest price that leaves {asked}, after every fee and VAT; a halala less misses it.</Trans>
      );
    }
    case 'price': {
      return <FinalReason quote={quote} asked={asked} />;
    }
  }
}

function FinalReason({ quote, asked }: Pick<Answer, 'quote'> & { readonly asked: string }) {
  if (quote.recommended === null) return <Trans>The price you entered, with VAT as buyers see it.</Trans>;
  const endings = {
    none: isolateLtr('.00'),
    whole: isolateLtr('.00'),
    '.95': isolateLtr('.95'),
    '.99': isolateLtr('.99'),
  };
  const least = quote.minimum.statement.price;
  if (quote.final.statement.price === least)
    return <Trans>The lowest price that leaves {asked}, after every fee and VAT.</Trans>;
  const [minimum, ending] = [formatMoney(least), endings[quote.ending]];
  return (
    <Trans>
      {minimum} is the lowest price that leaves {asked}; it is raised to the next price that ends in {ending}.
    </Trans>
  );
}
