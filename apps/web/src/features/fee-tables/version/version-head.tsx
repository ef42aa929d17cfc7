import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Pencil, Trash2, Undo2, Lock, Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Menu } from '../../../components/overlay/menu.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PrintButton } from '../../../components/button/print-button.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { CorrectTable } from '../list/correct-table.tsx';
import { DeleteDraft } from '../list/delete-draft.tsx';
import { EditHead } from '../list/edit-head.tsx';
import { NewDraft } from '../list/new-draft.tsx';
import { RollBack } from '../list/roll-back.tsx';
import { tableBefore } from '../list/version-row.ts';
import { getName } from '../../../domain/names/name.ts';
import { versionsQuery, doubtsQuery } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { StepButtons } from './step-buttons.tsx';
import { unconfirmedIn } from './unconfirmed-in.ts';
import { VersionSteps } from './version-steps.tsx';
import { ReadOnlyWords } from './read-only-words.tsx';
import { Popover } from '../../../components/overlay/popover.tsx';
import { Notice } from '../../../components/layout/notice.tsx';

function TableLink({ table }: { readonly table: { readonly id: number; readonly name: string } }): ReactNode {
  return (
    <Link to="/admin/fee-table/version" search={{ id: String(table.id) }} className={linkStyle}>
      <bdi>{table.name}</bdi>
    </Link>
  );
}

/** The table that a version corrects and why, and the one that corrected it. */
function CorrectionNotice({ version }: { readonly version: FeeVersion }) {
  const { corrects, correctedBy, reason, effectiveFrom, state } = version;
  const day = <Day day={effectiveFrom} />;
  return (
    <>
      {correctedBy === null ? null : (
        <Notice tone="warning">
          <Trans>
            Corrected by <TableLink table={correctedBy} />: nothing is calculated with this table any more.
          </Trans>
        </Notice>
      )}
      {corrects === null ? null : (
        <Notice tone="info">
          {state === 'draft' || state === 'review' ? (
            <Trans>
              Once published, it takes the place of <TableLink table={corrects} /> from {day} on, for the days
              that are past too.
            </Trans>
          ) : (
            <Trans>
              It has taken the place of <TableLink table={corrects} /> from {day} on, for the days that are
              past too.
            </Trans>
          )}{' '}
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        </Notice>
      )}
    </>
  );
}

/** The most categories named; the rest are counted. */
const maxNamed = 8;

/** Categories that sellers are offered without a commission in a table in force, other than those left out on purpose. */
function MissingCommissions({ version }: { readonly version: FeeVersion }) {
  const language = useLanguage();
  const today = useToday();
  const isInForce = version.state === 'published' && version.effectiveFrom <= today;
  const { data } = useQuery({ ...doubtsQuery(version.id), enabled: isInForce });
  const missing = isInForce ? (data?.doubts.filter(({ kind }) => kind === 'noCommission') ?? []) : [];
  if (missing.length === 0) return null;
  const named = missing.slice(0, maxNamed);
  const more = missing.length - named.length;
  return (
    <Notice tone="warning">
      <Plural
        value={missing.length}
        one="# category is offered to sellers without a commission in this table. Who chooses it here gets no price:"
        other="# categories are offered to sellers without a commission in this table. Who chooses one of them here gets no price:"
      />{' '}
      {named.map((each, index) => (
        <span key={each.key}>
          {index === 0 ? null : ' · '}
          <bdi>{getName(each, language)}</bdi>
        </span>
      ))}
      {more === 0 ? null : (
        <>
          {' · '}
          <Trans>{more} more</Trans>
        </>
      )}
    </Notice>
  );
}

/** The source of a version, behind a button. */
function SourceInfo({ source }: { readonly source: string }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Source of the fee table`}
      trigger={
        <span className="flex items-center gap-1 px-1 text-xs text-muted hover:text-ink">
          <Info aria-hidden className="size-4" />
          <Trans>Source</Trans>
        </span>
      }
    >
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {source}
      </p>
    </Popover>
  );
}

/** One line below a version's name: why it cannot be changed, if it cannot. */
function ReadOnlyLine({ version }: { readonly version: FeeVersion }) {
  if (version.state === 'draft') return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <span>
        <ReadOnlyWords version={version} />
      </span>
    </p>
  );
}

type Task = 'copy' | 'correct' | 'rollBack' | 'edit' | 'remove';

/** A version's name, state, steps and available actions. */
export function VersionHead({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const today = useToday();
  const storeName = getName(version.store, useLanguage());
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  const { data: versions = [] } = useQuery(versionsQuery);
  const day = <Day day={version.effectiveFrom} />;
  const count = unconfirmedIn(version);
  const isDraft = version.state === 'draft';
  // Nothing else can be done with it.
  const isFixed = !isDraft && version.state !== 'review' && version.effectiveFrom <= today;
  const copy = {
    id: 'copy',
    title: t`Make a draft copy`,
    icon: <CopyPlus aria-hidden />,
    run: () => setTask('copy'),
  };
  const before = version.state === 'published' ? tableBefore(versions, version) : undefined;
  const rollBack =
    before === undefined
      ? []
      : [
          {
            id: 'rollBack',
            title: t`Roll back`,
            icon: <Undo2 aria-hidden />,
            run: () => setTask('rollBack'),
          },
        ];
  const actions = isDraft
    ? [
        { id: 'edit', title: t`Name and date`, icon: <Pencil aria-hidden />, run: () => setTask('edit') },
        copy,
        {
          id: 'remove',
          title: t`Delete`,
          icon: <Trash2 aria-hidden />,
          isDestructive: true,
          run: () => setTask('remove'),
        },
      ]
    : isFixed
      ? rollBack
      : [copy];
  return (
    <div className="flex flex-col gap-2">
      <PageHeader
        isNamed
        title={<bdi>{version.name}</bdi>}
        meta={
          <>
            <StateBadge state={version.state} effectiveFrom={version.effectiveFrom} />
            {count === 0 ? null : (
              <Badge tone="warning">
                <Plural value={count} one="# to be confirmed" other="# to be confirmed" />
              </Badge>
            )}
            {version.source === null ? null : <SourceInfo source={version.source} />}
          </>
        }
        about={
          <>
            <Link to="/admin/fee-table" className={linkStyle}>
              <Trans>Fee tables</Trans>
            </Link>{' '}
            · {storeName}
            {version.state === 'published' ? null : (
              <>
                {' '}
                · <Trans>from {day}</Trans>
              </>
            )}
          </>
        }
        actions={
          <>
            <Menu label={t`More`} actions={actions} />
            <PrintButton />
            <StepButtons version={version} />
            {isFixed && version.state !== 'corrected' ? (
              <Button onPress={() => setTask('correct')}>
                <Trans>Correct</Trans>
              </Button>
            ) : null}
            {isFixed ? (
              <Button tone="primary" onPress={() => setTask('copy')}>
                <Trans>Make a draft copy</Trans>
              </Button>
            ) : null}
          </>
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <VersionSteps version={version} />
        <ReadOnlyLine version={version} />
      </div>
      <CorrectionNotice version={version} />
      <MissingCommissions version={version} />
      {task === 'correct' ? (
        <CorrectTable version={version} onClose={close} />
      ) : task === 'rollBack' && before !== undefined ? (
        <RollBack version={version} before={before} onClose={close} />
      ) : task === 'copy' ? (
        <NewDraft storeId={version.storeId} copyOf={version.id} onClose={close} />
      ) : task === 'edit' ? (
        <EditHead version={version} onClose={close} />
      ) : task === 'remove' ? (
        <DeleteDraft
          version={version}
          onClose={close}
          onDeleted={() => void navigate({ to: '/admin/fee-table' })}
        />
      ) : null}
    </div>
  );
}
