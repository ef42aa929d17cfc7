import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { Download, FileDown, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Menu } from '../../../components/menu.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
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
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const mayWrite = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'seller');
  const downloads = [
    { task: 'download', title: t`Download`, icon: <Download aria-hidden /> },
    ...(mayWrite
      ? [{ task: 'noon', title: t`Prices for noon`, icon: <FileDown aria-hidden /> } as const]
      : []),
  ] as const;
  return (
    <>
      {isNarrow ? (
        <Menu
          label={t`More actions`}
          actions={downloads.map(({ task, title, icon }) => ({
            id: task,
            title,
            icon,
            run: () => setOpen(task),
          }))}
        />
      ) : (
        downloads.map(({ task, title, icon }) => (
          <Button key={task} onPress={() => setOpen(task)}>
            <span aria-hidden className="[&>svg]:size-4">
              {icon}
            </span>
            {title}
          </Button>
        ))
      )}
      {mayWrite ? (
        <>
          <PageLinkButton to="/user/sheet">
            <FileSpreadsheet aria-hidden className="size-4" />
            <span className="max-sm:sr-only">
              <Trans>Upload a spreadsheet</Trans>
            </span>
          </PageLinkButton>
          <PageLinkButton to="/user/add-product" tone="primary">
            <Plus aria-hidden className="size-4" />
            <Trans>Add a product</Trans>
          </PageLinkButton>
        </>
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
    </>
  );
}
