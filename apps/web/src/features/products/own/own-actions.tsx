import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { type ListedProduct, downloadTypes } from '@saer/contract/products/product';
import { Download, FileDown, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { riyadhDay } from '@saer/i18n/format-date';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button/button.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { useIsNarrow } from '../../../lib/hooks/use-media-query.ts';
import { NoonPrices } from './noon-prices.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { receiveFile } from '../../../lib/api/receive-file.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { productsQuery } from '../queries.ts';
import { DownloadProgress } from './download-progress.tsx';
import { ScopeChoice, type Scope } from './scope-choice.tsx';
import { useStream } from './use-stream.ts';

type DownloadProductsProps = {
  /** The list's current state: the download has the same search, filters and order. */
  readonly filter: ListFilter;
  readonly marked: readonly ListedProduct[];
  readonly onClose: () => void;
};

/** Downloads products as a sheet. `ids`: only these of the matching products. */
function useDownload(onDone: () => void) {
  const { run, ...rest } = useStream();
  const start = (
    filter: ListFilter,
    ids: readonly number[] | undefined,
    kind: 'xlsx' | 'csv',
    of: number,
  ): Promise<void> =>
    run(async (open, signal) => {
      const narrowed = ids === undefined ? filter : { ...filter, where: { id: { in: [...ids] } } };
      const { response, onChunk } = await open(narrowed, kind);
      const file = await receiveFile(response, downloadTypes[kind], { signal, onChunk });
      saveFile(file, `saer-products-${riyadhDay(new Date())}.${kind}`);
      onDone();
    }, of);
  return { start, ...rest };
}

/** Downloads all matching products, the current page, or the selection as a sheet. */
function DownloadProducts({ filter, marked, onClose }: DownloadProductsProps) {
  const { t } = useLingui();
  const [scope, setScope] = useState<Scope>('all');
  const [kind, setKind] = useState<'xlsx' | 'csv'>('xlsx');
  const { data } = useQuery(productsQuery(filter));
  const { start, stop, progress, problem } = useDownload(onClose);
  const visible = data?.data ?? [];
  const page = visible.length;
  const counts = { all: data?.total ?? page, page, marked: marked.length };
  const isAtWork = progress !== undefined;
  const getIds = { all: undefined, page: visible, marked };
  const end = (): void => {
    stop();
    onClose();
  };
  return (
    <Dialog title={t`Download products`} onClose={end}>
      <div className="flex flex-col gap-5">
        <ScopeChoice counts={counts} value={scope} onChange={setScope} />
        <SegmentedControl
          label={t`File type`}
          options={[
            { id: 'xlsx', name: t`Excel (.xlsx)` },
            { id: 'csv', name: t`Text (.csv)` },
          ]}
          value={kind}
          onChange={setKind}
        />
        {isAtWork ? <DownloadProgress {...progress} /> : null}
        {problem === undefined ? null : (
          <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink">
            {problem}
          </p>
        )}
        <DialogActions>
          <Button onPress={end}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            tone="primary"
            onPress={() =>
              void start(
                filter,
                getIds[scope]?.map(({ id }) => id),
                kind,
                counts[scope],
              )
            }
            isPending={isAtWork}
            isDisabled={counts.all === 0}
          >
            <Trans>Download</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

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
