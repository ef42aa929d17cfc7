import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { Download, FileDown, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { DownloadProducts } from './download-products.tsx';
import { NoonPrices } from './noon-prices.tsx';

type Props = {
  readonly filter: ListFilter;
  readonly marked: readonly ListedProduct[];
};

/** Actions to add one product or a sheet, and to download. */
export function OwnActions({ filter, marked }: Props) {
  const [open, setOpen] = useState<'download' | 'noon'>();
  const close = (): void => setOpen(undefined);
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  return (
    <div className="flex flex-wrap gap-3">
      {isAllowed(role, 'seller') ? (
        <>
          <PageLinkButton to="/user/add-product" tone="primary">
            <Plus aria-hidden className="size-4" />
            <Trans>Add a product</Trans>
          </PageLinkButton>
          <PageLinkButton to="/user/sheet">
            <FileSpreadsheet aria-hidden className="size-4" />
            <Trans>Upload a spreadsheet</Trans>
          </PageLinkButton>
        </>
      ) : null}
      <Button onPress={() => setOpen('download')}>
        <Download aria-hidden className="size-4" />
        <Trans>Download</Trans>
      </Button>
      {isAllowed(role, 'seller') ? (
        <Button onPress={() => setOpen('noon')}>
          <FileDown aria-hidden className="size-4" />
          <Trans>Prices for noon</Trans>
        </Button>
      ) : null}
      {open === 'download' ? <DownloadProducts filter={filter} marked={marked} onClose={close} /> : null}
      {open === 'noon' ? (
        <NoonPrices
          filter={filter}
          marked={marked}
          scope={marked.length > 0 ? 'marked' : 'all'}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
