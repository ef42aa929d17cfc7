import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type MenuAction = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean;
  readonly isDisabled?: boolean;
  readonly run: () => void;
};

type Props = {
  /** Content of the button. */
  readonly children: ReactNode;
  /** Names the menu, and a button without words. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** The button's look. */
  readonly className: string;
  readonly isDisabled?: boolean;
};

const toItems = (menu: HTMLElement | null): readonly HTMLElement[] =>
  menu === null ? [] : [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];

/** Where a key leads from the item at `index`. */
const indexAfter = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowDown: (index + 1) % count, ArrowUp: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** A button that opens a menu of actions. The browser's popover: Escape and a press elsewhere close it. */
export function MenuButton({ children, label, actions, className, isDisabled = false }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent): void => {
    const items = toItems(menu.current);
    if (event.key === 'Tab') menu.current?.hidePopover();
    const index = items.findIndex((item) => item === document.activeElement);
    const next = items[indexAfter(event.key, index, items.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  // The browser focuses it as it opens: the event after that comes late enough for a key to reach the button instead.
  const markFirst = (): void => {
    const [first, ...others] = toItems(menu.current);
    first?.setAttribute('autofocus', '');
    for (const other of others) other.removeAttribute('autofocus');
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        disabled={isDisabled}
        className={className}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        onBeforeToggle={markFirst}
        className="popover min-w-48 rounded-control border border-line bg-raised p-1 text-start text-ink shadow-raised"
      >
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={action.isDisabled === true}
            onClick={() => {
              // Closed first, so that the focus is on the menu's button and a dialog can return it there.
              menu.current?.hidePopover();
              action.run();
            }}
            className={`flex min-h-control w-full items-center gap-2.5 rounded-lg px-3 py-2 text-start text-sm font-normal whitespace-nowrap -outline-offset-2 hover:bg-hover focus-visible:bg-hover disabled:opacity-55 [&>svg]:size-4 [&>svg]:shrink-0 ${action.isDestructive === true ? 'text-danger' : 'text-ink [&>svg]:text-muted'}`}
          >
            {action.icon}
            {action.title}
          </button>
        ))}
      </div>
    </>
  );
}
