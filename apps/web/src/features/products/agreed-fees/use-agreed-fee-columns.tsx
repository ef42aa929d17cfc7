import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreedFee } from '@saer/contract/fees/agreed-fees';
import { BadgeCheck, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/layout/badge.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { useName } from '../../../domain/names/use-name.ts';

interface Tasks {
  readonly edit: (row: AgreedFee) => void;
  readonly confirm: (row: AgreedFee) => void;
  readonly remove: (row: AgreedFee) => void;
}

function Fulfilment({ row }: { readonly row: AgreedFee }) {
  const { fulfilmentBelow: below, fulfilmentAbove: above, breakpoint } = row;
  if (below === null || above === null) {
    return (
      <span className="text-muted">
        <Trans>The store’s own</Trans>
      </span>
    );
  }
  if (below === above) return <Money halalas={below} />;
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2">
      <span>
        <Money halalas={below} /> / <Money halalas={above} />
      </span>
      {breakpoint === null ? null : (
        <span className="text-muted">
          <Trans>
            above <Money halalas={breakpoint} />
          </Trans>
        </span>
      )}
    </span>
  );
}

/** Columns of a list of agreed fees. Sellers read those for all and edit their own. */
export function useAgreedColumns(
  isAdmin: boolean,
  { edit, confirm, remove }: Tasks,
): readonly Column<AgreedFee>[] {
  const { t } = useLingui();
  const name = useName();
  const getActions = (row: AgreedFee) => (
    <div className="flex min-h-control items-center justify-end">
      {isAdmin || row.seller !== null ? (
        <Menu
          label={t`Actions for ${row.barcode}`}
          actions={[
            { id: 'edit', title: t`Edit`, icon: <Pencil aria-hidden />, run: () => edit(row) },
            ...(isAdmin && !row.confirmed
              ? [
                  {
                    id: 'confirm',
                    title: t`Confirm the figures`,
                    icon: <BadgeCheck aria-hidden />,
                    run: () => confirm(row),
                  },
                ]
              : []),
            {
              id: 'remove',
              title: t`Delete`,
              icon: <Trash2 aria-hidden />,
              isDestructive: true,
              run: () => remove(row),
            },
          ]}
        />
      ) : null}
    </div>
  );
  const state: Column<AgreedFee> = {
    key: 'confirmed',
    title: t`State`,
    renderCell: ({ confirmed }) =>
      confirmed ? (
        <span className="text-muted">
          <Trans>Confirmed</Trans>
        </span>
      ) : (
        <Badge tone="warning">
          <Trans>To be confirmed</Trans>
        </Badge>
      ),
  };
  return [
    {
      key: 'barcode',
      title: t`Barcode`,
      isSortable: true,
      renderCell: ({ barcode }) => <bdi>{barcode}</bdi>,
    },
    {
      key: 'store',
      title: t`Store`,
      renderCell: ({ store }) => <bdi>{name(store)}</bdi>,
    },
    {
      key: 'referralRate',
      title: t`Commission`,
      isFigure: true,
      isSortable: true,
      renderCell: ({ referralRate }) =>
        referralRate === null ? (
          <span className="text-muted">
            <Trans>The store’s own</Trans>
          </span>
        ) : (
          <Rate basisPoints={referralRate} />
        ),
    },
    {
      key: 'fulfilmentBelow',
      title: t`Fulfilment`,
      isFigure: true,
      isSortable: true,
      renderCell: (row) => <Fulfilment row={row} />,
    },
    {
      key: 'seller',
      title: isAdmin ? t`Seller` : t`Holds for`,
      renderCell: ({ seller }) =>
        seller === null ? (
          <Badge tone="neutral">
            <Trans>All sellers</Trans>
          </Badge>
        ) : isAdmin ? (
          <bdi>{seller.fullName}</bdi>
        ) : (
          <Trans>You</Trans>
        ),
    },
    {
      key: 'source',
      title: t`Where it was agreed`,
      renderCell: ({ source }) =>
        source === null ? (
          <span className="text-muted">
            <Trans>Not said</Trans>
          </span>
        ) : (
          <span dir="auto" title={source} className="line-clamp-2 max-w-72 text-xs [overflow-wrap:anywhere]">
            {source}
          </span>
        ),
    },
    ...(isAdmin ? [state] : []),
    { key: 'actions', title: <span className="sr-only">{t`Actions`}</span>, renderCell: getActions },
  ];
}
