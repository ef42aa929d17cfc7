import type { ReactNode } from 'react';
import { toolbarButtonStyle } from './toolbar-style.ts';

type Props = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** Its action in full, with its keys; the label alone if absent. */
  readonly title?: string | undefined;
  readonly shortcut?: string;
  /** The popover that it opens. */
  readonly popoverId?: string;
  /** Something is chosen behind it. */
  readonly isActive?: boolean;
};

/** A button of the toolbar: an icon with its label, and the icon alone where there is little space. */
export function ToolbarButton(props: Props) {
  const { icon, label, onPress, isDisabled = false, title, shortcut, popoverId, isActive = false } = props;
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isDisabled}
      aria-keyshortcuts={shortcut}
      popoverTarget={popoverId}
      title={title ?? label}
      className={`${toolbarButtonStyle} ${isActive ? 'bg-brand-soft font-medium text-brand-strong' : 'text-ink [&>svg]:text-muted'}`}
    >
      {icon}
      <span className="max-xl:sr-only">{label}</span>
    </button>
  );
}
