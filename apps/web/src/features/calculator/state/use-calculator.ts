import * as z from 'zod/mini';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { feeTableFor } from '@saer/quoting/fee-book';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useCallback, useEffect, useMemo, useRef, useState, useLayoutEffect } from 'react';
import { type Calculation, calculate, type Answer } from '@saer/quoting/calculator/calculation';
import {
  type DraftField,
  emptyDraft,
  type Draft,
  draftFields,
} from '@saer/contract/products/calculator-draft';
import {
  searchQuery,
  type CalculatorSearch,
  draftOf,
  readSearch,
  writeSearch,
} from '@saer/contract/products/calculator-search';
import { storeOf } from '@saer/quoting/calculator/book-store';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { fieldOfError, type FormState } from './form-state.ts';
import { calculatorPath, openCalculatorPath } from '../../../lib/form/calculator-link.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import { saveTyped } from '../../../lib/browser/typed-calculation.ts';
import { clearUnsettled, saveUnsettled, unsettledAt } from '../../../lib/address/unsettled-address.ts';
import { readStorage, writeStorage } from '../../../lib/browser/storage.ts';
import { hasPageFlag } from '../../../lib/browser/page-flags.ts';
import { useLingui } from '@lingui/react/macro';
import { formatShortInstant } from '@saer/i18n/format-date';
import { formatMoney } from '@saer/i18n/format-money';
import { isolate } from '@saer/i18n/isolate-ltr';
import { hideLastAnswer, rememberAnswer } from '../../../lib/browser/last-answer.ts';
import { currentLanguage } from '../../../lib/language/language.ts';

/** Fields that are the same for most products of a seller: their store and their own VAT. */
const own = z.object({
  store: draftFields.store,
  vatRegistered: draftFields.vatRegistered,
  feeVatIsCost: draftFields.feeVatIsCost,
});
type Own = z.output<typeof own>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The VAT on the item that a new calculation begins with, where admins set another than the usual one. */
const usualVat = (): Partial<Pick<Draft, 'vat'>> => (hasPageFlag('zero-vat') ? { vat: '0' } : {});

/** The seller's own settings from their last visit, as stored in this browser. */
const rememberedSettings = (): Partial<Own> => {
  const read = z.safeParse(own, parsed(readStorage('calculator') ?? ''));
  return read.success ? read.data : {};
};

const rememberSettings = (settings: Own): void => {
  writeStorage('calculator', JSON.stringify(settings));
};

const DEBOUNCE_MS = 250;

interface DraftState {
  readonly draft: Draft;
  /** Fields of the address that could not be used. */
  readonly refused: readonly DraftField[];
  readonly change: (changes: Partial<Draft>) => void;
}

// A link says it all; an address that says nothing leaves it to the seller's own settings.
const opened = (search: CalculatorSearch): Draft =>
  Object.keys(search).length === 0
    ? { ...draftOf(search), ...usualVat(), ...rememberedSettings() }
    : draftOf(search);

/** Like `opened`; a page that is reloaded right after a keystroke includes it. */
const initialDraft = (search: CalculatorSearch): Draft => {
  const query = unsettledAt('calculator.unsettled', searchQuery(draftOf(search)));
  return query === undefined
    ? opened(search)
    : draftOf(readSearch(Object.fromEntries(new URLSearchParams(query))).search);
};

/**
 * The form's state. What is typed shows at once; the address follows when the typing rests, in the same history entry. An
 * address that changes from outside (back, a link) is taken over.
 */
function useDraft(): DraftState {
  const raw = useLocation({ select: ({ search }) => search });
  // During navigation the URL is already that of the next page, while this one is still displayed.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isGuests = path === openCalculatorPath;
  const isHere = isGuests || path === calculatorPath;
  const navigate = useNavigate();
  const { search, refused } = useMemo(() => readSearch(raw), [raw]);
  const [draft, setDraft] = useState(() => initialDraft(search));
  const address = useMemo(() => searchQuery(draftOf(search)), [search]);
  const written = useRef(address);

  useEffect(() => {
    if (!isHere || address === written.current) return;
    written.current = address;
    setDraft(opened(search));
  }, [address, search, isHere]);

  useEffect(() => {
    if (!isHere) return undefined;
    const timer = setTimeout(() => {
      const query = searchQuery(draft);
      if (query === written.current) return;
      written.current = query;
      void navigate({
        to: '.',
        search: writeSearch(draft),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, navigate, isHere]);

  useEffect(() => clearUnsettled('calculator.unsettled'), []);
  useEffect(() => {
    if (!isHere) return undefined;
    const leave = (): void => {
      const query = searchQuery(draft);
      // Whoever has just signed in or out leaves nothing behind.
      if (isGuests !== isSignedIn()) saveUnsettled('calculator.unsettled', address, query);
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [draft, address, isHere, isGuests]);

  // In the next frame, for users who continue to sign in: the URL follows a moment later.
  useEffect(() => {
    if (isGuests) saveTyped(() => searchQuery(draft));
  }, [draft, isGuests]);

  const change = useCallback((changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes })), []);
  return { draft, refused, change };
}

export interface Calculator {
  readonly form: FormState | undefined;
  readonly calculation: Calculation;
  /** The query of a link to the form as it was typed. */
  readonly query: () => string;
  /** Fields of a link that could not be used. */
  readonly refused: readonly DraftField[];
  readonly change: FormState['change'];
  readonly clear: () => void;
  /** Empties what only one product has; store, category, size and target stay for the next one. */
  readonly startNext: () => void;
}

/** The form, its result and its errors, from the URL and the fee book. */
export function useCalculator(book: FeeBook): Calculator {
  const { i18n } = useLingui();
  const { draft: typed, refused: unread, change } = useDraft();
  const { draft, refused: unknown } = useMemo(() => normaliseDraft(typed, book), [typed, book]);
  const calculation = useMemo(() => calculate(draft, book), [draft, book]);

  const { store: code, vatRegistered, feeVatIsCost } = draft;
  useEffect(() => {
    rememberSettings({ store: code, vatRegistered, feeVatIsCost });
  }, [code, vatRegistered, feeVatIsCost]);

  const query = useCallback(() => searchQuery(typed), [typed]);
  const problem = calculation.is === 'refused' ? calculation.fieldError : undefined;
  const errorAt = (field: DraftField): string | undefined =>
    problem && fieldOfError(problem) === field
      ? errorMessage(i18n, problem.code, problem.details)
      : undefined;

  const store = storeOf(book, draft.store);
  const fees = feeTableFor(book, draft);
  const table = fees.ok ? fees.feeTable : undefined;
  return {
    form: store && { draft, book, store, table, change, errorAt },
    calculation,
    query,
    refused: [...unread, ...unknown],
    change,
    startNext: () => change({ name: '', barcode: '', cost: '', price: '', product: '', productVersion: '' }),
    clear: () => change({ ...emptyDraft, ...usualVat(), store: code, vatRegistered, feeVatIsCost }),
  };
}

/** The day whose fees the address asks for; empty: today. */
export const useFeeDay = (): string =>
  useLocation({ select: ({ search }) => readSearch(search).search.on ?? '' });

/** The address follows the form before that. */
const SETTLED_MS = 600;

/** Saves what the calculator displays in this browser: a slow connection shows it again before the calculator is there. */
export function useRememberAnswer(answer: Answer | undefined, query: () => string): void {
  const { t } = useLingui();
  // Before the first paint: the calculator displays its own.
  useLayoutEffect(hideLastAnswer, []);
  useEffect(() => {
    if (answer === undefined) return undefined;
    const { price, profit } = answer.quote.final.statement;
    const remember = (queries: readonly string[]): void => {
      const when = isolate(formatShortInstant(new Date(), currentLanguage()));
      rememberAnswer({
        queries,
        price: formatMoney(price),
        profit: formatMoney(profit),
        priceName: answer.quote.recommended ? t`Recommended price` : t`Your price`,
        profitName: t`Net profit`,
        note: t`Calculated ${when}. The calculator is on its way.`,
      });
    };
    // The address that was opened may name defaults, too.
    const timer = setTimeout(() => remember([query(), location.search.slice(1)]), SETTLED_MS);
    const leave = (): void => remember([query()]);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [answer, query, t]);
}
