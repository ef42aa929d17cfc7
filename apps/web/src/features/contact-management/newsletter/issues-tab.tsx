import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NewsletterIssue } from '@saer/contract/newsletter';
import { formatScaled } from '@saer/i18n/format-number';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Menu } from '../../../components/menu.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { PaginatedList } from '../../../components/paginated-list.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { showToast } from '../../../lib/toasts.ts';
import { listFilterOf } from '../../../lib/list-state.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { issuesQuery, testIssueMutation } from '../queries.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { wordsOfIssue } from './newsletter-words.ts';
import { SendDialog } from './send-dialog.tsx';

const sortable = ['createdAt'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

type Action = 'change' | 'send' | 'remove';
interface Open {
  readonly issue: NewsletterIssue;
  readonly action: Action;
}

function useIssueColumns(
  open: (issue: NewsletterIssue, action: Action) => void,
  test: (issue: NewsletterIssue) => void,
): readonly Column<NewsletterIssue>[] {
  const { t, i18n } = useLingui();
  const name = useName();
  const subjectOf = ({ subjectEn, subjectAr }: NewsletterIssue) =>
    name({ nameEn: subjectEn, nameAr: subjectAr });
  return [
    {
      key: 'subject',
      title: t`Subject`,
      renderCell: (issue) => (
        <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{subjectOf(issue)}</bdi>
      ),
    },
    {
      key: 'state',
      title: t`State`,
      renderCell: (issue) => {
        const { tone, label } = wordsOfIssue(issue);
        return <Badge tone={tone}>{i18n._(label)}</Badge>;
      },
    },
    {
      key: 'recipients',
      title: t`Recipients`,
      isFigure: true,
      renderCell: ({ recipients, state }) =>
        state === 'DRAFT' ? (
          <span className="text-muted">–</span>
        ) : (
          <bdi dir="ltr">{formatScaled(recipients, 0)}</bdi>
        ),
    },
    {
      key: 'createdAt',
      title: t`Written`,
      isSortable: true,
      renderCell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'startedAt',
      title: t({ message: 'Sent', context: 'newsletter' }),
      renderCell: ({ startedAt }) =>
        startedAt === null ? <span className="text-muted">–</span> : <Instant at={startedAt} />,
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (issue) => {
        const subject = subjectOf(issue);
        const draft = [
          { id: 'change', title: t`Change`, run: () => open(issue, 'change') },
          { id: 'send', title: t`Send to all`, run: () => open(issue, 'send') },
          { id: 'remove', title: t`Delete`, isDestructive: true, run: () => open(issue, 'remove') },
        ];
        const toMyself = { id: 'test', title: t`Send to myself`, run: () => test(issue) };
        return (
          <div className="flex min-h-control items-center justify-end">
            <Menu
              label={t`Actions for ${subject}`}
              actions={issue.state === 'DRAFT' ? [toMyself, ...draft] : [toMyself]}
            />
          </div>
        );
      },
    },
  ];
}

/** Newsletters: written here, tried on oneself, sent to all who confirmed. */
export function IssuesTab() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const list = useAddressList(sortable, usual);
  const [isWriting, setWriting] = useState(false);
  const [open, setOpen] = useState<Open>();
  const { mutate: test } = useMutation(testIssueMutation);
  const columns = useIssueColumns(
    (issue, action) => setOpen({ issue, action }),
    ({ id }) =>
      test(id, {
        onSuccess: ({ email }) => showToast({ tone: 'positive', text: t`Two test mails go to ${email}.` }),
        onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
      }),
  );
  const query = useQuery(issuesQuery(listFilterOf(list.state)));
  const { data } = query;
  const write = (
    <Button tone="primary" onPress={() => setWriting(true)}>
      <Trans>New newsletter</Trans>
    </Button>
  );
  return (
    <Card>
      <ListToolbar
        list={list}
        searchLabel={t`Subject`}
        end={
          <>
            {data === undefined ? null : (
              <span className="text-sm text-muted max-sm:sr-only">
                <Plural value={data.confirmed} one="# confirmed subscriber" other="# confirmed subscribers" />
              </span>
            )}
            {write}
          </>
        }
      />
      <PaginatedList
        caption={t`Newsletters`}
        list={list}
        query={query}
        columns={columns}
        empty={
          <EmptyState
            icon={<Newspaper aria-hidden />}
            title={list.state.search === '' ? t`No newsletter yet` : t`Nothing found`}
          >
            <Trans>Write one in both languages, send it to yourself, then to all who confirmed.</Trans>
          </EmptyState>
        }
      />
      {isWriting ? <IssueDialog issue={undefined} onClose={() => setWriting(false)} /> : null}
      {open === undefined ? null : open.action === 'change' ? (
        <IssueDialog issue={open.issue} onClose={() => setOpen(undefined)} />
      ) : (
        <SendDialog
          issue={open.issue}
          action={open.action}
          confirmed={data?.confirmed ?? 0}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
