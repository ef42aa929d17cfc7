import { type ReactNode, useId } from 'react';

type Props = {
  /** Label of the button, if its content does not describe it. */
  readonly label: string;
  /** Content of the button. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
};

/** A few lines that open beside their button. The browser's own popover: Escape and a press elsewhere close it. */
export function Popover({ label, trigger, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className="rounded-md py-1">
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className="popover max-w-80 rounded-control border border-line bg-raised p-4 text-start text-sm font-normal whitespace-normal text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  );
}
