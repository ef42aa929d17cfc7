import { useId } from 'react';
import { fieldLabel } from '../button/control-style.ts';
import type { Option } from '../button/segmented-control.tsx';

type Props<K extends string> = {
  readonly label: string;
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K) => void;
};

/** One of a handful of options that deserve a line of explanation each. */
export function RadioCards<K extends string>({ label, options, value, onChange }: Props<K>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={`${fieldLabel} mb-1.5`}>{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-control cursor-pointer flex-col justify-center rounded-control border border-edge bg-field px-3 py-2 outline-offset-2 outline-brand transition-colors hover:border-muted has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            <span className="text-sm font-medium text-ink">{option.name}</span>
            {option.hint === undefined ? null : <span className="text-xs text-muted">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
