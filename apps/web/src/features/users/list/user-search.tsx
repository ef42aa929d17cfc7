import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchField } from '../../../components/search-field.tsx';

const SETTLED_MS = 300;

type Props = { readonly value: string; readonly onSearch: (text: string) => void };

/** Looks accounts up when the typing rests. */
export function UserSearch({ value, onSearch }: Props) {
  const { t } = useLingui();
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
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return <SearchField label={t`Name, email or mobile`} value={typed} onChange={setTyped} />;
}
