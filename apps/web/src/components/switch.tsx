import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';

type Props = {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
};

/** Something that is on or off at once. */
export function Switch({ children, ...field }: Props) {
  return (
    <AriaSwitch
      {...field}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-control text-sm text-ink data-disabled:opacity-55"
    >
      <span
        aria-hidden
        className="flex h-6 w-10 shrink-0 items-center rounded-full bg-edge p-0.5 transition-colors group-data-selected:bg-brand"
      >
        <span className="size-5 rounded-full bg-surface shadow-card transition-transform group-data-selected:translate-x-4 rtl:group-data-selected:-translate-x-4" />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
