import type { ReactNode } from 'react';

type Props = {
  readonly group: string;
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the line. */
  readonly end?: ReactNode;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
  /** Further choices that belong to this one. */
  readonly children?: ReactNode;
};

/** One way to pay. */
export function MethodOption(props: Props) {
  const { group, name, hint, end, isSelected, isDisabled = false, onSelect, children } = props;
  return (
    <div className="rounded-control border border-edge bg-field transition-colors has-checked:border-brand has-checked:bg-brand-soft has-disabled:border-line has-disabled:bg-hover">
      <label
        className={`flex min-h-control items-center gap-3 rounded-control px-3 py-2.5 outline-offset-2 outline-brand has-focus-visible:outline-2 ${isDisabled ? '' : 'cursor-pointer'}`}
      >
        <input
          type="radio"
          name={group}
          checked={isSelected}
          disabled={isDisabled}
          onChange={onSelect}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-field peer-checked:border-brand peer-disabled:border-line [&>span]:invisible peer-checked:[&>span]:visible"
        >
          <span className="size-2.5 rounded-full bg-brand" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`block text-sm font-medium ${isDisabled ? 'text-muted' : 'text-ink'}`}>
            {name}
          </span>
          {hint === undefined ? null : <span className="block text-xs text-muted">{hint}</span>}
        </span>
        {end}
      </label>
      {children === undefined ? null : <div className="px-3 pb-2">{children}</div>}
    </div>
  );
}
