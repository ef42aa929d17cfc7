import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type NewsletterIssue, newsletterContent } from '@saer/contract/contact/newsletter';
import { formatScaled } from '@saer/i18n/format-number';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { toListFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import {
  issuesQuery,
  testIssueMutation,
  createIssueMutation,
  updateIssueMutation,
  removeIssueMutation,
  sendIssueMutation,
} from '../queries.ts';
import { wordsOfIssue } from './newsletter-words.ts';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';

type SendDialogProps = {
  readonly issue: NewsletterIssue;
  readonly action: 'send' | 'remove';
  /** Counts how many would get it. */
  readonly confirmed: number;
  readonly onClose: () => void;
};

/** Asks before a newsletter goes to everybody, or its draft is deleted. */
function SendDialog({ issue, action, confirmed, onClose }: SendDialogProps) {
  const { t } = useLingui();
  const name = useName();
  const failureWords = useFailureWords();
  const send = useMutation(sendIssueMutation);
  const remove = useMutation(removeIssueMutation);
  const { id, version, subjectEn, subjectAr } = issue;
  const outcome = (text: string) => ({
    onSuccess: () => showToast({ tone: 'positive', text }),
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
    onSettled: onClose,
  });
  const subject = (
    <bdi className="font-medium text-ink">{name({ nameEn: subjectEn, nameAr: subjectAr })}</bdi>
  );
  return action === 'send' ? (
    <ConfirmDialog
      title={t`Send the newsletter?`}
      confirm={t`Send`}
      isDestructive={false}
      isPending={send.isPending}
      isDisabled={confirmed === 0}
      onConfirm={() => send.mutate({ id, version }, outcome(t`The newsletter is on its way.`))}
      onClose={onClose}
    >
      <p>{subject}</p>
      <p>
        <Plural
          value={confirmed}
          _0="Nobody has confirmed yet, so there is nobody to send it to. It stays a draft."
          one="It goes to one subscriber at once, and cannot be taken back."
          other="It goes to # subscribers at once, and cannot be taken back."
        />
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t`Delete the draft?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(id, outcome(t`The draft is deleted.`))}
      onClose={onClose}
    >
      <Trans>{subject} is gone for good.</Trans>
    </ConfirmDialog>
  );
}

type Props = {
  /** The draft to change; undefined for a new one. */
  readonly issue: NewsletterIssue | undefined;
  readonly onClose: () => void;
};

/** Writes a newsletter in both languages, or changes a draft. */
function IssueDialog({ issue, onClose }: Props) {
  const { t } = useLingui();
  const create = useMutation(createIssueMutation);
  const update = useMutation(updateIssueMutation);
  const { subjectAr = '', textAr = '', subjectEn = '', textEn = '' } = issue ?? {};
  const form = useSchemaForm(newsletterContent, { subjectAr, textAr, subjectEn, textEn });
  const sending = useFormSend(form, async (content) => {
    await (issue === undefined
      ? create.mutateAsync(content)
      : update.mutateAsync({ id: issue.id, version: issue.version, ...content }));
    showToast({ tone: 'positive', text: t`The draft is saved.` });
    onClose();
  });
  return (
    <FormDialog
      title={issue === undefined ? t`New newsletter` : t`Change the draft`}
      sending={sending}
      confirm={t`Save the draft`}
      cancel={t`Back`}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="subjectAr" label={t`Subject in Arabic`} />
      <FormTextArea control={form.control} name="textAr" label={t`Text in Arabic`} isTall />
      <FormTextField control={form.control} name="subjectEn" label={t`Subject in English`} />
      <FormTextArea
        control={form.control}
        name="textEn"
        isTall
        label={t`Text in English`}
        note={t`addresses become links; an empty line begins a paragraph`}
      />
    </FormDialog>
  );
}

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
  const getSubject = ({ subjectEn, subjectAr }: NewsletterIssue) =>
    name({ nameEn: subjectEn, nameAr: subjectAr });
  return [
    {
      key: 'subject',
      title: t`Subject`,
      renderCell: (issue) => (
        <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{getSubject(issue)}</bdi>
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
        const subject = getSubject(issue);
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
  const query = useQuery(issuesQuery(toListFilter(list.state)));
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
