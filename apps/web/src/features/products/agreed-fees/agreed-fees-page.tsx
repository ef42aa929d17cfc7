import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreedFee } from '@saer/contract/fees/agreed-fees';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { SourceDialog } from '../../../components/overlay/source-dialog.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { SecondPerson } from '../../../domain/second-person/second-person.tsx';
import { WaitingChanges } from '../../../domain/second-person/waiting-changes.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { toListFilter, useAddressFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { useAltKey } from '../../../lib/hooks/use-alt-key.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { AgreedFeeForm } from './agreed-fee-form.tsx';
import { SellerFilter } from '../list/seller-filter.tsx';
import { agreedFeesQuery, removeAgreedMutation, updateAgreedMutation, storesQuery } from './queries.ts';
import { useAgreedColumns } from './use-agreed-fee-columns.tsx';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { useName } from '../../../domain/names/use-name.ts';

/** Shows the agreed fees of one store alone. */
function StoreFilter() {
  const { t } = useLingui();
  const name = useName();
  const { data: stores = [] } = useQuery(storesQuery);
  const options = stores.map((store) => ({ id: String(store.id), name: name(store) }));
  return <AddressFilter name="store" label={t`Store`} isLabelHidden all={t`Every store`} options={options} />;
}

type Open =
  | { readonly task: 'write'; readonly row: AgreedFee | undefined }
  | { readonly task: 'confirm'; readonly row: AgreedFee }
  | { readonly task: 'remove'; readonly row: AgreedFee };

const isKey = (text: string): boolean => /^\d{1,9}$/.test(text);

const sortable = ['barcode', 'referralRate', 'fulfilmentBelow'] as const;
const usual = { column: 'barcode', direction: 'asc' } as const;

/** Fees that stores agreed for single products: a seller's own, or for admins everybody's. */
export function AgreedFeesPage({ isAdmin = false }: { readonly isAdmin?: boolean }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const list = useAddressList(sortable, usual);
  const [open, setOpen] = useState<Open>();
  const { mutate, isPending } = useMutation(removeAgreedMutation);
  const store = useAddressFilter('store').value;
  const seller = useAddressFilter('seller');
  const where = {
    ...(isKey(store) ? { storeId: Number(store) } : {}),
    ...(isAdmin && isKey(seller.value) ? { sellerId: Number(seller.value) } : {}),
  };
  const isNarrowed = list.state.search !== '' || Object.keys(where).length > 0;
  const query = useQuery(
    agreedFeesQuery({
      ...toListFilter(list.state),
      ...(Object.keys(where).length === 0 ? {} : { where }),
    }),
  );
  const add = (): void => setOpen({ task: 'write', row: undefined });
  const close = (): void => setOpen(undefined);
  useAltKey('n', add);
  const { mutate: update, isPending: isConfirming } = useMutation(updateAgreedMutation);
  const confirm = (row: AgreedFee, source: string): void => {
    if (source === '') return setOpen({ task: 'confirm', row });
    const { id, version, referralRate, fulfilmentBelow, fulfilmentAbove, breakpoint, note } = row;
    const figures = { referralRate, fulfilmentBelow, fulfilmentAbove, breakpoint, note };
    return update(
      { id, version, ...figures, source, status: 'confirmed' },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`The agreed fees are confirmed.` }),
        onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
        onSettled: close,
      },
    );
  };
  const columns = useAgreedColumns(isAdmin, {
    edit: (row) => setOpen({ task: 'write', row }),
    confirm: (row) => confirm(row, row.source ?? ''),
    remove: (row) => setOpen({ task: 'remove', row }),
  });
  const remove = (row: AgreedFee): void => {
    const from = currentPage();
    mutate(row, {
      onSuccess: () => showToast({ tone: 'positive', text: t`The agreed fees are deleted.` }),
      onError: (failure) => {
        const { id, version } = row;
        const removal = { entity: 'productFeeOverride', action: 'remove', values: { id, version } } as const;
        if (!offerProposal(failure, { changes: [removal], from, onProposed: () => undefined }))
          showToast({ tone: 'negative', text: failureWords(failure) });
      },
      onSettled: close,
    });
  };
  const addButton = (
    <Button tone="primary" onPress={add} shortcut="Alt+N">
      <Plus aria-hidden className="size-4" />
      <Trans>Add agreed fees</Trans>
    </Button>
  );
  const isEmpty = query.data?.data.length === 0 && !isNarrowed;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Agreed fees</Trans>}
        about={
          isAdmin ? (
            <Trans>
              Fees that stores agreed for single products. Each belongs to a seller, who alone sees it, or
              holds for all sellers.
            </Trans>
          ) : (
            <Trans>
              If a store agreed on other fees for one of your products, add them here. Your prices use them;
              other sellers never see them.
            </Trans>
          )
        }
        actions={isEmpty ? undefined : addButton}
      />
      {isAdmin ? <WaitingChanges of="productFeeOverride" /> : null}
      <Card>
        {isEmpty ? null : (
          <ListToolbar
            list={list}
            searchLabel={t`Search barcodes`}
            filters={
              <>
                <StoreFilter />
                {isAdmin ? (
                  <div className="md:w-44">
                    <SellerFilter value={seller.value} onChange={seller.choose} />
                  </div>
                ) : null}
              </>
            }
            filterCount={Object.keys(where).length}
            columns={columns}
          />
        )}
        <PaginatedList
          caption={t`Agreed fees`}
          list={list}
          query={query}
          columns={columns}
          empty={
            <EmptyState
              icon={<Handshake aria-hidden />}
              title={isEmpty ? t`No agreed fees yet` : t`Nothing found`}
              action={isEmpty ? addButton : undefined}
            >
              {isEmpty ? (
                <Trans>Without them every product is priced by the store’s published fees.</Trans>
              ) : (
                <Trans>Look for a part of a barcode, or among all stores.</Trans>
              )}
            </EmptyState>
          }
        />
      </Card>
      <SecondPerson />
      {open?.task === 'write' ? <AgreedFeeForm row={open.row} isAdmin={isAdmin} onClose={close} /> : null}
      {open?.task === 'confirm' ? (
        <SourceDialog
          title={t`Confirm the figures of ${open.row.barcode}`}
          confirm={t`Confirm`}
          onConfirm={(source) => confirm(open.row, source)}
          onClose={close}
          isPending={isConfirming}
        />
      ) : null}
      {open?.task === 'remove' ? (
        <ConfirmDialog
          title={t`Delete the agreed fees?`}
          confirm={t`Delete`}
          isPending={isPending}
          onConfirm={() => remove(open.row)}
          onClose={close}
        >
          <p>
            <Trans>
              From now on <bdi>{open.row.barcode}</bdi> is priced by the store’s own fees. Saved products keep
              their prices until you price them again.
            </Trans>
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
