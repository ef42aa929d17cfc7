import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Day } from '../../../components/day.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { Menu } from '../../../components/menu.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useToday } from '../../../lib/use-today.ts';
import { CorrectTable } from '../list/correct-table.tsx';
import { DeleteDraft } from '../list/delete-draft.tsx';
import { EditHead } from '../list/edit-head.tsx';
import { NewDraft } from '../list/new-draft.tsx';
import { RollBack } from '../list/roll-back.tsx';
import { tableBefore } from '../list/version-row.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { versionsQuery } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { MissingCommissions } from './missing-commissions.tsx';
import { ReadOnlyLine } from './read-only-line.tsx';
import { SourceInfo } from './source-info.tsx';
import { StepButtons } from './step-buttons.tsx';
import { unconfirmedIn } from './unconfirmed-in.ts';
import { VersionSteps } from './version-steps.tsx';

type Task = 'copy' | 'correct' | 'rollBack' | 'edit' | 'remove';

/** A version's name, state, steps and available actions. */
export function VersionHead({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const today = useToday();
  const storeName = nameOf(version.store, useLanguage());
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
