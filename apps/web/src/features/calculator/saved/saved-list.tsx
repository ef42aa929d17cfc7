import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { IconButton } from '../../../components/button/icon-button.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { calculatorPath, openCalculatorPath } from '../../../lib/form/calculator-link.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { storeOf } from '@saer/quoting/calculator/book-store';
import type { SavedProduct } from './saved-products.ts';
import { storeNames } from '../../../domain/names/store-names.ts';

type Props = {
  readonly products: readonly SavedProduct[];
  readonly book: FeeBook;
  readonly onDelete: (product: SavedProduct) => void;
};

/** Products saved in this browser, to open or to delete. */
export function SavedList({ products, book, onDelete }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const isGuest = useCurrentUser() === undefined;
  const headingId = useId();
  return (
    <div className="print:hidden">
      <Card labelledBy={headingId}>
        <h2 id={headingId} className="text-lg font-semibold text-ink">
          <Trans>Saved in this browser</Trans>
        </h2>
        <ul className="mt-3 flex flex-col divide-y divide-line" data-testid="saved">
          {products.map((product) => {
            const store = storeOf(book, product.store);
            const name = product.name === '' ? t`Product without a name` : product.name;
            return (
              <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-40 flex-1">
                  <p className="font-medium [overflow-wrap:anywhere] text-ink">
                    <bdi>{name}</bdi>
                  </p>
                  <p className="text-xs text-muted">
                    {store ? `${storeNames(store, language).name} · ` : ''}
                    <Instant at={new Date(product.savedAt).toISOString()} />
                  </p>
                </div>
                <p className="text-sm">
                  <span className="text-muted">
                    <Trans>Price</Trans>
                  </span>{' '}
                  <Money halalas={product.price} />
                </p>
                <p className="text-sm">
                  <span className="text-muted">
                    <Trans>Profit</Trans>
                  </span>{' '}
                  <Money halalas={product.profit} />
                </p>
                <div className="flex items-center gap-2">
                  <PageLinkButton
                    to={isGuest ? openCalculatorPath : calculatorPath}
                    search={Object.fromEntries(new URLSearchParams(product.query))}
                  >
                    <Trans>Open</Trans>
                  </PageLinkButton>
                  <IconButton label={t`Delete ${name}`} onPress={() => onDelete(product)}>
                    <Trash2 aria-hidden className="size-4" />
                  </IconButton>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}
