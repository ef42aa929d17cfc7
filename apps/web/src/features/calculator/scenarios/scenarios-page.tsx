import { Trans, useLingui } from '@lingui/react/macro';
import type { Scenario } from '@saer/contract/products/scenario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { nameLinkStyle } from '../../../components/button/button-style.ts';
import { Menu } from '../../../components/overlay/menu.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { scenarioPath } from '../../../domain/scenario/scenario-link.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { toListFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { NameDialog } from './name-dialog.tsx';
import { renameScenarioMutation, scenariosQuery } from './queries.ts';
import { RemoveScenario } from './remove-scenario.tsx';

type Open = { readonly task: 'rename' | 'remove'; readonly row: Scenario };

const sortable = ['name', 'updatedAt'] as const;
const usual = { column: 'updatedAt', direction: 'desc' } as const;

/** The saved scenarios of a seller and their sub-users. */
export function ScenariosPage() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const list = useAddressList(sortable, usual);
  const [open, setOpen] = useState<Open>();
  const query = useQuery(scenariosQuery(toListFilter(list.state)));
  const { mutate: rename, isPending } = useMutation(renameScenarioMutation);
  const close = (): void => setOpen(undefined);
  const columns: readonly Column<Scenario>[] = [
    {
      key: 'name',
      title: t`Name`,
      isSortable: true,
      renderCell: ({ id, name }) => (
        <Link to={scenarioPath} search={{ id }} className={nameLinkStyle}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'product',
      title: t`Product`,
      renderCell: ({ columns: [first] }) => (
        <bdi className="text-muted">{first?.inputs.name.trim() || t`Unnamed`}</bdi>
      ),
    },
    {
      key: 'columns',
      title: t`Columns`,
      isFigure: true,
      renderCell: (row) => <bdi>{row.columns.length}</bdi>,
    },
    {
      key: 'changedBy',
      title: t`Last changed by`,
      renderCell: ({ changedBy }) => <bdi>{changedBy?.fullName ?? t`A deleted account`}</bdi>,
    },
    {
      key: 'updatedAt',
      title: t`Last changed`,
      isSortable: true,
      renderCell: ({ updatedAt }) => <Instant at={updatedAt} />,
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (row) => (
        <div className="flex min-h-control items-center justify-end">
          <Menu
            label={t`Actions for ${row.name}`}
            actions={[
              {
                id: 'rename',
                title: t`Rename`,
                icon: <Pencil aria-hidden />,
                run: () => setOpen({ task: 'rename', row }),
              },
              {
                id: 'remove',
                title: t`Delete`,
                icon: <Trash2 aria-hidden />,
                isDestructive: true,
                run: () => setOpen({ task: 'remove', row }),
              },
            ]}
          />
        </div>
      ),
    },
  ];
  const newButton = (
    <PageLinkButton tone="primary" to={scenarioPath}>
      <Plus aria-hidden className="size-4" />
      <Trans>New scenario</Trans>
    </PageLinkButton>
  );
  const isEmpty = query.data?.data.length === 0 && list.state.search === '';
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Scenarios</Trans>}
        about={
          <Trans>
            A product’s variants beside each other: another cost, price or store, and what each leaves you.
          </Trans>
        }
        actions={isEmpty ? undefined : newButton}
      />
      <Card>
        {isEmpty ? null : <ListToolbar list={list} searchLabel={t`Search by name`} columns={columns} />}
        <PaginatedList
          caption={t`Scenarios`}
          list={list}
          query={query}
          columns={columns}
          empty={
            <EmptyState
              icon={<Columns3 aria-hidden />}
              title={isEmpty ? t`No scenarios yet` : t`Nothing found`}
              action={isEmpty ? newButton : undefined}
            >
              {isEmpty ? (
                <Trans>
                  Compare up to four variants of a product, save them under a name, and find them again here.
                  Your sub-users see them too.
                </Trans>
              ) : (
                <Trans>Look for a part of a scenario’s name.</Trans>
              )}
            </EmptyState>
          }
        />
      </Card>
      {open?.task === 'rename' ? (
        <NameDialog
          title={t`Rename the scenario`}
          name={open.row.name}
          confirm={t`Rename`}
          isPending={isPending}
          onSave={(name) =>
            rename(
              { id: open.row.id, version: open.row.version, name },
              {
                onSuccess: () => showToast({ tone: 'positive', text: t`The scenario is renamed.` }),
                onError: (failure) => {
                  showToast({ tone: 'negative', text: failureWords(failure) });
                  void query.refetch();
                },
                onSettled: close,
              },
            )
          }
          onClose={close}
        />
      ) : null}
      {open?.task === 'remove' ? <RemoveScenario scenario={open.row} onClose={close} /> : null}
    </div>
  );
}
