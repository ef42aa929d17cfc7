import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly defaultExpanded?: boolean;
  /** Called when it is opened or folded. */
  readonly onToggle?: (isOpen: boolean) => void;
};

/** A part that can be folded away; the browser opens it too when a search in the page finds something inside. */
export function Disclosure({ title, children, level = 3, defaultExpanded = false, onToggle }: Props) {
  // Where it begins; after that the reader folds it.
  const [isOpenAtFirst] = useState(defaultExpanded);
  const Heading = `h${level}` as const;
  return (
    <details
      className="group"
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-3 rounded-control text-sm font-medium text-ink [&::-webkit-details-marker]:hidden">
        <Heading>{title}</Heading>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
