import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import { DialogFrame } from '../../../components/overlay/dialog-frame.tsx';
import { productName } from '../../../domain/names/name.ts';
import { PriceCard } from '../../../domain/price-card/price-card.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { sellingFiguresQuery } from '../price-queries.ts';
import { useCodeName } from '../use-code-name.ts';

type Props = { readonly product: ListedProduct; readonly onClose: () => void };

/** The selling price of a saved product as a picture. */
export function ProductCard({ product, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const codeName = useCodeName();
  const { data: figures } = useQuery(sellingFiguresQuery(product));
  const { nameEn, nameAr, store, vatRegistered, vat } = product;
  const isNamed = nameEn !== null || nameAr !== null;
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={t`The price as a picture`} onRequestClose={close}>
      {figures === undefined ? null : (
        <PriceCard
          name={isNamed ? productName(product, language) : ''}
          store={codeName('stores', store)}
          {...figures}
          includesVat={vatRegistered && vat > 0}
        />
      )}
    </DialogFrame>
  );
}
