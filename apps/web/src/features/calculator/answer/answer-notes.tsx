import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { Button } from '../../../components/button.tsx';
import { shortfallAt } from '@saer/quoting/shortfall';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { LostWords } from './lost-words.tsx';

type Props = Pick<Answer, 'quote'> & {
  readonly onUsePrice: (price: number) => void;
};

/** A warning about this price: a lower one earns more. */
export function AnswerNotes({ quote, onUsePrice }: Props) {
  const { deadZone } = quote.final;
  if (deadZone === null) return null;
  const price = deadZone.earnsMoreAt;
  const better = formatMoney(price);
  const lost = shortfallAt(quote, price);
  return (
    <div
      aria-live="polite"
      className="flex flex-col gap-2 rounded-control border border-warning bg-warning-soft px-3.5 py-3 text-sm text-ink"
    >
      <p className="font-medium">
        <Trans>You would earn more at {better}: the fees jump just above it.</Trans>{' '}
        {lost ? <LostWords price={price} lost={lost} /> : null}
      </p>
      <div className="print:hidden">
        <Button onPress={() => onUsePrice(price)}>
          <Trans>Use {better}</Trans>
        </Button>
      </div>
    </div>
  );
}
