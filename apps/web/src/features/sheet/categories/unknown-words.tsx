import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FeeBook } from '@saer/contract/fee-book';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { QuestionLine } from '../grid/question-line.tsx';
import type { GridSession } from '../grid/use-grid-session.ts';
import { categoryWordsQuery } from '../../../domain/category-search/category-words-query.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { AnsweredLine } from './answered-line.tsx';
import { categorySearch } from './category-search.ts';
import { UnknownWordLine } from './unknown-word-line.tsx';
import { useWordAnswers } from './use-word-answers.ts';

type Props = {
  readonly sheet: SheetSession;
  readonly session: GridSession;
  readonly book: FeeBook;
};

const linesAtFirst = 5;

/** The category words of the file that nobody knows: each is answered once for all rows that say it. */
export function UnknownWords({ sheet, session, book }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(categoryWordsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useFocusReturn();
  const search = useMemo(
    () => categorySearch(book, data ?? { families: {}, subFamilies: {}, types: {} }, language),
    [book, data, language],
  );
  const { answered, answer, undo } = useWordAnswers(sheet, session);
  const done = new Set(answered.map(({ term }) => term));
  // The answer is being saved, until its rows are read again.
  const words = session.unknownWords.filter(({ term }) => !done.has(term));
  if (words.length === 0 && answered.length === 0) return null;
  const visible = showsAll ? words : words.slice(0, linesAtFirst);
  const hidden = words.length - visible.length;
  const rows = words.reduce((sum, word) => sum + word.rows, 0);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t`Unknown category words`}
      className="min-w-0 rounded-control bg-warning-soft outline-none"
    >
      <QuestionLine
        action={
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={buttonStyle('quiet')}
          >
            {isOpen ? <Trans>Close</Trans> : words.length === 0 ? <Trans>Look</Trans> : <Trans>Answer</Trans>}
            <ChevronDown
              aria-hidden
              className={`size-4 transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        }
      >
        <h2 className="inline font-medium">
          {words.length === 0 ? (
            <Plural
              value={answered.length}
              one="# category word answered"
              other="# category words answered"
            />
          ) : (
            <Plural
              value={words.length}
              one="# category word we do not know"
              other="# category words we do not know"
            />
          )}
        </h2>
        {words.length === 0 ? null : (
          <span className="text-muted">
            {' '}
            <Plural value={rows} one="(# row)" other="(# rows)" />
          </span>
        )}
      </QuestionLine>
      <div id={id} hidden={!isOpen} className="border-t border-line px-3.5 py-2">
        {words.length === 0 ? null : (
          <p className="text-sm text-muted">
            <Trans>Answer each once: it counts for all its rows, and for your next files.</Trans>
          </p>
        )}
        <ul className="flex flex-col divide-y divide-line empty:hidden">
          {visible.map((word) => (
            <UnknownWordLine
              key={word.term}
              word={word}
              search={search}
              onAnswer={(lead) => void answer(word, lead)}
            />
          ))}
        </ul>
        {hidden > 0 ? (
          <Button tone="quiet" onPress={() => setShowsAll(true)}>
            <Plural value={hidden} one="Show # more word" other="Show # more words" />
          </Button>
        ) : null}
        {answered.length === 0 ? null : (
          <ul aria-label={t`Answered`} className="flex flex-col">
            {answered.map((word) => (
              <AnsweredLine
                key={word.term}
                word={word}
                name={search.nameOf(word.subFamily)}
                onUndo={() => void undo(word)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
