import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { useLayoutEffect, useRef, useState } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { calculatorLink } from '../../../lib/calculator-link.ts';
import { answerTrial, choose, storeOf } from './answer-trial.ts';
import { FeeSource } from './fee-source.tsx';
import { inputInForm } from './input-in-form.ts';
import { TrialAnswer } from './trial-answer.tsx';
import type { TrialBook } from './trial-book.ts';
import { TrialForm } from './trial-form.tsx';
import { exampleInput } from './trial-input.ts';
import { TrialRefusal } from './trial-refusal.tsx';
import { useLiveBook } from './use-live-book.ts';

interface Props {
  readonly language: Language;
  /** The fees the page was built with: it answers by them at once, and for as long as the server does not. */
  readonly builtWith: TrialBook;
}

/** A working calculator: every key is answered here, by the engine the server uses. */
export function PriceTrial({ language, builtWith }: Props) {
  const live = useLiveBook();
  const [typed, setTyped] = useState(exampleInput);
  const form = useRef<HTMLFormElement>(null);

  // On a slow line a seller types before this page is alive: what stands in the fields then counts.
  useLayoutEffect(() => {
    const { current } = form;
    if (current !== null) setTyped((input) => inputInForm(current, input));
  }, []);

  const book = live ?? builtWith;
  const input = choose(book, typed, {});
  const store = storeOf(book, input.store);
  if (store === undefined) return null;
  const answer = answerTrial(store, input);
  return (
    <div className="grid overflow-clip rounded-card border border-line bg-surface shadow-raised lg:grid-cols-[5fr_6fr]">
      <div className="flex min-w-0 flex-col justify-between gap-6 p-5 sm:p-8">
        <TrialForm
          ref={form}
          language={language}
          book={book}
          store={store}
          input={input}
          problems={answer.is === 'unread' ? answer.problems : {}}
          // What was found in the fields may not have been rendered yet.
          onChange={(changed) => setTyped((latest) => choose(book, latest, changed))}
        />
        <FeeSource book={book} store={store} subFamily={input.subFamily} isLive={live !== undefined} />
      </div>
      <div className="perforated flex min-w-0 flex-col gap-5 p-5 sm:p-8">
        {answer.is === 'quote' ? <TrialAnswer {...answer} /> : null}
        {answer.is === 'refusal' ? (
          <output className="block rounded-control bg-danger-soft px-3 py-2.5 text-sm text-danger">
            <TrialRefusal refusal={answer.refusal} />
          </output>
        ) : null}
        {answer.is === 'unread' ? (
          <output className="block text-sm text-muted">
            <Trans>Correct the marked field, and the price appears here.</Trans>
          </output>
        ) : null}
        <a
          className={`${buttonStyle('primary')} mt-auto w-full`}
          href={calculatorLink({ ...input, store: store.code })}
        >
          <Trans>Open the full calculator with these values</Trans>
        </a>
      </div>
    </div>
  );
}
