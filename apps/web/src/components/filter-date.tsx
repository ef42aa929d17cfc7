import { useId } from 'react';

type Props = {
  readonly label: string;
  /** `YYYY-MM-DD`; '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A day in a toolbar: its label is inside its box. */
export function FilterDate({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex h-control min-w-0 items-center rounded-control border border-edge bg-field pe-3 text-sm outline-offset-1 outline-brand focus-within:outline-2 hover:border-muted">
      <label htmlFor={id} className="shrink-0 px-3 text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none"
      />
    </div>
  );
}
