import { Trans, useLingui } from '@lingui/react/macro';
import { isolate } from '@saer/i18n/isolate-ltr';
import type { MissedSearch } from '@saer/contract/category-words';
import { formatScaled } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CardList } from '../../../components/card-list.tsx';
import { Card } from '../../../components/card.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Pagination, usePages } from '../../../components/pagination.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { dismissMissedMutation, missedSearchesQuery } from '../queries.ts';
import { AddMissedSearch } from './add-missed-search.tsx';

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
