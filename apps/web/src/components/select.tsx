import { ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { controlBox, fieldColumn, fieldHint, fieldLabel, fieldNote, fieldProblem } from './control-style.ts';
import type { FieldTexts } from './field-frame.tsx';
import type { Option } from './option.ts';

type Props<K extends string> = FieldTexts & {
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K) => void;
  readonly placeholder: string;
};

/** One of a few options. The browser's own list: it opens as the device's lists do, and weighs nothing. For many, ComboBox. */
export function Select<K extends string>(props: Props<K>) {
  const { label, note, description, error, options, value, onChange, placeholder } = props;
  const id = useId();
  const says = error ?? description;
  return (
    <div className={fieldColumn} {...(error === undefined ? {} : { 'data-invalid': true })}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {note === undefined ? null : <span className={fieldNote}>{note}</span>}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          aria-invalid={error !== undefined}
          {...(says === undefined ? {} : { 'aria-describedby': `${id}-says` })}
          className={`${controlBox} select truncate py-2 ps-3 pe-9 text-base group-data-invalid:border-danger sm:text-sm ${value === undefined ? 'text-muted' : ''}`}
        >
          {value === undefined ? (
            <option value="" disabled>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronsUpDown
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </div>
      {says === undefined ? null : (
        <div id={`${id}-says`} className={error === undefined ? fieldHint : fieldProblem}>
          {says}
        </div>
      )}
    </div>
  );
}
