import type { HistoryRow } from '@saer/contract/history';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChangeLine } from '../../domain/audit/change-line.tsx';
import { entityLabel } from '../../domain/audit/entity-labels.ts';
import { PutBack } from '../../domain/audit/put-back.tsx';
import { knownNameOf } from '../../domain/names/known-name.ts';
import { useLanguage } from '../../lib/language.ts';
import { ChangeLink } from './change-link.tsx';
import { PutBackFailure } from './put-back-failure.tsx';
import { useChangedFields } from './use-changed-fields.ts';

type Props = { readonly change: HistoryRow; readonly day: ReactNode };

/** A change of any row. */
export function ChangeEntry({ change, day }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const fields = useChangedFields()(change);
  const { entity, entityId } = change;
  return (
    <ChangeLine
      change={change}
      day={day}
      fields={fields}
      place={entityLabel(entity, i18n, language) ?? entity}
      name={
        <ChangeLink change={change}>
          <bdi>{knownNameOf(change, language) ?? isolateLtr(`#${entityId}`)}</bdi>
        </ChangeLink>
      }
    >
      <PutBack change={change} fields={fields} failure={PutBackFailure} />
    </ChangeLine>
  );
}
