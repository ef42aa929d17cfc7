import { Trans, useLingui } from '@lingui/react/macro';
import { isolate, isolateLtr } from '@saer/i18n/isolate-ltr';
import type { MissedSearch } from '@saer/contract/fees/category-words';
import { formatScaled } from '@saer/i18n/format-number';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { CardList } from '../../../components/table/card-list.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { type Column, DataTable } from '../../../components/table/data-table.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { dismissMissedMutation, missedSearchesQuery, addMissedMutation, useOptions } from '../queries.ts';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';

type Props = { readonly missed: MissedSearch; readonly onClose: () => void };

/** Makes a word that was searched in vain one of the words of a sub family. */
function AddMissedSearch({ missed, onClose }: Props) {
  const { t } = useLingui();
  const { id } = missed;
  // In the direction of its script.
  const term = isolate(missed.term);
  const subFamilies = useOptions('productSubFamily');
  const [subFamily, setSubFamily] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation(addMissedMutation);
  const add = (): void => {
    if (subFamily === undefined) return setMissing(true);
    const name = subFamilies.find((option) => option.id === subFamily)?.name ?? '';
    return mutate(
      { id, subFamilyId: Number(subFamily) },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`“${term}” now finds “${name}”.` }),
        onSettled: onClose,
      },
    );
  };
  return (
    <Dialog title={t`Which sub family does “${term}” mean?`} onClose={onClose}>
      {/* Room for the list, which opens inside the dialog. */}
      <div className="sm:min-h-72">
        <ComboBox
          label={t`Sub family`}
          placeholder={t`Type to search`}
          // The list is read when the field is created: it is created again when its rows arrive.
          key={subFamilies.length}
          options={subFamilies}
          value={subFamily}
          onChange={setSubFamily}
          error={isMissing && subFamily === undefined ? t`Choose a sub family.` : undefined}
        />
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button tone="primary" isPending={isPending} onPress={add}>
          <Trans>Add the word</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Sellers' searches of the categories without a result: words that a category may lack. */
export function MissedSearches() {
  const { t } = useLingui();
  const id = useId();
  const isWide = useIsWide();
  const pages = usePages(10);
  const [adding, setAdding] = useState<MissedSearch>();
  const { data, isPlaceholderData } = useQuery(missedSearchesQuery(pages.page, pages.limit));
  const { mutate: dismiss } = useMutation(dismissMissedMutation);
  const total = data?.total ?? 0;
  const rows = data?.data ?? [];
  // If the last row of the last page is gone, the previous page is displayed.
  const last = Math.max(1, Math.ceil(total / pages.limit));
  if (data !== undefined && !isPlaceholderData && pages.page > last) pages.onPage(last);
  const columns: readonly Column<MissedSearch>[] = [
    {
      key: 'term',
      title: t`Word`,
      renderCell: ({ term }) => <bdi className="[overflow-wrap:anywhere]">{term}</bdi>,
    },
    {
      key: 'language',
      title: t`Page language`,
      renderCell: ({ language }) => (language === 'ar' ? t`Arabic` : t`English`),
    },
    {
      key: 'count',
      title: t`Searched`,
      isFigure: true,
      renderCell: ({ count }) => isolateLtr(formatScaled(count, 0)),
    },
    {
      key: 'lastAt',
      title: t`Last time`,
      renderCell: ({ lastAt }) => <Instant at={lastAt} />,
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (row) => (
        <div className="flex flex-wrap gap-2 whitespace-nowrap lg:flex-nowrap lg:justify-end">
          <Button onPress={() => setAdding(row)}>
            <Plus aria-hidden className="size-4" />
            <Trans>Add to…</Trans>
          </Button>
          <Button
            tone="quiet"
            onPress={() =>
              dismiss(row.id, {
                onSuccess: () => {
                  const term = isolate(row.term);
                  showToast({ tone: 'positive', text: t`“${term}” is dismissed.` });
                },
              })
            }
          >
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-lg font-semibold">
        <Trans>Searched without a result</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        {total === 0 ? (
          <Trans>Every search among the categories has found something so far.</Trans>
        ) : (
          <Trans>
            Add a word to the sub family it means, and the next search finds it. Only the words are saved,
            never who searched.
          </Trans>
        )}
      </p>
      {total === 0 ? null : (
        <>
          {isWide ? (
            <DataTable
              caption={t`Searched without a result`}
              columns={columns}
              rows={rows}
              rowKey={(row) => String(row.id)}
              isLoading={isPlaceholderData}
            />
          ) : (
            <CardList
              label={t`Searched without a result`}
              columns={columns}
              rows={rows}
              rowKey={(row) => String(row.id)}
            />
          )}
          <div className="mt-3">
            <Pagination {...pages} total={total} />
          </div>
        </>
      )}
      {adding === undefined ? null : <AddMissedSearch missed={adding} onClose={() => setAdding(undefined)} />}
    </Card>
  );
}
