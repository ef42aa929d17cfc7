import { useCallback, useEffect, useRef, useState } from 'react';
import { isSignedIn } from '../../../lib/session/session.ts';
import { clearUnsettled, saveUnsettled, unsettledAt } from '../../../lib/address/unsettled-address.ts';
import type { ToolFields, Texts } from '../fields/field.ts';
import { addressOf, inputsInAddress, saveInputs, typedInputs } from './inputs.ts';

const DEBOUNCE_MS = 250;

/**
 * The texts of a tool's fields: those of the address, and no others if it has any; else those typed in another tool of this tab, else `begin`; what was `typed` meanwhile comes before all. What is typed shows at once; the
 * address and the other tools follow when the typing rests, or when the page is left.
 */
export function useInputs(
  fields: ToolFields,
  replaceAddress: (fragment: string) => void,
  { begin = {}, typed = {} }: { readonly begin?: Texts; readonly typed?: Texts } = {},
): readonly [Texts, (changes: Texts) => void] {
  const [texts, setTexts] = useState<Texts>(() => {
    const linked = inputsInAddress(unsettledAt('tools.unsettled', here()) ?? location.hash, fields);
    const there = Object.keys(linked).length > 0 ? onlyThese(fields, linked) : { ...begin, ...typedInputs() };
    return { ...there, ...typed };
  });
  const [wasSignedIn] = useState(isSignedIn);
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
    const timer = setTimeout(() => {
      saveOf(wasSignedIn, texts);
      replaceAddress(addressOf(fields, texts));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [fields, texts, replaceAddress, wasSignedIn]);
  useEffect(() => {
    clearUnsettled('tools.unsettled');
    const save = (): void => saveOf(wasSignedIn, latest.current);
    const leave = (): void => {
      save();
      if (isSignedIn() === wasSignedIn)
        saveUnsettled('tools.unsettled', here(), addressOf(fields, latest.current));
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      save();
    };
  }, [fields, wasSignedIn]);
  const change = useCallback((changes: Texts) => setTexts((now) => ({ ...now, ...changes })), []);
  return [texts, change];
}

const here = (): string => location.pathname + location.hash;

/** Saves what was typed, unless whoever typed it has signed in or out since: then nothing is left behind. */
function saveOf(wasSignedIn: boolean, texts: Texts): void {
  if (isSignedIn() === wasSignedIn) saveInputs(texts);
}

/** Texts of an address: its tool's other fields are as they begin, those of other tools as they were typed. */
const onlyThese = (fields: ToolFields, linked: Texts): Texts => ({
  ...typedInputs(),
  ...Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial])),
  ...linked,
});
