import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
};

/** Something that is on or off at once. */
export function Switch({ children, isSelected, onChange }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm text-ink">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="flex h-6 w-10 shrink-0 items-center rounded-full bg-edge p-0.5 outline-offset-2 outline-brand transition-colors peer-checked:bg-brand peer-focus-visible:outline-2 peer-checked:[&>span]:translate-x-4 rtl:peer-checked:[&>span]:-translate-x-4"
      >
        <span className="size-5 rounded-full bg-surface shadow-card transition-transform" />
      </span>
      <span>{children}</span>
    </label>
  );
}
