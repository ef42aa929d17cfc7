import { useLingui } from '@lingui/react/macro';
import type { ChangeGroup } from '@saer/contract/history';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { useChangeWords } from './use-change-words.ts';

type Props = {
  readonly groups: readonly ChangeGroup[];
  /** The time the changes were read. */
  readonly at: string;
};

/** The newest changes, those made in one go as one line, and how long ago they were. */
export function ChangeGroups({ groups, at }: Props) {
  const { i18n } = useLingui();
  const words = useChangeWords();
  const now = new Date(at);
  return (
    <ul className="divide-y divide-line">
      {groups.map((group) => (
        <li
          key={group.newest.id}
          className="flex min-h-head flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2 text-sm"
        >
          <p className="min-w-0 flex-1 basis-48 text-ink [overflow-wrap:anywhere]">{words(group)}</p>
          <time
            dateTime={group.newest.at}
            title={formatInstant(new Date(group.newest.at))}
            className="text-xs whitespace-nowrap text-muted"
          >
            {timeAgo(i18n, new Date(group.newest.at), now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
