import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@saer/contract/contact/announcement';
import { formatScaled } from '@saer/i18n/format-number';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { toListFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { SendDialog, useOutcome } from './send-dialog.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { audienceKinds, stateWords } from './announcement-words.ts';
import { announcementsQuery, removeMutation, withdrawMutation } from './queries.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { AnnouncementTitle } from './announcement-title.tsx';

type WithdrawDialogProps = {
  readonly announcement: Announcement;
  readonly onClose: () => void;
};

/** Asks before what has not reached anybody is taken back. */
function WithdrawDialog({ announcement, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const withdraw = useMutation(withdrawMutation);
  const { id, version, delivery } = announcement;
  const unread = delivery.shown - delivery.read;
  return (
    <ConfirmDialog
      title={t`Withdraw the announcement?`}
      confirm={t`Withdraw`}
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id, version }, outcome(t`The announcement is withdrawn.`))}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <p>
          <AnnouncementTitle announcement={announcement} />
        </p>
        {announcement.state === 'SCHEDULED' ? (
          <p>
            <Trans>It is not sent.</Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={unread}
              _0="Nobody has it unread."
              one="It leaves one list in which it is unread."
              other="It leaves # lists in which it is unread."
            />{' '}
            <Plural
              value={delivery.queued}
              _0="No email waits."
              one="One email that waits is not sent."
              other="# emails that wait are not sent."
            />{' '}
            <Trans>What was read or sent stays.</Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

type Props = {
  readonly announcement: Announcement;
  readonly onClose: () => void;
};

/** Asks before a draft is deleted. */
function RemoveDialog({ announcement, onClose }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const remove = useMutation(removeMutation);
  return (
    <ConfirmDialog
      title={t`Delete the announcement?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(announcement.id, outcome(t`The announcement is deleted.`))}
      onClose={onClose}
    >
      <Trans>
        <AnnouncementTitle announcement={announcement} /> is gone for good.
      </Trans>
    </ConfirmDialog>
  );
}

const sortable = ['createdAt'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

type Action = 'change' | 'send' | 'withdraw' | 'remove';
interface Open {
  readonly announcement: Announcement;
  readonly action: Action;
}

const getActions = ({ state, startedAt }: Announcement): readonly Action[] => {
  if (state === 'DRAFT') return ['change', 'send', 'remove'];
  if (state === 'WITHDRAWN') return startedAt === null ? ['remove'] : [];
  return ['withdraw'];
};

const figure = (value: number): string => formatScaled(value, 0);

/** Says how far it got, in two lines. */
function Delivery({ announcement: { state, delivery, byEmail } }: { readonly announcement: Announcement }) {
  if (state === 'DRAFT' || state === 'SCHEDULED') return <span className="text-muted">–</span>;
  const { shown, read, queued, sent, failed } = delivery;
  return (
    <span className="block text-sm">
      <Trans>
        In {figure(shown)} lists, read in {figure(read)}
      </Trans>
      {byEmail ? (
        <span className="block text-xs text-muted">
          <Trans>
            Emails: {figure(sent)} handed over, {figure(queued)} waiting, {figure(failed)} not sent
          </Trans>
        </span>
      ) : null}
    </span>
  );
}

function useAnnouncementColumns(
  open: (announcement: Announcement, action: Action) => void,
): readonly Column<Announcement>[] {
  const { t, i18n } = useLingui();
  const name = useName();
  const titles = { change: t`Change`, send: t`Send`, withdraw: t`Withdraw`, remove: t`Delete` };
  const getTitle = ({ titleEn: nameEn, titleAr: nameAr }: Announcement) => name({ nameEn, nameAr });
  return [
    {
      key: 'title',
      title: t`Title`,
      renderCell: (row) => (
        <span className="block">
          <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{getTitle(row)}</bdi>
          <span className="block text-xs font-normal text-muted">
            {i18n._(audienceKinds[row.audience.kind])}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t`State`,
      renderCell: ({ state, sendAt }) => (
        <span className="block">
          <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].label)}</Badge>
          {state === 'SCHEDULED' && sendAt !== null ? (
            <span className="block text-xs text-muted">
              <Instant at={sendAt} />
            </span>
          ) : null}
        </span>
      ),
    },
    { key: 'delivery', title: t`Delivery`, renderCell: (row) => <Delivery announcement={row} /> },
    {
      key: 'createdAt',
      title: t`Written`,
      isSortable: true,
      renderCell: ({ createdAt, createdBy }) => (
        <span className="block">
          <Instant at={createdAt} />
          {createdBy === null ? null : (
            <span className="block text-xs text-muted">
              <bdi>{createdBy.fullName}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (row) => {
        const actions = getActions(row);
        const title = getTitle(row);
        return actions.length === 0 ? null : (
          <div className="flex min-h-control items-center justify-end">
            <Menu
              label={t`Actions for ${title}`}
              actions={actions.map((id) => ({
                id,
                title: titles[id],
                run: () => open(row, id),
                ...(id === 'remove' || id === 'withdraw' ? { isDestructive: true } : {}),
              }))}
            />
          </div>
        );
      },
    },
  ];
}

/** Announcements: written here, shown to whom they go, sent now or at a time, followed and withdrawn. */
export function AnnouncementsTab() {
  const { t } = useLingui();
  const list = useAddressList(sortable, usual);
  const [isWriting, setWriting] = useState(false);
  const [open, setOpen] = useState<Open>();
  const query = useQuery(announcementsQuery(toListFilter(list.state)));
  const columns = useAnnouncementColumns((announcement, action) => setOpen({ announcement, action }));
  const close = () => setOpen(undefined);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {query.data === undefined ? null : (
            <Plural
              value={query.data.total ?? 0}
              _0="No announcements"
              one="# announcement"
              other="# announcements"
            />
          )}
        </p>
        <Button tone="primary" onPress={() => setWriting(true)}>
          <Trans>New announcement</Trans>
        </Button>
      </div>
      <PaginatedList
        caption={t`Announcements`}
        list={list}
        query={query}
        columns={columns}
        empty={
          <EmptyState icon={<Megaphone aria-hidden />} title={t`No announcement yet`}>
            <Trans>Write one in both languages, see whom it reaches, and send it now or at a time.</Trans>
          </EmptyState>
        }
      />
      {isWriting ? <AnnouncementDialog draft={undefined} onClose={() => setWriting(false)} /> : null}
      {open?.action === 'change' ? <AnnouncementDialog draft={open.announcement} onClose={close} /> : null}
      {open?.action === 'send' ? <SendDialog announcement={open.announcement} onClose={close} /> : null}
      {open?.action === 'withdraw' ? (
        <WithdrawDialog announcement={open.announcement} onClose={close} />
      ) : null}
      {open?.action === 'remove' ? <RemoveDialog announcement={open.announcement} onClose={close} /> : null}
    </Card>
  );
}
