import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { bareInput, inputBox } from '../button/control-style.ts';

type Props = {
  /** The subject of the search, read aloud and displayed while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Narrows a list as one types. */
export function SearchField({ label, value, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`${inputBox} h-control`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="ms-3 size-4 shrink-0 text-muted" />
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${bareInput} text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={t`Clear the search`}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="grid size-control shrink-0 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
