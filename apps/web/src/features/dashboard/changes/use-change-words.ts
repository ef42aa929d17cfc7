import { useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { isolate } from '@saer/i18n/isolate-ltr';
import { knownNameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { actionSentences, entityInSentence } from '../../../domain/audit/sentences.ts';

/** A change as a sentence: who did what to which row. */
export const useChangeWords = (): ((change: HistoryRow) => string) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (change) => {
    const { actor, action, entity, entityId } = change;
    const name = knownNameOf(change, language);
    const kind = entityInSentence(entity, i18n);
    const called = isolate(name ?? String(entityId));
    const what = name === null ? t`${kind} no. ${called}` : t`${kind} “${called}”`;
    const words = actionSentences(action);
    return actor === null
      ? i18n._(words.byNobody.id, { what }, words.byNobody)
      : i18n._(words.bySomebody.id, { who: isolate(actor.fullName), what }, words.bySomebody);
  };
};
