import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

const DEBOUNCE_MS = 300;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Looks something up when the typing rests. */
export function DebouncedSearch({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = useEffectEvent(onSearch);

  // An address that changes from outside (back, a link) is taken over.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = text;
      search(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
