import { useCallback, useEffect, useState } from 'react';
import { isSignedIn } from '../../../lib/session.ts';
import type { ToolFields } from '../fields/field.ts';
import type { Texts } from '../tool.ts';
import { addressOf, inputsInAddress, saveInputs, typedInputs } from './inputs.ts';

const DEBOUNCE_MS = 250;

/**
 * The texts of a tool's fields: those of the address, else those typed in another tool of this tab, else those it begins with. What is typed shows at once; the
 * address and the other tools follow when the typing rests, or when the page is left.
 */
export function useInputs(
  fields: ToolFields,
  replaceAddress: (fragment: string) => void,
  begin: Texts = {},
): readonly [Texts, (changes: Texts) => void] {
  const [texts, setTexts] = useState<Texts>(() => ({
    ...begin,
    ...typedInputs(),
    ...inputsInAddress(location.hash, fields),
  }));
  useEffect(() => {
    const wasSignedIn = isSignedIn();
    // Whoever has just signed in or out leaves nothing behind.
    const save = (): void => {
      if (isSignedIn() === wasSignedIn) saveInputs(texts);
    };
    const timer = setTimeout(() => {
      save();
      replaceAddress(addressOf(fields, texts));
    }, DEBOUNCE_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [fields, texts, replaceAddress]);
  const change = useCallback((changes: Texts) => setTexts((now) => ({ ...now, ...changes })), []);
  return [texts, change];
}
