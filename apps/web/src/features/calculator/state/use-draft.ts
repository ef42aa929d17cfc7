import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calculatorPath, openCalculatorPath } from '../../../lib/calculator-link.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { saveTyped } from '../../../lib/typed-calculation.ts';
import { clearUnsettled, saveUnsettled, unsettledAt } from '../../../lib/unsettled-address.ts';
import type { Draft, DraftField } from '@saer/contract/calculator-draft';
import { rememberedSettings, usualVat } from './remembered.ts';
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
