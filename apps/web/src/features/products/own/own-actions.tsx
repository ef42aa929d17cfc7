import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { ListFilter } from '@saer/contract/list-filter';
import { Download, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { DownloadProducts } from './download-products.tsx';

/** Into the catalogue, one product or a sheet of them; and out of it. */
export function OwnActions({ filter }: { readonly filter: ListFilter }) {
  const [isDownloading, setDownloading] = useState(false);
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
            <Trans>Upload a sheet</Trans>
          </PageLinkButton>
        </>
      ) : null}
      <Button onPress={() => setDownloading(true)}>
        <Download aria-hidden className="size-4" />
        <Trans>Download</Trans>
      </Button>
      {isDownloading ? <DownloadProducts filter={filter} onClose={() => setDownloading(false)} /> : null}
    </div>
  );
}
