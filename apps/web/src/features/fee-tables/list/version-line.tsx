import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { formatDay } from '@saer/i18n/format-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Menu, type MenuAction } from '../../../components/menu.tsx';
import { textLink } from '../link-style.ts';
import { unconfirmedQuery } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';

export type VersionRow = ListRow<'feeTable'>;
export type VersionTask = 'copy' | 'edit' | 'remove';

type Props = {
  readonly version: VersionRow;
  readonly onStart: (task: VersionTask, version: VersionRow) => void;
};

/** How many figures of a version are to be confirmed. */
function UnconfirmedCount({ feeTableId }: { readonly feeTableId: number }) {
  const { data: count } = useQuery(unconfirmedQuery(feeTableId));
  if (count === undefined) return <span className="inline-block h-4 w-20 animate-pulse rounded-md bg-line" />;
  if (count === 0) {
    return (
      <span className="text-muted">
        <Trans>All confirmed</Trans>
      </span>
    );
  }
  return (
    <Badge tone="warning">
      <Plural value={count} one="# to be confirmed" other="# to be confirmed" />
    </Badge>
  );
}

/** One version of a store's fees: a line of a table, and on a phone a card of the same. */
export function VersionLine({ version, onStart }: Props) {
  const { t } = useLingui();
  const { id, name, state, effectiveFrom, source } = version;
  const start = (task: VersionTask) => () => onStart(task, version);
  const copy: MenuAction = {
    id: 'copy',
    title: t`Make a draft copy`,
    icon: <CopyPlus aria-hidden />,
    run: start('copy'),
  };
  const actions: readonly MenuAction[] =
    state === 'draft'
      ? [
          { id: 'edit', title: t`Name and date`, icon: <Pencil aria-hidden />, run: start('edit') },
          copy,
          {
            id: 'remove',
            title: t`Delete`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            run: start('remove'),
          },
        ]
      : [copy];
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 py-3 text-sm @3xl:gap-x-6 @3xl:grid-cols-[minmax(12rem,2fr)_7rem_minmax(10rem,1fr)_minmax(9rem,1fr)_2.75rem]">
      <div className="min-w-0">
        <Link
          to="/admin/fee-table/version"
          search={{ id: String(id) }}
          className={`${textLink} [overflow-wrap:anywhere]`}
        >
          <bdi>{name}</bdi>
        </Link>
        {source === null ? null : (
          <p
            dir="auto"
            title={source}
            className="line-clamp-1 w-fit text-xs [overflow-wrap:anywhere] text-muted"
          >
            {source}
          </p>
        )}
      </div>
      <span className="col-start-1 text-muted @3xl:col-start-auto @3xl:text-right">
        <span className="@3xl:sr-only">
          <Trans>In force from</Trans>{' '}
        </span>
        <bdi dir="ltr" className="tabular-nums">
          {formatDay(effectiveFrom)}
        </bdi>
      </span>
      <span className="col-start-1 @3xl:col-start-auto">
        <StateBadge state={state} effectiveFrom={effectiveFrom} />
      </span>
      <span className="col-start-1 @3xl:col-start-auto">
        <UnconfirmedCount feeTableId={id} />
      </span>
      <span className="col-start-2 row-start-1 @3xl:col-start-auto @3xl:row-start-auto">
        <Menu label={t`Actions for ${name}`} actions={actions} />
      </span>
    </li>
  );
}
