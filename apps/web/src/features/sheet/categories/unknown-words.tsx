import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Button } from '../../../components/button/button.tsx';
import { useFocusReturn } from '../../../lib/hooks/use-focus-return.ts';
import { QuestionLine } from '../question-line.tsx';
import { UnknownWordLine } from './unknown-word-line.tsx';
import type { UnknownWordSession, AnsweredWord } from './use-unknown-words.ts';

type ToolButtonProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly shortcut?: string;
};

/** A small button for one of many actions on the rows, so that they fit in one line. */
function ToolButton({ children, onPress, isDisabled = false, shortcut }: ToolButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isDisabled}
      aria-keyshortcuts={shortcut}
      className="inline-flex min-h-control items-center gap-1.5 rounded-control px-2.5 text-sm text-ink transition-colors hover:bg-hover disabled:opacity-55 [&>svg]:size-4 [&>svg]:text-muted"
    >
      {children}
    </button>
  );
}

type Props = {
  readonly word: AnsweredWord;
  /** The category it was assigned to. */
  readonly name: string;
  readonly onUndo: () => void;
};

/** A word that was answered, and the way back. */
function AnsweredLine({ word: { text, rows }, name, onUndo }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <CircleCheck aria-hidden className="size-4 shrink-0 text-brand" />
      <span className="min-w-0 [overflow-wrap:anywhere] text-ink">
        <Trans>
          “<bdi>{text}</bdi>” is <bdi>{name}</bdi>
        </Trans>{' '}
        <span className="text-muted">
          <Plural value={rows} one="(# row)" other="(# rows)" />
        </span>
      </span>
      <ToolButton onPress={onUndo}>
        <Undo2 aria-hidden className="rtl:-scale-x-100" />
        <Trans>Undo</Trans>
      </ToolButton>
    </li>
  );
}

const linesAtFirst = 5;

/** The category words of the file that nobody knows: each is answered once for all rows that say it. */
export function UnknownWords({ unknown }: { readonly unknown: UnknownWordSession }) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useFocusReturn();
  const { words, answered, search, answer, undo } = unknown;
  if (words.length === 0 && answered.length === 0) return null;
  const visible = showsAll ? words : words.slice(0, linesAtFirst);
  const hidden = words.length - visible.length;
  const rows = words.reduce((sum, word) => sum + word.rows, 0);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t`Unknown category words`}
      className={`min-w-0 rounded-control bg-warning-soft outline-none md:grow ${isOpen ? 'md:basis-full' : 'md:basis-64'}`}
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
            <Plural value={words.length} one="# unknown category word" other="# unknown category words" />
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
        {isOpen ? (
          <>
            {words.length === 0 ? null : (
              <p className="text-sm text-muted">
                <Trans>Answer each once: it counts for all its rows, and for your next files.</Trans>
              </p>
            )}
            <ul className="flex flex-col divide-y divide-line empty:hidden">
              {visible.map((word) => (
                <li key={word.term}>
                  <UnknownWordLine word={word} search={search} onAnswer={(lead) => void answer(word, lead)} />
                </li>
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
          </>
        ) : null}
      </div>
    </section>
  );
}
