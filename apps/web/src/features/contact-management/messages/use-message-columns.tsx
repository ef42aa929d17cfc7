import { useLingui } from '@lingui/react/macro';
import type { ContactMessage } from '@saer/contract/contact';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../components/badge.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { Instant } from '../../../components/instant.tsx';
import { nameLinkStyle } from '../../../components/link-style.ts';
import { stateWords } from '../contact-words.ts';

function Sender({ row: { id, name, email } }: { readonly row: ContactMessage }) {
  return (
    <span className="block min-w-0 text-start [overflow-wrap:anywhere] lg:min-w-44">
      <Link to="." search={(search) => ({ ...search, message: id })} className={nameLinkStyle}>
        <bdi>{name}</bdi>
      </Link>
      <span className="block text-xs font-normal text-muted">
        <bdi dir="ltr">{email}</bdi>
      </span>
    </span>
  );
}

/** Columns of the list of contact messages. */
export function useMessageColumns(): readonly Column<ContactMessage>[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'name', title: t`Sender`, renderCell: (row) => <Sender row={row} /> },
    {
      key: 'excerpt',
      title: t`Message`,
      renderCell: ({ excerpt }) => (
        <span dir="auto" className="line-clamp-1 max-w-prose text-muted [overflow-wrap:anywhere]">
          {excerpt}
        </span>
      ),
    },
    {
      key: 'state',
      title: t`State`,
      renderCell: ({ state }) => (
        <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].label)}</Badge>
      ),
    },
    {
      key: 'assignee',
      title: t`Assigned to`,
      renderCell: ({ assignee }) =>
        assignee === null ? <span className="text-muted">–</span> : <bdi>{assignee.fullName}</bdi>,
    },
    {
      key: 'reference',
      title: t`Number`,
      renderCell: ({ reference }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {reference}
        </bdi>
      ),
    },
    {
      key: 'writtenAt',
      title: t`Last message`,
      isSortable: true,
      renderCell: ({ writtenAt }) => <Instant at={writtenAt} />,
    },
  ];
}
