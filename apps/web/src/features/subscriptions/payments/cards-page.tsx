import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { toListFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { CardName } from './card-name.tsx';
import { printedExpiry } from './payment-words.ts';
import { allCardsQuery } from './queries.ts';

const sortable = ['createdAt', 'expires'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

type ListedCard = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof allCardsQuery>['queryFn']>>>
>['data'][number];

/** Every saved card, as far as anybody here may know it. */
export function CardsPage() {
  const { t } = useLingui();
  const list = useAddressList(sortable, usual);
  const query = useQuery(allCardsQuery(toListFilter(list.state)));
  const columns: readonly Column<ListedCard>[] = [
    { key: 'card', title: t`Card`, renderCell: (row) => <CardName {...row} /> },
    {
      key: 'owner',
      title: t`Customer`,
      renderCell: ({ owner }) => (owner === null ? null : <bdi>{owner.fullName}</bdi>),
    },
    {
      key: 'expires',
      title: t`Valid until`,
      isSortable: true,
      renderCell: ({ expires, isExpired }) => (
        <span className="inline-flex items-center gap-1.5">
          <bdi dir="ltr">{printedExpiry(expires)}</bdi>
          {isExpired ? (
            <Badge tone="negative">
              <Trans>Card expired</Trans>
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      key: 'renews',
      title: t`Renews a subscription`,
      renderCell: ({ renews }) => (renews ? <Trans>Yes</Trans> : <span className="text-muted">–</span>),
    },
    {
      key: 'createdAt',
      title: t`Saved on`,
      isSortable: true,
      renderCell: ({ createdAt }) => <Instant at={createdAt} />,
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Saved cards</Trans>}
        about={<Trans>The gateway alone has their numbers. Customers delete them in their settings.</Trans>}
      />
      <Card>
        <PaginatedList
          caption={t`Saved cards`}
          list={list}
          query={query}
          columns={columns}
          empty={
            <EmptyState
              icon={<CreditCard aria-hidden />}
              title={t`No saved cards yet`}
              action={
                <PageLinkButton to="/admin/subscription">
                  <Trans>Open the subscriptions</Trans>
                </PageLinkButton>
              }
            >
              <Trans>Cards that customers save while paying appear here.</Trans>
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}
