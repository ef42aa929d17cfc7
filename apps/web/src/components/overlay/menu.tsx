import { MoreVertical } from 'lucide-react';
import { type MenuAction, MenuButton } from './menu-button.tsx';

type Props = {
  /** Whose actions they are. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
};

/** The menu of actions on one thing, behind three dots; nothing where there is none. */
export function Menu({ label, actions }: Props) {
  if (actions.length === 0) return null;
  return (
    <MenuButton
      label={label}
      actions={actions}
      className="grid size-control shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-hover hover:text-ink"
    >
      <MoreVertical aria-hidden className="size-5" />
    </MenuButton>
  );
}
