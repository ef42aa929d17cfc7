import { useLingui } from '@lingui/react/macro';
import type { ListedProduct, WrittenProduct } from '@saer/contract/product';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/toasts.ts';
import { changeProductMutation, savedProductQuery } from './queries.ts';

/** Writes a product that was opened here; what it has become is what the form is opened with from then on. */
export function useChangeProduct(onSaved: (saved: ListedProduct) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation(changeProductMutation);
  const change = async ({ id, version }: ListedProduct, written: WrittenProduct): Promise<void> => {
    const saved = await mutateAsync({ ...written, id, version });
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
