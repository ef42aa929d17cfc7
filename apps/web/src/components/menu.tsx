import { MoreVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type MenuAction = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean;
  readonly run: () => void;
};

type Props = {
  /** Whose actions they are. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
};

const itemsOf = (menu: HTMLElement | null): readonly HTMLElement[] =>
  menu === null ? [] : [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Where a key leads from the item at `index`. */
const indexAfter = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowDown: (index + 1) % count, ArrowUp: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** A menu of actions on one thing. It uses the browser's popover: Escape and a click elsewhere close it. */
export function Menu({ label, actions }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  if (actions.length === 0) return null;

  const move = (event: KeyboardEvent): void => {
    const items = itemsOf(menu.current);
    if (event.key === 'Tab') menu.current?.hidePopover();
    const index = items.findIndex((item) => item === document.activeElement);
    const next = items[indexAfter(event.key, index, items.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        className="grid size-control shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-hover hover:text-ink"
      >
        <MoreVertical aria-hidden className="size-5" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        onToggle={(event) => event.newState === 'open' && itemsOf(menu.current)[0]?.focus()}
        className="popover min-w-48 rounded-control border border-line bg-raised p-1 text-start text-ink shadow-raised"
      >
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              // Closed first, so that the focus is on the menu's button and a dialog can return it there.
              menu.current?.hidePopover();
              action.run();
            }}
            className={`flex min-h-control w-full items-center gap-2.5 rounded-lg px-3 py-1.5 text-start text-sm font-normal whitespace-nowrap -outline-offset-2 hover:bg-hover focus-visible:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 ${action.isDestructive === true ? 'text-danger' : 'text-ink [&>svg]:text-muted'}`}
          >
            {action.icon}
            {action.title}
          </button>
        ))}
      </div>
    </>
  );
}
