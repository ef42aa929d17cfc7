import { calculate, type CalculateRow } from '@saer/contract/products/calculate';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import { createProduct, type ListedProduct, type WrittenProduct } from '@saer/contract/products/product';
import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { offlineReading } from '../../../lib/api/offline-reading.ts';
import { readProduct } from '../../../domain/product/read-product.ts';
import { saveChanges } from '../../../domain/product/save-changes.ts';
import { sendWhileConnected } from '../../../lib/api/send-with-retry.ts';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { productName } from '../../../domain/names/name.ts';
import { saveOrWait } from '../../../domain/pending-changes/queue-change.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';

/** The server's own calculation of a product. */
export const calculateMutation = mutationOptions({
  mutationFn: (row: CalculateRow) => call(calculate, { body: row }),
});

/** A product of the own ones that was opened in the calculator. */
export const savedProductQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'calculated', id],
    queryFn: (context) => readProduct(context, id),
    ...offlineReading,
    meta: { quiet: true },
  });

/** Writes a product again, if it is still the version that was opened. */
const changeProductMutation = mutationOptions({
  mutationFn: saveChanges,
  // Whoever was faster is seen at once.
  onError: (_error, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['products'] }),
  meta: { quiet: true },
});

/** Adds a product to the own ones. */
export const addProductMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof createProduct>['body']) =>
    sendWhileConnected(() => call(createProduct, { body })),
  onSuccess: (_product, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['products'] }),
  meta: { quiet: true },
});

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
