import { useLingui } from '@lingui/react/macro';
import type { ChangeGroup } from '@saer/contract/products/history';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { plural } from '@lingui/core/macro';
import { isListName, lists } from '@saer/contract/lists/all';
import { formatScaled } from '@saer/i18n/format-number';
import { isolate } from '@saer/i18n/isolate-ltr';
import { useLanguage } from '../../lib/language/language.ts';
import { getKnownName } from '../names/name.ts';
import { actionSentences, entityInSentence } from './sentences.ts';

/** Changes as a sentence: who did what to which row, or to how many. */
const useChangeWords = (): ((group: Pick<ChangeGroup, 'newest' | 'rows' | 'isMore'>) => string) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return ({ newest, rows, isMore }) => {
    const { actor, action, entity, entityId } = newest;
    const one = (): string => {
      const name = getKnownName(newest, language);
      const kind = entityInSentence(entity, i18n, language);
      const called = isolate(name ?? String(entityId));
      return name === null ? t`${kind} no. ${called}` : t`${kind} “${called}”`;
    };
    const many = (): string => {
      const count = `${formatScaled(rows, 0)}${isMore ? '+' : ''}`;
      if (entity === 'product') return t`${plural(rows, { one: '# product', other: '# products' })}`;
      const list = isListName(entity)
        ? lists[entity].labels[language].many
        : entityInSentence(entity, i18n, language);
      return t`${count} in “${list}”`;
    };
    const what = rows === 1 ? one() : many();
    const words = actionSentences(action);
    return actor === null
      ? i18n._(words.byNobody.id, { what }, words.byNobody)
      : i18n._(words.bySomebody.id, { who: isolate(actor.fullName), what }, words.bySomebody);
  };
};

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
