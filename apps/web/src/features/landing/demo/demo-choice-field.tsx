import type { Language } from '@saer/i18n/locale';
import { useId } from 'react';
import { controlBox } from '../../../components/button/control-style.ts';
import { type NamedByCode, getName } from '../../../domain/names/name.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly language: Language;
  readonly options: readonly NamedByCode[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** One of a few, with the browser's own list. */
export function DemoChoiceField({ name, label, language, options, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          className={`${controlBox} appearance-none truncate py-2 ps-3 pe-9 text-base sm:text-sm`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.code} value={option.code}>
              {getName(option, language)}
            </option>
          ))}
        </select>
        <svg
          aria-hidden
          viewBox="0 0 12 12"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-3 text-muted"
        >
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </div>
    </div>
  );
}
