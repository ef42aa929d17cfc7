import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { formatInstant } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { knownNameOf } from '../../domain/names/name-of.ts';
import { useLanguage } from '../../lib/language.ts';
import { actionLabel } from '../../domain/audit/action-labels.ts';
import { ChangeList } from './change-list.tsx';
import { entityLabel } from '../../domain/audit/entity-labels.ts';
import { fieldChanges } from '../../domain/audit/field-changes.ts';

type Props = { readonly change: HistoryRow; readonly link: ReactNode };

/** Fields displayed at once; more are collapsed. */
const maxVisible = 6;

/** One change: what, by whom, when, and every field before and since. */
export function ChangeEntry({ change, link }: Props) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { actor, action, entity, entityId, at } = change;
  const name = knownNameOf(change, language) ?? isolateLtr(`#${entityId}`);
  const verb = actionLabel(action);
  const count = fieldChanges(change).length;
  const when = isolateLtr(formatInstant(new Date(at)));
  const who = actor?.fullName;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={verb?.tone ?? 'info'}>{verb === undefined ? action : i18n._(verb.label)}</Badge>
        <h2 className="min-w-0 font-medium [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h2>
        <span className="text-sm text-muted">{entityLabel(entity, i18n, language) ?? entity}</span>
        <span className="ms-auto">{link}</span>
      </div>
      <p className="text-xs text-muted">
        {who === undefined ? (
          <Trans>By the system, {when}</Trans>
        ) : (
          <Trans>
            By <bdi>{who}</bdi>, {when}
          </Trans>
        )}
      </p>
      {count > maxVisible ? (
        <Disclosure title={t`Show all ${count} fields`}>
          <ChangeList change={change} />
        </Disclosure>
      ) : (
        <ChangeList change={change} />
      )}
    </li>
  );
}
