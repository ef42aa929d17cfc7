import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-rate';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { useAskedText } from './use-asked-text.ts';

/** Why the profit is what it is. */
export function ProfitReason({ answer: { quote } }: { readonly answer: Answer }) {
  const askedText = useAskedText();
  const { statement, margins } = quote.final;
  const price = formatMoney(statement.price);
  const margin = formatRate(margins.ofPrice ?? 0);
  const asked = askedText(quote);
  return asked === undefined ? (
    <Trans>
      What is left of {price} after all the other lines: {margin} of the price.
    </Trans>
  ) : (
    <Trans>
      What is left of {price} after all the other lines: {margin} of the price. Asked for: {asked}.
    </Trans>
  );
}
