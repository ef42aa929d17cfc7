import { useId } from 'react';
import { fieldLabel } from './control-style.ts';

/** Something that can be chosen. */
export type Option<K extends string = string> = {
  readonly id: K;
  readonly name: string;
  /** A second, quieter line. */
  readonly hint?: string | undefined;
};

type Props<K extends string> = {
  readonly label: string;
  /** The label stays for screen readers only. */
  readonly hideLabel?: boolean;
  readonly options: readonly Option<K>[];
  readonly value: K;
  readonly onChange: (value: K) => void;
  readonly description?: string | undefined;
};

/** Two to four short options, all visible. */
export function SegmentedControl<K extends string>(props: Props<K>) {
  const { label, hideLabel = false, options, value, onChange, description } = props;
  const name = useId();
  const descriptionId = useId();
  return (
    <fieldset
      aria-describedby={description === undefined ? undefined : descriptionId}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className={hideLabel ? 'sr-only' : `${fieldLabel} mb-1.5`}>{label}</legend>
      <div className="flex min-h-control rounded-control border border-edge bg-field p-1">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-w-0 flex-1 cursor-pointer items-center justify-center rounded-md px-3 py-1 text-center text-sm text-muted outline-offset-2 outline-brand transition-colors hover:text-ink has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-strong has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            {option.name}
          </label>
        ))}
      </div>
      {description === undefined ? null : (
        <p id={descriptionId} className="text-xs text-muted">
          {description}
        </p>
      )}
    </fieldset>
  );
}
