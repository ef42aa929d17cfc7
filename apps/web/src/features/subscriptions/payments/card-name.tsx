import { useLingui } from '@lingui/react/macro';
import type { SavedCard } from '@saer/contract/subscriptions/payment';
import { brandWords } from './payment-words.ts';

/** A card by its brand and last four digits. */
export function CardName({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>) {
  const { i18n } = useLingui();
  return (
    <span className="whitespace-nowrap">
      {i18n._(brandWords[brand])} <bdi dir="ltr">•••• {lastFour}</bdi>
    </span>
  );
}
