import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Option } from '../button/segmented-control.tsx';

type Props<K extends string> = {
  readonly label: string;
  /** Only heard, where the chosen option says what it chooses among. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option<K>[];
  readonly value: K;
  readonly onChange: (value: K) => void;
};

/** A choice in a toolbar: its label is inside its box. */
export function FilterSelect<K extends string>(props: Props<K>) {
  const { label, isLabelHidden = false, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="relative flex h-control min-w-0 items-center rounded-control border border-edge bg-field text-sm outline-offset-1 outline-brand focus-within:outline-2 hover:border-muted">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'shrink-0 ps-3 text-muted'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className={`select h-full min-w-0 flex-1 truncate rounded-control bg-transparent pe-9 text-ink outline-none ${isLabelHidden ? 'ps-3' : 'ps-2'}`}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4 text-muted" />
    </div>
  );
}
