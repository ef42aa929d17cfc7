import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PricedProduct } from '@saer/contract/product-download';
import type { NoNoonPrice, NoonPriceReason } from '@saer/spreadsheet/write/noon-price-rows';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../domain/names/name-of.ts';

/** Products listed here; the file contains all. */
const maxListed = 20;

type Props = {
  readonly written: number;
  readonly left: readonly NoNoonPrice<PricedProduct>[];
  readonly onClose: () => void;
};

/** How many prices are in the file for noon, and which are not, and why. */
export function NoonPricesResult({ written, left, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const reasons: Readonly<Record<NoonPriceReason, string>> = {
    otherStore: t`Not sold on noon`,
    noSku: t`Without a SKU`,
    belowRange: t`Below noon’s lowest price`,
    aboveRange: t`Above noon’s highest price`,
    skuTwice: t`SKU twice, at two prices`,
  };
  const groups = [...Map.groupBy(left, ({ reason }) => reason)];
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Notice tone={written === 0 ? 'warning' : 'positive'}>
        <p aria-live="polite">
          {written === 0 ? (
            <Trans>No price can be uploaded to noon, so there is no file.</Trans>
          ) : (
            <Plural value={written} one="# price is in the file." other="# prices are in the file." />
          )}{' '}
          {left.length === 0 ? null : (
            <Plural value={left.length} one="# product is not in it." other="# products are not in it." />
          )}
        </p>
      </Notice>
      {groups.map(([reason, group]) => (
        <section key={reason}>
          <h3 className="font-medium text-ink">
            {reasons[reason]} <bdi dir="ltr">({group.length})</bdi>
          </h3>
          <ul className="mt-1 flex flex-col gap-1 text-muted">
            {group.slice(0, maxListed).map(({ product, price }) => (
              <li key={product.id} className="flex justify-between gap-3">
                <bdi className="[overflow-wrap:anywhere]">{productName(product, language)}</bdi>
                <Money halalas={price} />
              </li>
            ))}
            {group.length > maxListed ? (
              <li>
                <Plural value={group.length - maxListed} one="and # more" other="and # more" />
              </li>
            ) : null}
          </ul>
        </section>
      ))}
      {written > 0 && left.length > 0 ? (
        <p className="text-muted">
          <Trans>The file’s second sheet names all of them. Upload the first one.</Trans>
        </p>
      ) : null}
      <DialogActions>
        <Button tone="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </div>
  );
}
