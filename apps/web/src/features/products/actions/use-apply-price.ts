import { useLingui } from '@lingui/react/macro';
import type { ProductAction } from '@saer/contract/product-actions';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation } from '@tanstack/react-query';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { useUndoPrices } from '../use-undo-prices.ts';
import { applyActionMutation } from './queries.ts';

/** Applies one price to one product, and offers for a while to undo it. */
export function useApplyPrice() {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { mutateAsync, isPending } = useMutation(applyActionMutation);
  const undo = useUndoPrices();
  const apply = async (product: ProductAction['product'], price: number): Promise<void> => {
    try {
      const { changed } = await mutateAsync([{ id: product.id, version: product.version, price }]);
      const name = productName(product, language);
      const amount = formatMoney(price);
      showToast({
        tone: 'positive',
        text: t`${name} costs ${amount} now.`,
        action: { label: t`Undo`, onPress: () => void undo(changed) },
      });
    } catch (failure) {
      // The list is read again in any case.
      showToast({
        tone: 'negative',
        text: failure instanceof Error ? failureWords(failure) : String(failure),
      });
    }
  };
  return { apply, isPending };
}
