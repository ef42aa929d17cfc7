import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { i18n } from '../../lib/language.ts';
import { showToast } from '../../lib/toasts.ts';
import { type Outcome, onOutcome } from '../../domain/pending-changes/send-changes.ts';

/** Whether the server came to another price than this browser did offline. */
const isOtherPrice = ({ change, product }: Extract<Outcome, { is: 'saved' }>): boolean =>
  change.calculated !== undefined && change.calculated.price !== product.finalPrice;

function announce(outcome: Outcome): void {
  const { name } = outcome.change;
  if (outcome.is === 'rejected') {
    const text = i18n._(msg`${name} could not be saved: see My products. What you typed is still there.`);
    showToast({ tone: 'negative', text });
    return;
  }
  const price = formatMoney(outcome.product.finalPrice);
  const text = isOtherPrice(outcome)
    ? i18n._(msg`${name} is saved. By today’s fees its price is ${price}.`)
    : i18n._(msg`${name} is saved at ${price}.`);
  showToast({ tone: isOtherPrice(outcome) ? 'neutral' : 'positive', text });
}

/** Says how changes made offline ended, on whatever page. */
export const followOutcomes = (): void => void onOutcome(announce);
