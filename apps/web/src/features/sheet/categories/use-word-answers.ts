import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CategoryLead } from '@saer/quoting/search/resolve-category';
import { useState } from 'react';
import { showToast } from '../../../lib/browser/toasts.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import { rowsSaying, type UnknownWord } from '../model/unknown-words.ts';
import { categoryAnswerCalls, categoryAnswersQuery } from '../queries.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';

/** A word and the category it was assigned to. */
export interface AnsweredWord extends UnknownWord {
  readonly subFamily: string;
}

/** Answers words: once for all rows that contain them, and for the seller's next files. */
export function useWordAnswers({ setCategoryAnswers }: SheetSession, { dispatch, rows }: GridSession) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [answered, setAnswered] = useState<readonly AnsweredWord[]>([]);

  const apply = async (word: UnknownWord, lead: CategoryLead | null): Promise<number> => {
    const known = client.getQueryData(categoryAnswersQuery.queryKey) ?? [];
    const others = known.filter(({ term }) => term !== word.term);
    const answer =
      lead === null ? [] : [{ term: word.term, subFamily: lead.subFamily, type: lead.type ?? null }];
    await setCategoryAnswers([...others, ...answer]);
    const ids = rowsSaying(rows, word.term);
    dispatch({ type: 'revalidate', ids });
    return ids.size;
  };

  const remember = (saved: Promise<unknown>): void => {
    saved.catch(() =>
      showToast({ tone: 'negative', text: t`Applied to this file, but not remembered for the next one.` }),
    );
  };

  return {
    answered,
    answer: async (word: UnknownWord, lead: CategoryLead): Promise<void> => {
      setAnswered((before) => [
        ...before.filter(({ term }) => term !== word.term),
        { ...word, subFamily: lead.subFamily },
      ]);
      remember(categoryAnswerCalls.save(word.text, lead.subFamily, lead.type ?? null));
      const count = await apply(word, lead);
      showToast({
        tone: 'positive',
        text: t`${plural(count, { one: 'Answered for # row', other: 'Answered for # rows' })}`,
      });
    },
    undo: async (word: UnknownWord): Promise<void> => {
      setAnswered((before) => before.filter(({ term }) => term !== word.term));
      remember(categoryAnswerCalls.remove(word.text));
      await apply(word, null);
    },
  };
}
