import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { useLayoutEffect, useRef, useState } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { calculatorLink } from '../../../lib/calculator-link.ts';
import { AllStores } from './all-stores.tsx';
import { answerDemo, choose, storeOf } from './answer-demo.ts';
import { answerStores } from './answer-stores.ts';
import { FeeSource } from './fee-source.tsx';
import { DemoAnswer } from './demo-answer.tsx';
import type { DemoFeeBook } from './demo-fee-book.ts';
import { DemoForm, demoFormId } from './demo-form.tsx';
import { type DemoInput, exampleInput } from './demo-input.ts';
import { DemoPrice } from './demo-price.tsx';
import { useCoveredHeight } from './use-covered-height.ts';
import { useLiveBook } from './use-live-book.ts';

interface Props {
  readonly language: Language;
  /** The fees the page was built with: it answers by them at once, and for as long as the server does not. */
  readonly builtWith: DemoFeeBook;
}

const fieldNames = ['cost', 'marginRate', 'weight', 'store', 'subFamily', 'sizeClass'] as const;

/** Values in the form's fields; a missing field keeps its value. Returns the same object if nothing differs, to avoid a render. */
function readForm(form: HTMLFormElement, otherwise: DemoInput): DemoInput {
  const fields = new FormData(form);
  const text = (name: keyof DemoInput): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : otherwise[name];
  };
  const found = {
    cost: text('cost'),
    marginRate: text('marginRate'),
    weight: text('weight'),
    store: text('store'),
    subFamily: text('subFamily'),
    sizeClass: text('sizeClass'),
  };
  return fieldNames.every((name) => found[name] === otherwise[name]) ? otherwise : found;
}

/** A working calculator: every key is answered here, priced as the server prices. */
export function PriceDemo({ language, builtWith }: Props) {
  const live = useLiveBook();
  const [typed, setTyped] = useState(exampleInput);
  const form = useRef<HTMLFormElement>(null);
  const priceBar = useRef<HTMLDivElement>(null);
  useCoveredHeight(priceBar);

  // On a slow connection a seller types before hydration: the values in the fields are then adopted.
  useLayoutEffect(() => {
    const { current } = form;
    if (current !== null) setTyped((input) => readForm(current, input));
  }, []);

  const book = live ?? builtWith;
  const input = choose(book, typed, {});
  const store = storeOf(book, input.store);
  if (store === undefined) return null;
  const answer = answerDemo(book, { ...input, store: store.code });
  return (
    <div className="flex flex-col overflow-clip rounded-card border border-line bg-surface shadow-raised lg:grid lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr_auto]">
      <div className="flex min-w-0 flex-col justify-between gap-5 p-5 sm:p-6 lg:row-span-2">
        <DemoForm
          ref={form}
          language={language}
          book={book}
          store={store}
          input={input}
          problems={answer.is === 'unread' ? answer.problems : {}}
          // The values read from the fields may not be rendered yet.
          onChange={(changed) => setTyped((latest) => choose(book, latest, changed))}
        />
        <FeeSource book={book} store={store} subFamily={input.subFamily} isLive={live !== undefined} />
      </div>
      <div ref={priceBar} className="price-bar min-w-0 bg-surface px-5 py-3 sm:px-6 lg:pt-6">
        <DemoPrice answer={answer} />
      </div>
      <div className="perforated flex min-w-0 flex-col gap-5 p-5 sm:p-6 lg:pt-2">
        {answer.is === 'quote' ? <DemoAnswer quote={answer.quote} /> : null}
        <a
          className={`${buttonStyle('primary')} mt-auto w-full`}
          href={calculatorLink({ ...input, store: store.code })}
          data-values-of={demoFormId}
        >
          <Trans>Open the full calculator with these values</Trans>
        </a>
      </div>
      <AllStores
        language={language}
        answers={answerStores(book, input)}
        chosen={store.code}
        onChoose={(code) => setTyped((latest) => choose(book, latest, { store: code }))}
      />
    </div>
  );
}
