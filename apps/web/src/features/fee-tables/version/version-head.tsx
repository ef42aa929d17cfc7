import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Menu } from '../../../components/menu.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { textLink } from '../link-style.ts';
import { DeleteDraft } from '../list/delete-draft.tsx';
import { EditHead } from '../list/edit-head.tsx';
import { NewDraft } from '../list/new-draft.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { PageHead } from '../page-head.tsx';
import { StateBadge } from '../state-badge.tsx';
import { StepButtons } from './step-buttons.tsx';
import { unconfirmedIn } from './unconfirmed-in.ts';
import { VersionSteps } from './version-steps.tsx';

type Task = 'copy' | 'edit' | 'remove';

/** A version's name, state and available actions. */
export function VersionHead({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const storeName = nameOf(version.store, useLanguage());
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  const day = isolateLtr(formatDay(version.effectiveFrom));
  const count = unconfirmedIn(version);
  const copy = {
    id: 'copy',
    title: t`Make a draft copy`,
    icon: <CopyPlus aria-hidden />,
    run: () => setTask('copy'),
  };
  const actions =
    version.state === 'draft'
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
      : [copy];
  return (
    <>
      <PageHead
        title={<bdi>{version.name}</bdi>}
        actions={
          <>
            <StepButtons version={version} />
            <Menu label={t`More`} actions={actions} />
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to="/admin/fee-table" className={textLink}>
            <Trans>Fee tables</Trans>
          </Link>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
          {storeName} · <Trans>from {day}</Trans>
          <StateBadge state={version.state} effectiveFrom={version.effectiveFrom} />
          {count === 0 ? null : (
            <Badge tone="warning">
              <Plural value={count} one="# to be confirmed" other="# to be confirmed" />
            </Badge>
          )}
        </span>
        {version.source === null ? null : (
          <span dir="auto" className="mt-1 line-clamp-2 w-fit text-xs [overflow-wrap:anywhere]">
            {version.source}
          </span>
        )}
      </PageHead>
      <Card>
        <VersionSteps version={version} />
      </Card>
      {task === 'copy' ? (
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
    </>
  );
}
