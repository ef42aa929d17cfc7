import { type ReactNode, useId } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly description?: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
};

/** Something that is on or off at once. */
export function Switch({ children, description, isSelected, onChange }: Props) {
  const descriptionId = useId();
  const control = (
    <label className="flex min-h-control cursor-pointer items-center gap-3 text-sm text-ink">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        aria-describedby={description === undefined ? undefined : descriptionId}
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
  if (description === undefined) return control;
  return (
    <div>
      {control}
      <p id={descriptionId} className="ms-13 text-xs text-muted">
        {description}
      </p>
    </div>
  );
}
