import { useLingui } from '@lingui/react';
import type { HistoryRow } from '@saer/contract/history';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { useChangeWords } from './use-change-words.ts';

type Props = { readonly change: HistoryRow; readonly now: Date };

/** One change as a sentence, and how long ago it was. */
export function ChangeLine({ change, now }: Props) {
  const { i18n } = useLingui();
  const words = useChangeWords();
  const at = new Date(change.at);
  return (
    <li className="flex flex-col gap-0.5 py-2.5 text-sm">
      <p className="text-ink [overflow-wrap:anywhere]">{words(change)}</p>
      <time dateTime={change.at} title={formatInstant(at)} className="text-xs text-muted">
        {timeAgo(i18n, at, now)}
      </time>
    </li>
  );
}
