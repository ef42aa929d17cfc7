import { useLingui } from '@lingui/react/macro';
import { HistoryFrame } from '../../domain/audit/history-frame.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { ChangeLink } from './change-link.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { useHistory } from './use-history.ts';

type Props = {
  readonly title: string;
  /** The list whose changes are displayed; undefined for every change. */
  readonly entity?: string;
};

/** Who changed what, and when: the newest first. */
export function HistoryPage({ title, entity }: Props) {
  const { t } = useLingui();
  const { data, error, ...page } = useHistory(entity);
  return (
    <HistoryFrame
      {...page}
      title={title}
      about={t`Every change is recorded with who made it and the previous value. Nothing here can be altered.`}
      filters={<HistoryFilters isOfOne={entity !== undefined} />}
      changes={data}
      failure={error?.message}
      renderChange={(change) => (
        <ChangeEntry key={change.id} change={change} link={<ChangeLink change={change} />} />
      )}
    />
  );
}
