import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { leastPrice } from '@saer/pricing/least-price';
import { Button } from '../../../components/button.tsx';
import type { Answer } from '../state/calculation.ts';

type Props = Pick<Answer, 'evaluation' | 'found' | 'product'> & {
  readonly onUsePrice: (price: number) => void;
};

/** What a seller must not miss about this price: a lower one earns more, or the admin's floor decided it. */
export function AnswerNotes({ evaluation, found, product, onUsePrice }: Props) {
  const { deadZone } = evaluation.point;
  const wished = found === null ? null : priceOfWish(found, product);
  if (deadZone === null && wished === null) return null;
  return (
    <div className="flex flex-col gap-3">
      {deadZone ? <DeadZoneNote price={deadZone.earnsMoreAt} onUsePrice={onUsePrice} /> : null}
      {found !== null && wished !== null ? (
        <p className="rounded-control bg-info-soft px-3.5 py-3 text-sm text-ink">
          <Trans>
            The admin’s range factor asks for a profit of at least {formatMoney(found.rangeFactorFloor)} at
            this cost. What you asked for alone would be reached at {formatMoney(wished)}.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

function DeadZoneNote({
  price,
  onUsePrice,
}: {
  readonly price: number;
  readonly onUsePrice: Props['onUsePrice'];
}) {
  const better = formatMoney(price);
  return (
    <div
      aria-live="polite"
      className="flex flex-col gap-2 rounded-control border border-warning bg-warning-soft px-3.5 py-3 text-sm text-ink"
    >
      <p className="font-medium">
        <Trans>You would earn more at {better}: the fees jump just above it.</Trans>
      </p>
      <div>
        <Button onPress={() => onUsePrice(price)}>
          <Trans>Use {better}</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The least price the seller's own wish asks for, where the range factor's floor asks for more; else null. */
const priceOfWish = (
  { minimum, target, terms }: NonNullable<Answer['found']>,
  { marginAmount }: Answer['product'],
): number | null => {
  const { fixed: _, ...rates } = target;
  const wish = { ...rates, ...(marginAmount === undefined ? {} : { fixed: marginAmount }) };
  const price = Object.keys(wish).length === 0 ? null : leastPrice(terms, wish);
  return price !== null && price < minimum.statement.price ? price : null;
};
