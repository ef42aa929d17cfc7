import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import type { HistoryRow } from '@saer/contract/history';
import { formatInstant } from '@saer/i18n/format-date';
import { isolate } from '@saer/i18n/isolate-ltr';
import { timeAgo } from '@saer/i18n/time-ago';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { actionSentences, entityInSentence } from '../../domain/audit/sentences.ts';
import { knownNameOf } from '../../domain/names/name-of.ts';
import { useLanguage } from '../../lib/language.ts';

const historyPage: string = '/admin/history';

/** A change as a sentence: who did what to which row. */
const useChangeWords = (): ((change: HistoryRow) => string) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (change) => {
    const { actor, action, entity, entityId } = change;
    const name = knownNameOf(change, language);
    const kind = entityInSentence(entity, i18n, language);
    const called = isolate(name ?? String(entityId));
    const what = name === null ? t`${kind} no. ${called}` : t`${kind} “${called}”`;
    const words = actionSentences(action);
    return actor === null
      ? i18n._(words.byNobody.id, { what }, words.byNobody)
      : i18n._(words.bySomebody.id, { who: isolate(actor.fullName), what }, words.bySomebody);
  };
};

/** One change as a sentence, and how long ago it was. */
function ChangeLine({ change, now }: { readonly change: HistoryRow; readonly now: Date }) {
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

/** The newest changes, and the way to all of them. */
export function ChangeList({ changes, at }: Pick<Dashboard, 'changes' | 'at'>) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Newest changes</Trans>
        </h2>
        <Link
          to={historyPage}
          className="-my-3 flex min-h-11 items-center text-sm text-brand-strong underline underline-offset-2"
        >
          <Trans>All changes</Trans>
        </Link>
      </div>
      {changes.length === 0 ? (
        <p className="mt-3 text-sm text-muted">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} now={new Date(at)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
