import { useLingui } from '@lingui/react/macro';
import type { ListedProduct, WrittenProduct } from '@saer/contract/products/product';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productName } from '../../../domain/names/name-of.ts';
import { saveOrWait } from '../../../domain/pending-changes/queue-change.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { changeProductMutation, savedProductQuery } from './queries.ts';

/** Saves a product that was opened here; the result becomes the form's new base. */
export function useChangeProduct(onSaved: (saved: ListedProduct) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation(changeProductMutation);
  const language = useLanguage();
  const change = async (stored: ListedProduct, written: WrittenProduct): Promise<void> => {
    const { id, version } = stored;
    const body = { ...written, id, version };
    const saved = await saveOrWait(mutateAsync, { base: stored, body, name: productName(stored, language) });
    if (saved === 'waiting') {
      showToast({ tone: 'neutral', text: t`Saved in this browser. It is sent when the connection is back.` });
      return;
    }
    // Both in one step: the product and the version that the form was opened with are never apart.
    client.setQueryData(savedProductQuery(id).queryKey, saved);
    onSaved(saved);
    const price = formatMoney(saved.finalPrice);
    showToast({ tone: 'positive', text: t`Updated in your products. New price: ${price}.` });
    await client.invalidateQueries({ queryKey: ['products'] });
  };
  return {
    // `error` contains a failure.
    change: (stored: ListedProduct, written: WrittenProduct): void =>
      void change(stored, written).catch(() => undefined),
    isPending,
    error,
  };
}
