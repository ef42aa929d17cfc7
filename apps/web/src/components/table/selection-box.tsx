import { Check, Minus } from 'lucide-react';

type Props = {
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of its rows are selected, and some are not. */
  readonly isPartly?: boolean;
  readonly onChange: () => void;
};

/** A checkbox for a row of a list; its label is for screen readers, the row itself is visible. */
export function SelectionBox({ label, isSelected, isPartly = false, onChange }: Props) {
  const Mark = isPartly ? Minus : Check;
  return (
    <label className="relative grid size-control cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isSelected}
        ref={(input) => {
          if (input !== null) input.indeterminate = isPartly;
        }}
        onChange={onChange}
        className="peer absolute size-5 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="grid size-5 place-items-center rounded-md border border-edge bg-field outline-offset-2 outline-brand transition-colors peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-indeterminate:border-brand peer-indeterminate:bg-brand peer-indeterminate:text-on-brand peer-focus-visible:outline-2 [&>svg]:invisible peer-checked:[&>svg]:visible peer-indeterminate:[&>svg]:visible"
      >
        <Mark className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

/** Which rows of a list are marked, to do something with all of them at once. */
export interface Selection<R> {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Label of a row's box. */
  readonly labelOf: (row: R) => string;
}

/** The same rows with one more or one fewer. */
export const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};
