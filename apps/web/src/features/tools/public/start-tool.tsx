import { I18nProvider } from '@lingui/react';
import { feeBook, type FeeBook } from '@saer/contract/fees/fee-book';
import type { PublicTool } from '@saer/contract/site/public-tools';
import { toolGroupOf } from '@saer/contract/products/tools';
import type { Language } from '@saer/i18n/locale';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { call } from '../../../lib/api/api.ts';
import { i18n, setMessageLoaders, speak } from '../../../lib/language/language.ts';
import { toolMessages } from '../../../lib/language/public-messages.ts';
import { useInputs } from '../board/inputs.ts';
import { noBook } from '../fields/no-book.ts';
import type { Tool } from '../tool.ts';
import type { Texts } from '../fields/field.ts';
import { PublicBoard } from './public-board.tsx';
import { publicToolFiles } from './public-tools.ts';

function LiveBoard({
  language,
  tool,
  book,
  typed,
}: {
  readonly language: Language;
  readonly tool: Tool;
  readonly book: FeeBook;
  /** Before the script came. */
  readonly typed: Texts;
}) {
  const replaceAddress = useCallback((fragment: string) => {
    history.replaceState(history.state, '', fragment === '' ? location.pathname : `#${fragment}`);
  }, []);
  const [texts, change] = useInputs(tool.fields, replaceAddress, { begin: tool.example, typed });
  return <PublicBoard language={language} tool={tool} book={book} texts={texts} onChange={change} />;
}

const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);

/** Texts typed into the built page before its script came, by field. */
const typedBefore = (root: Element): Texts =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
      const input = field.querySelector<HTMLInputElement | HTMLSelectElement>('input[type=text], select');
      const name = field.dataset['field'];
      return input === null || name === undefined || !isChanged(input) ? [] : [[name, input.value]];
    }),
  );

const isText = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

/** Remembers the field that one is in, and what is selected there: the returned function goes back to both. */
function rememberFocus(root: Element): () => void {
  const { activeElement } = document;
  const field = activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
  const [from, to] = isText(activeElement) ? [activeElement.selectionStart, activeElement.selectionEnd] : [];
  return () => {
    if (field === undefined) return;
    const there = root.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`);
    there?.focus();
    // Whoever had selected all to type over it still types over it.
    if (isText(there) && from !== undefined && to !== undefined) there.setSelectionRange(from, to);
  };
}

/** Brings a tool's page to life: with the fees of today, and with what was typed meanwhile. */
export async function startTool(root: Element, id: PublicTool, language: Language): Promise<void> {
  setMessageLoaders(toolMessages);
  const [{ tool }] = await Promise.all([
    publicToolFiles[id](),
    speak(language, ['tools', 'errors', `tools-${toolGroupOf(id)}`]),
  ]);
  const book: FeeBook = tool.usesFees ? { ...(await call(feeBook, { query: {} })), overrides: [] } : noBook;
  const typed = typedBefore(root);
  const goBack = rememberFocus(root);
  flushSync(() => {
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <LiveBoard language={language} tool={tool} book={book} typed={typed} />
      </I18nProvider>,
    );
  });
  goBack();
}
