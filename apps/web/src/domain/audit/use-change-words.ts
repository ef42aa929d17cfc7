import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ChangeGroup } from '@saer/contract/history';
import { isListName, lists } from '@saer/contract/lists/all';
import { formatScaled } from '@saer/i18n/format-number';
import { isolate } from '@saer/i18n/isolate-ltr';
import { useLanguage } from '../../lib/language.ts';
import { knownNameOf } from '../names/known-name.ts';
import { actionSentences, entityInSentence } from './sentences.ts';

/** Changes as a sentence: who did what to which row, or to how many. */
export const useChangeWords = (): ((group: Pick<ChangeGroup, 'newest' | 'rows' | 'isMore'>) => string) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return ({ newest, rows, isMore }) => {
    const { actor, action, entity, entityId } = newest;
    const one = (): string => {
      const name = knownNameOf(newest, language);
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
