import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { calculatorPath, openCalculatorPath } from '../../../lib/calculator-link.ts';
import { readSessionStorage, writeSessionStorage } from '../../../lib/session-storage.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { saveTyped } from '../../../lib/typed-calculation.ts';
import type { Draft, DraftField } from '@saer/contract/calculator-draft';
import { rememberedSettings } from './remembered.ts';
import {
  type CalculatorSearch,
  draftOf,
  readSearch,
  searchQuery,
  writeSearch,
} from '@saer/contract/calculator-search';

const DEBOUNCE_MS = 250;

interface DraftState {
  readonly draft: Draft;
  /** Fields of the address that could not be used. */
  readonly refused: readonly DraftField[];
  readonly change: (changes: Partial<Draft>) => void;
}

// A link says it all; an address that says nothing leaves it to the seller's own settings.
const opened = (search: CalculatorSearch): Draft =>
  Object.keys(search).length === 0 ? { ...draftOf(search), ...rememberedSettings() } : draftOf(search);

/** A form as it was left, and its address, whose last keystrokes may not be in the URL yet: both as queries. */
const pendingDraft = z.object({
  address: z.string(),
  query: z.string(),
  /** Milliseconds since 1970. */
  leftAt: z.number(),
});

/** For a page that is left before its address has followed. */
const savePendingDraft = (address: string, query: string): void =>
  writeSessionStorage('calculator.unsettled', { address, query, leftAt: Date.now() });

/**
 * Whether a page left at this moment was reloaded as this one. A reload takes the address of the moment it is asked for; on a slow
 * connection the form and its address may go on for seconds.
 */
const isReloadOf = (leftAt: number): boolean =>
  performance.getEntriesByType('navigation').some((each) => 'type' in each && each.type === 'reload') &&
  leftAt >= performance.timeOrigin;

/** The form of this tab as it was left at an address, to the last key. */
const pendingDraftAt = (address: string): string | undefined => {
  const { data } = z.safeParse(pendingDraft, readSessionStorage('calculator.unsettled'));
  return data?.address === address || (data && isReloadOf(data.leftAt)) ? data.query : undefined;
};

const clearPendingDraft = (): void => writeSessionStorage('calculator.unsettled', undefined);

/** Like `opened`; a page that is reloaded right after a keystroke includes it. */
const initialDraft = (search: CalculatorSearch): Draft => {
  const query = pendingDraftAt(searchQuery(draftOf(search)));
  return query === undefined
    ? opened(search)
    : draftOf(readSearch(Object.fromEntries(new URLSearchParams(query))).search);
};

/**
 * The form's state. What is typed shows at once; the address follows when the typing rests, in the same history entry. An
 * address that changes from outside (back, a link) is taken over.
 */
export function useDraft(): DraftState {
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

  useEffect(clearPendingDraft, []);
  useEffect(() => {
    if (!isHere) return undefined;
    const leave = (): void => {
      const query = searchQuery(draft);
      // Whoever has just signed in or out leaves nothing behind.
      if (isGuests !== isSignedIn()) savePendingDraft(address, query);
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
